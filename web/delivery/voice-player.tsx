import { Pause, Play } from 'lucide-react'
import { useRef, useState } from 'react'
import { voiceSoundPath } from '#contract/voices/voices.ts'
import { deliveryWords } from './delivery-words.ts'

type VoicePlayerProps = {
  groupId: string
  voice: { id: string; duration: number }
  /** What its button says to those who hear the page. */
  name: string
}

/** Plays a voice, and says before that how long it is. The sound is fetched by the first press. */
export function VoicePlayer({ groupId, voice, name }: VoicePlayerProps) {
  const audio = useRef<HTMLAudioElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [share, setShare] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const words = deliveryWords()
  const seconds = Math.max(1, Math.round(voice.duration / 1000))

  function fail() {
    setPlaying(false)
    setFailed(true)
  }

  function press() {
    const player = audio.current
    if (!player) return
    setFailed(false)
    if (isPlaying) return player.pause()
    // A player that has failed once fails again by itself, without asking the network.
    if (player.error) player.load()
    // Paused before it had come: nothing has failed.
    player.play().catch((error) => error.name === 'AbortError' || fail())
  }

  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
      {/* biome-ignore lint/a11y/useMediaCaption: what somebody has typed of it stands beside it */}
      <audio
        ref={audio}
        src={voiceSoundPath(groupId, voice.id)}
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setShare(0)}
        onError={fail}
        onTimeUpdate={({ currentTarget }) => setShare((currentTarget.currentTime * 1000) / voice.duration)}
      />
      <button
        type="button"
        onClick={press}
        aria-label={isPlaying ? words.pauseVoice : name}
        className="grid size-11 shrink-0 place-items-center rounded-full bg-pine text-on-pine hover:bg-pine-hover"
      >
        {isPlaying ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden className="ms-0.5" />}
      </button>
      <span aria-hidden className="h-1.5 min-w-16 max-w-48 grow overflow-hidden rounded-full bg-ink/15">
        <span className="block h-full bg-pine" style={{ inlineSize: `${Math.min(1, share) * 100}%` }} />
      </span>
      <span className="text-sm text-ink-2">{words.seconds(seconds)}</span>
      {hasFailed && (
        <p role="alert" className="w-full text-sm font-semibold text-danger">
          {words.cannotPlay}
        </p>
      )}
    </div>
  )
}
