import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ScheduleEntry } from '#contract/schedule.ts'
import { useMedia } from '../platform/media.ts'
import { useNow } from '../platform/now.ts'
import { Button } from '../platform/ui/button.tsx'
import { Card } from '../platform/ui/card.tsx'
import { ConfirmDialog } from '../platform/ui/confirm-dialog.tsx'
import { IconButton } from '../platform/ui/icon-button.tsx'
import { ruleName } from './move.ts'
import { MoveDialog } from './move-dialog.tsx'
import { useMoving } from './use-moving.ts'
import { useOccurrences } from './week.queries.ts'
import { daysAfter, momentsOn, type WeekMoment, weekFrom, weekOf } from './week.ts'
import { WeekGrid } from './week-grid.tsx'
import { WeekList } from './week-list.tsx'

type WeekViewProps = {
  entries: ScheduleEntry[]
  timeZone: string
  /** Null for those who only look. */
  onOpen: ((entry: ScheduleEntry) => void) | null
}

/** Seven days where the loved one is: what came and was seen, and what comes when. */
export function WeekView({ entries, timeZone, onOpen }: WeekViewProps) {
  const now = useNow()
  const isWide = useMedia('(min-width: 48rem)')
  const [week, setWeek] = useState(0)
  const [toMove, setToMove] = useState<WeekMoment | null>(null)
  const mover = useMoving(timeZone)
  const { moving } = mover
  const bare = weekFrom(now, week, timeZone)
  const [first = '', last = ''] = [bare[0]?.date, bare[6]?.date]
  // A day more on both sides: the days there are not those of UTC.
  const came = useOccurrences(daysAfter(first, -1), daysAfter(last, 2))
  const days = bare.map((day) => ({
    ...day,
    moments: momentsOn(day.date, entries, came.data ?? [], now, timeZone),
  }))
  const open = onOpen && ((moment: WeekMoment) => moment.entry && onOpen(moment.entry))

  // What the arrow keys carry over the edge of the week takes the week along.
  const carriedTo = moving?.by === 'keyboard' ? moving.at.date : null
  useEffect(() => {
    if (carriedTo) setWeek(weekOf(carriedTo, now, timeZone))
  }, [carriedTo, now, timeZone])

  return (
    <Card aria-labelledby="week-title">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="week-title" className="text-xl font-semibold">
          {week === 0 ? 'This week' : titleOf(first, last)}
        </h2>
        <div className="flex items-center gap-2">
          {week !== 0 && <Button onClick={() => setWeek(0)}>This week</Button>}
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
      {isWide ? (
        <WeekGrid
          days={days}
          timeZone={timeZone}
          now={now}
          mover={mover}
          mayMove={onOpen !== null}
          onOpen={open}
        />
      ) : (
        <WeekList days={days} onOpen={open} onMove={setToMove} />
      )}
      <p aria-live="assertive" className="sr-only">
        {mover.said}
      </p>
      {moving?.isAsked && (
        <ConfirmDialog
          title="Move all of them?"
          confirm="Move all"
          onConfirm={mover.save}
          onClose={mover.putBack}
        >
          {moving.moment.title} comes {ruleName(moving.entry, moving.from)}. From now on it would come{' '}
          <strong className="text-ink">{ruleName(moving.entry, moving.at)}</strong>. To leave out a single
          one, use “Skip next”.
        </ConfirmDialog>
      )}
      {toMove?.entry && (
        <MoveDialog
          entry={toMove.entry}
          from={{ date: toMove.date, minutes: toMove.minutes }}
          onClose={() => setToMove(null)}
        />
      )}
    </Card>
  )
}

/** "Nov 23 – 29", "Nov 30 – Dec 6" */
function titleOf(first: string, last: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone: 'UTC', month: 'short', day: 'numeric' })
  return format.formatRange(new Date(`${first}T12:00Z`), new Date(`${last}T12:00Z`))
}
