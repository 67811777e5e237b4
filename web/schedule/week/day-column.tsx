import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { WeekOccurrence } from '../calendar/week-occurrences.ts'
import { dayName } from '../slot.ts'
import { type Day, hourHeight } from './grid-layout.ts'

type DayColumnProps = {
  day: Day
  isLast: boolean
  /** All sizes in rem. */
  height: number
  tops: number[]
  /** Where the line of the present is; null on other days. */
  nowTop: number | null
  /** The chip that is being moved. */
  fadedKey: string | null
  chipOf: (occurrence: WeekOccurrence, index: number) => ReactNode
}

export function DayColumn({ day, isLast, height, tops, nowTop, fadedKey, chipOf }: DayColumnProps) {
  return (
    <li aria-label={dayName(day.date)} className="min-w-0">
      <DayHeader day={day} />
      <ul
        className={clsx(
          'relative border-s border-line',
          isLast && 'border-e',
          day.isToday && 'bg-pine-soft/45',
          day.isPast && 'bg-surface-2/55',
        )}
        style={{
          height: `${height}rem`,
          backgroundImage: 'linear-gradient(to bottom, var(--line) 1px, transparent 1px)',
          backgroundSize: `100% ${hourHeight * 2}rem`,
        }}
      >
        {nowTop !== null && nowTop >= 0 && nowTop <= height && <NowLine top={nowTop} />}
        {day.occurrences.map((occurrence, index) => (
          <li
            key={occurrence.key}
            className={clsx('absolute inset-x-0.5 xl:inset-x-1', fadedKey === occurrence.key && 'opacity-35')}
            style={{ top: `${tops[index] ?? 0}rem` }}
          >
            {chipOf(occurrence, index)}
          </li>
        ))}
      </ul>
    </li>
  )
}

function DayHeader({ day }: { day: Day }) {
  return (
    <p
      className={clsx(
        'flex h-14 items-center justify-center gap-1.5 pb-2',
        day.isPast ? 'text-ink-2' : 'text-ink',
      )}
    >
      <span className={clsx('text-sm', day.isToday && 'font-semibold text-pine')}>{day.name}</span>
      <span
        className={clsx(
          'grid h-9 min-w-9 place-items-center rounded-full px-1 text-lg font-semibold',
          day.isToday && 'bg-pine text-on-pine',
        )}
      >
        {day.number}
      </span>
    </p>
  )
}

function NowLine({ top }: { top: number }) {
  return (
    <li
      aria-hidden
      className="pointer-events-none absolute inset-x-0 z-[1] border-t-2 border-pine before:absolute before:-top-[5px] before:-start-1 before:size-2 before:rounded-full before:bg-pine"
      style={{ top: `${top}rem` }}
    />
  )
}
