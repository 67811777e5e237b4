import clsx from 'clsx'
import { CalendarClock, ChevronDown, Pencil } from 'lucide-react'
import type { VisitOccurrence } from '#contract/visits/visit-list.ts'
import { Menu } from '../../platform/ui/dialog/menu.tsx'
import { ChipText, chipLook } from '../calendar/occurrence-chip.tsx'
import type { WeekOccurrence } from '../calendar/week-occurrences.ts'
import { planWords } from '../plan/plan-words.ts'
import { dayName } from '../slot.ts'
import { DayVisits } from './day-visits.tsx'
import type { Day } from './grid-layout.ts'

type WeekListProps = {
  days: Day[]
  visits: Map<string, VisitOccurrence[]>
  timeZone: string
  /** Null for a person who may only look. */
  onOpen: ((occurrence: WeekOccurrence) => void) | null
  onMove: (occurrence: WeekOccurrence) => void
}

/** The week on a narrow window: one day below the other. Of this week, today is on top. */
export function WeekList(props: WeekListProps) {
  const { days, visits } = props
  const isThisWeek = days.some(({ isToday }) => isToday)
  const hasVisits = ({ date }: Day) => (visits.get(date) ?? []).length > 0
  const shown = days.filter((day) => day.occurrences.length > 0 || day.isToday || hasVisits(day))
  const earlier = isThisWeek ? shown.filter(({ isPast }) => isPast) : []
  const rest = shown.filter((day) => !earlier.includes(day))
  if (shown.length === 0) return <p className="text-ink-2">{planWords().nothingThisWeek}</p>
  return (
    <>
      {earlier.length > 0 && (
        <details className="group mb-4">
          <summary className="flex min-h-11 items-center gap-2 rounded-control font-semibold text-pine">
            <ChevronDown size={18} aria-hidden className="transition-transform group-open:rotate-180" />
            {planWords().earlierThisWeek}
          </summary>
          <div className="mt-2">
            <Days {...props} days={earlier} />
          </div>
        </details>
      )}
      <Days {...props} days={rest} />
    </>
  )
}

function Days({ days, visits, timeZone, onOpen, onMove }: WeekListProps) {
  return (
    <ol className="grid gap-4">
      {days.map((day) => (
        <li key={day.date}>
          <p className={clsx('mb-1.5 text-sm', day.isToday ? 'font-semibold text-pine' : 'text-ink-2')}>
            {day.isToday ? planWords().today(dayName(day.date)) : dayName(day.date)}
          </p>
          {day.occurrences.length === 0 && !visits.get(day.date)?.length && (
            <p className="text-sm text-ink-2">{planWords().nothingToday}</p>
          )}
          <ul className="grid gap-1.5">
            {day.occurrences.map((occurrence) => (
              <li key={occurrence.key} className="flex items-center gap-1">
                <Chip occurrence={occurrence} onOpen={onOpen} />
                {onOpen && occurrence.isMovable && (
                  <OccurrenceMenu occurrence={occurrence} onOpen={onOpen} onMove={onMove} />
                )}
              </li>
            ))}
          </ul>
          {(visits.get(day.date)?.length ?? 0) > 0 && (
            <section aria-label={planWords().visitsOn(dayName(day.date))} className="mt-1.5">
              <DayVisits visits={visits.get(day.date) ?? []} timeZone={timeZone} />
            </section>
          )}
        </li>
      ))}
    </ol>
  )
}

function Chip({ occurrence, onOpen }: { occurrence: WeekOccurrence; onOpen: WeekListProps['onOpen'] }) {
  const look = clsx(chipLook(occurrence), 'grow')
  const text = <ChipText occurrence={occurrence} />
  if (!onOpen || !occurrence.entry) return <div className={look}>{text}</div>
  return (
    <button type="button" className={look} onClick={() => onOpen(occurrence)}>
      {text}
    </button>
  )
}

type OccurrenceMenuProps = {
  occurrence: WeekOccurrence
  onOpen: (occurrence: WeekOccurrence) => void
  onMove: (occurrence: WeekOccurrence) => void
}

function OccurrenceMenu({ occurrence, onOpen, onMove }: OccurrenceMenuProps) {
  return (
    <Menu
      label={planWords().whatToDoOn({ title: occurrence.title, day: dayName(occurrence.date) })}
      entries={[
        {
          label: planWords().moveMenu,
          icon: <CalendarClock size={18} aria-hidden />,
          onSelect: () => onMove(occurrence),
        },
        {
          label: planWords().edit,
          icon: <Pencil size={18} aria-hidden />,
          onSelect: () => onOpen(occurrence),
        },
      ]}
    />
  )
}
