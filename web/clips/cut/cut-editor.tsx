import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { clockOfSeconds } from '../../platform/recording/clock-of-seconds.ts'
import { Button } from '../../platform/ui/button.tsx'
import type { Cut, FilmFacts } from '../film/film-message.ts'
import { clipsWords } from '../words/clips-words.ts'
import { movedEnd, movedStart } from './cut.ts'
import { TimeSlider } from './time-slider.tsx'

type CutEditorProps = {
  file: File
  facts: FilmFacts
  cut: Cut
  onCut: (cut: Cut) => void
  /** Only the film is there meanwhile, so that a phone shows how far it is. */
  isSending: boolean
  /** This browser does not play it. */
  onUnplayable: () => void
}

/** The film, and which part of it is sent. Where a slider is moved to, the film shows that picture. */
export function CutEditor({ file, facts, cut, onCut, isSending, onUnplayable }: CutEditorProps) {
  const words = clipsWords()
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [at, setAt] = useState(cut.from)
  useEffect(() => {
    // As MP4 by its name: browsers play what they know, and refuse some of the names that phones give.
    const url = URL.createObjectURL(/mp4|quicktime/.test(file.type) ? new Blob([file], mp4) : file)
    // An iPhone shows a picture only of a film that begins behind its first moment.
    if (video.current) video.current.src = `${url}#t=0.001`
    return () => URL.revokeObjectURL(url)
  }, [file])

  useEffect(() => {
    if (isSending) video.current?.pause()
  }, [isSending])

  function show(seconds: number) {
    setAt(seconds)
    if (video.current) video.current.currentTime = seconds
  }

  function move(next: Cut, seconds: number) {
    video.current?.pause()
    onCut(next)
    show(seconds)
  }

  function press() {
    if (!video.current) return
    if (isPlaying) return video.current.pause()
    if (video.current.currentTime < cut.from || video.current.currentTime >= cut.to - 0.1) show(cut.from)
    video.current.play().catch(() => {})
  }

  function onTime() {
    const seconds = video.current?.currentTime ?? 0
    setAt(seconds)
    if (!isPlaying || seconds < cut.to) return
    video.current?.pause()
    show(cut.from)
  }

  const length = cut.to - cut.from
  return (
    <section aria-label={words.yourVideo} className="grid gap-4">
      {/* biome-ignore lint/a11y/useMediaCaption: it was filmed by the family just now */}
      <video
        ref={video}
        playsInline
        preload="auto"
        className="mx-auto max-w-full rounded-photo bg-black"
        style={{ maxHeight: '20rem' }}
        onClick={press}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onTimeUpdate={onTime}
        onEnded={() => show(cut.from)}
        onError={onUnplayable}
      />
      {!isSending && (
        <>
          <div className="flex items-center gap-4">
            <Button className="min-w-32 shrink-0" data-autofocus onClick={press}>
              {isPlaying ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
              {isPlaying ? words.pause : words.play}
            </Button>
            <Window cut={cut} at={at} duration={facts.duration} />
            <span className="shrink-0 tabular-nums text-ink-2">{clockOfSeconds(length)}</span>
          </div>
          <div className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
            <TimeSlider
              label={words.begins}
              at={cut.from}
              duration={facts.duration}
              onMove={(wanted) => {
                const next = movedStart(cut, wanted, facts)
                move(next, next.from)
              }}
            />
            <TimeSlider
              label={words.ends}
              at={cut.to}
              duration={facts.duration}
              onMove={(wanted) => {
                const next = movedEnd(cut, wanted, facts)
                move(next, next.to)
              }}
            />
          </div>
          <p role="status" className="text-sm text-ink-2">
            {length < facts.duration - 0.1
              ? words.partOf(Math.round(length))
              : words.allOf(Math.round(length))}
          </p>
        </>
      )}
    </section>
  )
}

const mp4 = { type: 'video/mp4' }

/** Which part of the film is sent, and what is seen of it now. */
function Window({ cut, at, duration }: { cut: Cut; at: number; duration: number }) {
  const percent = (seconds: number) => `${(seconds / duration) * 100}%`
  return (
    <div aria-hidden className="relative h-2.5 min-w-0 grow overflow-hidden rounded-full bg-line">
      <div
        className="absolute inset-y-0 bg-pine"
        style={{ insetInlineStart: percent(cut.from), width: percent(cut.to - cut.from) }}
      />
      <div className="absolute inset-y-0 bg-marigold" style={{ insetInlineStart: percent(at), width: 4 }} />
    </div>
  )
}
