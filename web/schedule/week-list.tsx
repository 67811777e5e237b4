import clsx from 'clsx'
import { CalendarClock, ChevronDown, Pencil } from 'lucide-react'
import { Menu } from '../platform/ui/menu.tsx'
import { ChipWords, chipLook } from './moment-chip.tsx'
import { dayName, isMovable, type WeekDay, type WeekMoment } from './week.ts'

type WeekListProps = {
  days: (WeekDay & { moments: WeekMoment[] })[]
  /** Null for those who only look. */
  onOpen: ((moment: WeekMoment) => void) | null
  onMove: (moment: WeekMoment) => void
}

/** The week on a narrow window: its days one below the other, today on top. */
export function WeekList({ days, onOpen, onMove }: WeekListProps) {
  const isThisWeek = days.some(({ isToday }) => isToday)
  const full = days.filter(({ moments, isToday }) => moments.length > 0 || isToday)
  const earlier = isThisWeek ? full.filter(({ isPast }) => isPast) : []
  const rest = full.filter((day) => !earlier.includes(day))
  if (full.length === 0) return <p className="text-ink-2">Nothing comes in this week.</p>
  return (
    <>
      {earlier.length > 0 && (
        <details className="group mb-4">
          <summary className="flex min-h-11 items-center gap-2 rounded-control font-semibold text-pine">
            <ChevronDown size={18} aria-hidden className="transition-transform group-open:rotate-180" />
            Earlier this week
          </summary>
          <div className="mt-2">
            <Days days={earlier} onOpen={onOpen} onMove={onMove} />
          </div>
        </details>
      )}
      <Days days={rest} onOpen={onOpen} onMove={onMove} />
    </>
  )
}

function Days({ days, onOpen, onMove }: WeekListProps) {
  return (
    <ol className="grid gap-4">
      {days.map((day) => (
        <li key={day.date}>
          <p className={clsx('mb-1.5 text-sm', day.isToday ? 'font-semibold text-pine' : 'text-ink-2')}>
            {day.isToday ? `Today, ${dayName(day.date)}` : dayName(day.date)}
          </p>
          {day.moments.length === 0 && <p className="text-sm text-ink-2">Nothing today.</p>}
          <ul className="grid gap-1.5">
            {day.moments.map((moment) => (
              <li key={moment.key} className="flex items-center gap-1">
                <Line moment={moment} onOpen={onOpen} />
                {onOpen && isMovable(moment) && (
                  <Menu
                    label={`What to do with ${moment.title} on ${dayName(day.date)}`}
                    entries={[
                      {
                        label: 'Move…',
                        icon: <CalendarClock size={18} aria-hidden />,
                        onSelect: () => onMove(moment),
                      },
                      {
                        label: 'Edit',
                        icon: <Pencil size={18} aria-hidden />,
                        onSelect: () => onOpen(moment),
                      },
                    ]}
                  />
                )}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

function Line({ moment, onOpen }: { moment: WeekMoment; onOpen: WeekListProps['onOpen'] }) {
  const look = clsx(chipLook(moment), 'grow')
  if (!onOpen || !moment.entry) {
    return (
      <div className={look}>
        <ChipWords moment={moment} />
      </div>
    )
  }
  return (
    <button type="button" className={look} onClick={() => onOpen(moment)}>
      <ChipWords moment={moment} />
    </button>
  )
}
