import { fullTimeThere } from '../../platform/time-there.ts'
import { linked } from '../../platform/words/linked.tsx'
import { planWords } from '../plan/plan-words.ts'

type PreviewListProps = { occurrences: { at: string; isAfterClockChange: boolean }[]; timeZone: string }

/** The next dates of a recurring delivery. */
export function PreviewList({ occurrences, timeZone }: PreviewListProps) {
  return (
    <div className="rounded-control bg-surface-2 p-4 text-sm">
      <p className="font-semibold">{planWords().comesOn}</p>
      <ol className="mt-1 grid gap-0.5">
        {occurrences.map(({ at, isAfterClockChange }) => (
          <li key={at}>
            {isAfterClockChange
              ? linked(planWords().clocksChanged(fullTimeThere(at, timeZone)), {
                  aside: (text) => <span className="text-ink-2">{text}</span>,
                })
              : fullTimeThere(at, timeZone)}
          </li>
        ))}
      </ol>
    </div>
  )
}
