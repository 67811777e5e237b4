import { sentenceOf } from '../server/api.ts'
import { Button } from './button.tsx'

/** In place of a list that could not be read. */
export function FailureNote({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-4 rounded-control bg-danger-soft p-4 text-danger"
    >
      <p className="grow">{sentenceOf(error, 'This could not be loaded. Is the connection all right?')}</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  )
}
