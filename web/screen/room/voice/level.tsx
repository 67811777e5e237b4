import { Mic } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Recording } from '../../../platform/recording/recording.ts'
import { useWords } from '../language/use-words.ts'

/** Milliseconds. */
const every = 100

/** How loud it is, and how many seconds are left. The styles keep the place of the widest ring free. */
export function Level({ recording, longest }: { recording: Recording; longest: number }) {
  const words = useWords()
  const [{ level, left }, setNow] = useState({ level: 0, left: longest })
  useEffect(() => {
    const timer = setInterval(
      () => setNow({ level: recording.level(), left: Math.max(0, longest - recording.elapsed()) }),
      every,
    )
    return () => clearInterval(timer)
  }, [recording, longest])
  return (
    <div className="voice-level">
      <div className="voice-round" style={{ boxShadow: `0 0 0 ${0.15 + level * 1.2}em #f6b847` }}>
        <Mic aria-hidden />
      </div>
      <p aria-hidden>{words.secondsLeft(Math.ceil(left / 1000))}</p>
    </div>
  )
}
