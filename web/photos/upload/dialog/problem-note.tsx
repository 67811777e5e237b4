import clsx from 'clsx'
import { saidOf } from '../batch/said-of.ts'
import type { Problem } from '../batch/upload-item.ts'

/** Why a picture is not there: what it waits for, or what went wrong. */
export function ProblemNote({ problem, className }: { problem: Problem; className: string }) {
  const isPassing = problem.kind === 'passing'
  return (
    <p
      role={isPassing ? 'status' : 'alert'}
      className={clsx(
        'font-semibold break-words',
        isPassing ? 'bg-marigold-soft text-on-marigold dark:text-ink' : 'bg-danger-soft text-danger',
        className,
      )}
    >
      {saidOf(problem)}
    </p>
  )
}
