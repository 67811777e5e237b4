import { ProgressBar } from '../../photos/upload/dialog/progress-bar.tsx'
import { clipsWords } from '../words/clips-words.ts'
import type { Step } from './send-clip.ts'

/** Percent. So often it is said aloud; the bar is there for who asks in between. */
const saidEvery = 25

/** How far the clip is on its way. */
export function SendingNote({ step: { is, done } }: { step: Step }) {
  const words = clipsWords()
  const percent = Math.round(done * 100)
  const textAt = (percent: number) => (is === 'finishing' ? words.finishing : words[is](percent))
  return (
    <div className="grid gap-2 rounded-control border border-line p-3.5">
      <p aria-hidden>
        {textAt(percent)} <span className="text-ink-2">{words.keepOpen}</span>
      </p>
      <p role="status" className="sr-only">
        {textAt(percent - (percent % saidEvery))} {words.keepOpen}
      </p>
      <ProgressBar percent={is === 'finishing' ? null : percent} label={words.title} />
    </div>
  )
}
