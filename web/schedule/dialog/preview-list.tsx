import { fullTimeThere } from '../../platform/time-there.ts'

type PreviewListProps = { occurrences: { at: string; isAfterClockChange: boolean }[]; timeZone: string }

/** The next dates of a recurring delivery. */
export function PreviewList({ occurrences, timeZone }: PreviewListProps) {
  return (
    <div className="rounded-control bg-surface-2 p-4 text-sm">
      <p className="font-semibold">Comes on</p>
      <ol className="mt-1 grid gap-0.5">
        {occurrences.map(({ at, isAfterClockChange }) => (
          <li key={at}>
            {fullTimeThere(at, timeZone)}
            {isAfterClockChange && <span className="text-ink-2"> (the clocks have changed)</span>}
          </li>
        ))}
      </ol>
    </div>
  )
}
