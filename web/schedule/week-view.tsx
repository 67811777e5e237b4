import clsx from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { ScheduleEntry } from '#contract/schedule.ts'
import { useNow } from '../platform/now.ts'
import { Card } from '../platform/ui/card.tsx'
import { IconButton } from '../platform/ui/icon-button.tsx'
import { momentsOn, type WeekMoment, weekFrom } from './week.ts'

type Open = ((entry: ScheduleEntry) => void) | null
type WeekViewProps = {
  entries: ScheduleEntry[]
  timeZone: string
  /** Null for those who only look. */
  onOpen: Open
}

const looks: Record<WeekMoment['state'], string> = {
  'to come': 'border-line-strong bg-surface hover:bg-surface-2',
  sent: 'border-success bg-success-soft text-success',
  trouble: 'border-danger bg-danger-soft text-danger',
  paused: 'border-dashed border-line-strong text-ink-2',
}

/** Seven days where the loved one is: what comes when, and what came. */
export function WeekView({ entries, timeZone, onOpen }: WeekViewProps) {
  const now = useNow()
  const [week, setWeek] = useState(0)
  const days = weekFrom(now, week, timeZone)
  return (
    <Card aria-labelledby="week-title">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="week-title" className="text-xl font-semibold">
          {week === 0 ? 'This week' : titleOf(days[0]?.date ?? '', days[6]?.date ?? '')}
        </h2>
        <div className="flex gap-1">
          <IconButton
            label="Week before"
            className="border border-line-strong hover:bg-surface-2"
            onClick={() => setWeek(week - 1)}
          >
            <ChevronLeft aria-hidden />
          </IconButton>
          <IconButton
            label="Week after"
            className="border border-line-strong hover:bg-surface-2"
            onClick={() => setWeek(week + 1)}
          >
            <ChevronRight aria-hidden />
          </IconButton>
        </div>
      </div>
      <ol className="grid gap-2 md:grid-cols-7">
        {days.map((day) => {
          const moments = momentsOn(day.date, entries, now)
          return (
            <li
              key={day.date}
              className={clsx(
                'min-w-0 rounded-control p-2',
                day.isToday ? 'bg-pine-soft' : 'bg-surface-2',
                moments.length === 0 && 'max-md:hidden',
              )}
            >
              <p className={clsx('px-1 text-sm', day.isToday ? 'font-semibold text-pine' : 'text-ink-2')}>
                {day.name}
              </p>
              <ul className="mt-1.5 grid gap-1.5">
                {moments.map((moment) => (
                  <li key={moment.key}>
                    <Moment moment={moment} onOpen={onOpen} />
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}

function Moment({ moment, onOpen }: { moment: WeekMoment; onOpen: Open }) {
  const look = clsx('w-full rounded-lg border px-2 py-1.5 text-left text-sm', looks[moment.state])
  const words = (
    <>
      <span className="block font-semibold">{moment.time}</span>
      <span className="line-clamp-2 break-words">{moment.title}</span>
      <span className="sr-only">{moment.state}</span>
    </>
  )
  if (!onOpen) return <div className={look}>{words}</div>
  return (
    <button type="button" onClick={() => onOpen(moment.entry)} className={look}>
      {words}
    </button>
  )
}

function titleOf(first: string, last: string): string {
  const name = (date: string) =>
    new Date(`${date}T12:00Z`).toLocaleDateString('en', { timeZone: 'UTC', month: 'short', day: 'numeric' })
  return `${name(first)} – ${name(last)}`
}
