import type { VisitOccurrence } from '#contract/visits/visit-list.ts'
import { timeText } from '../../visits/visit-text.ts'
import { visitTitle } from '../../visits/visit-title.ts'
import { useVisits } from '../../visits/visits.queries.ts'
import { planWords } from '../plan/plan-words.ts'
import type { Day } from './grid-layout.ts'

/** The visits of the days from today on, by their dates: one of several days stands on each of them. */
export function useWeekVisits(days: Day[]): Map<string, VisitOccurrence[]> {
  const { data } = useVisits()
  const taking = data?.occurrences.filter(({ isSkipped }) => !isSkipped) ?? []
  return new Map(
    days.map(({ date }) => [
      date,
      taking.filter((visit) => visit.date <= date && date <= (visit.endDate ?? visit.date)),
    ]),
  )
}

/** Who comes on a day: small, because it is edited in the list of visits. */
export function DayVisits({ visits, timeZone }: { visits: VisitOccurrence[]; timeZone: string }) {
  return (
    <ul className="grid gap-1.5">
      {visits.map((visit) => (
        <li key={visit.id} className="min-w-0 rounded-lg border border-line bg-surface px-2 py-1 text-sm">
          <span className="block text-ink-2">{timeText(visit, timeZone)}</span>
          <span dir="auto" className="line-clamp-3 break-words hyphens-auto">
            {visitTitle(visit)}
          </span>
        </li>
      ))}
    </ul>
  )
}

type VisitsRowProps = { days: Day[]; visits: Map<string, VisitOccurrence[]>; timeZone: string }

/** Below the grid of the week, under each day. Nothing in a week without visits. */
export function VisitsRow({ days, visits, timeZone }: VisitsRowProps) {
  if (![...visits.values()].some(({ length }) => length > 0)) return null
  return (
    <section aria-label={planWords().visitsOfWeek} className="mt-4 border-t border-line pt-3">
      <h3 className="mb-2 text-sm font-semibold text-ink-2">{planWords().visits}</h3>
      <ol className="ms-12 grid grid-cols-7 xl:ms-15">
        {days.map(({ date, name, number }) => (
          <li key={date} aria-label={`${name} ${number}`} className="min-w-0 px-0.5 xl:px-1">
            <DayVisits visits={visits.get(date) ?? []} timeZone={timeZone} />
          </li>
        ))}
      </ol>
    </section>
  )
}
