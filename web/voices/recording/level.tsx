import { useEffect, useState } from 'react'
import { voiceLimits } from '#contract/voices/voice-limits.ts'
import type { Recording } from '../../platform/recording/recording.ts'
import { voicesWords } from '../words/voices-words.ts'

const bars = 32
/** Milliseconds between two bars. */
const pace = 80
/** From here on the seconds are said aloud, too. */
const lastSeconds = 10

/** How loud it was in the last seconds, and how long one can still speak. */
export function Level({ recording }: { recording: Recording }) {
  const words = voicesWords()
  const [{ levels, elapsed }, setHeard] = useState({ levels: Array<number>(bars).fill(0), elapsed: 0 })
  useEffect(() => {
    const timer = setInterval(() => {
      const level = recording.level()
      setHeard((heard) => ({ levels: [...heard.levels.slice(1), level], elapsed: recording.elapsed() }))
    }, pace)
    return () => clearInterval(timer)
  }, [recording])
  const left = Math.ceil((voiceLimits.longest - elapsed) / 1000)
  return (
    <div className="grid w-full justify-items-center gap-3">
      <div aria-hidden className="flex h-16 w-full max-w-80 items-center justify-center gap-[3px]">
        {levels.map((level, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place, and its height moves on.
            key={index}
            className="w-[6px] shrink rounded-full bg-berry"
            style={{ height: `${8 + level * 92}%` }}
          />
        ))}
      </div>
      <p aria-hidden className="text-lg font-semibold tabular-nums">
        {words.secondsLeft(left)}
      </p>
      <p role="status" className="sr-only">
        {left <= lastSeconds ? words.secondsLeft(lastSeconds) : words.isRecording}
      </p>
    </div>
  )
}
