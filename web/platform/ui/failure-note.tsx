import { commonWords } from '../words/common-words.ts'
import { refusalOf } from '../words/refusal.ts'
import { Button } from './button.tsx'

/** In place of a list that could not be read. */
export function FailureNote({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-4 rounded-control bg-danger-soft p-4 text-danger"
    >
      <p className="grow">{refusalOf(error, commonWords().notLoaded)}</p>
      <Button onClick={onRetry}>{commonWords().again}</Button>
    </div>
  )
}
