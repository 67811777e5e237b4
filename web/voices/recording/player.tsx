import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { clockOfSeconds } from '../../platform/recording/clock-of-seconds.ts'
import type { RecordedVoice } from '../../platform/recording/recording.ts'
import { Button } from '../../platform/ui/button.tsx'
import { voicesWords } from '../words/voices-words.ts'

type PlayerProps = { voice: RecordedVoice; isNew: boolean }

/** The recording, to be heard before it is sent. A new one has the focus, because the button that was pressed is gone. */
export function Player({ voice: { mp3, duration }, isNew }: PlayerProps) {
  const words = voicesWords()
  const audio = useRef<HTMLAudioElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [at, setAt] = useState(0)
  useEffect(() => {
    const url = URL.createObjectURL(mp3)
    if (audio.current) audio.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [mp3])
  const press = () => {
    if (isPlaying) audio.current?.pause()
    else void audio.current?.play().catch(() => {})
  }
  const seconds = duration / 1000
  return (
    <section aria-label={words.yourRecording} className="flex w-full max-w-96 items-center gap-4">
      {/* biome-ignore lint/a11y/useMediaCaption: nobody has written down yet what was just said. */}
      <audio
        ref={audio}
        preload="auto"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setAt(0)}
        onTimeUpdate={({ currentTarget }) => setAt(currentTarget.currentTime)}
      />
      <Button look="primary" autoFocus={isNew} className="min-w-32 shrink-0" onClick={press}>
        {isPlaying ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
        {isPlaying ? words.pause : words.listen}
      </Button>
      <div className="h-2.5 min-w-0 grow overflow-hidden rounded-full bg-line" aria-hidden>
        <div
          className="h-full rounded-full bg-pine"
          style={{ width: `${Math.min(1, at / seconds) * 100}%` }}
        />
      </div>
      <span className="shrink-0 tabular-nums text-ink-2">{clockOfSeconds(isPlaying ? at : seconds)}</span>
    </section>
  )
}
