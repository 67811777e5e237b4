import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { wallClock } from '#contract/platform/wall-clock.ts'
import type { ScheduleEntry } from '#contract/schedule.ts'
import { useMedia } from '../../platform/media.ts'
import { useNow } from '../../platform/now.ts'
import { isSameClock } from '../../platform/time-there.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { CardHeader } from '../../platform/ui/card-header.tsx'
import { FailureNote } from '../../platform/ui/failure-note.tsx'
import { IconButton } from '../../platform/ui/icon-button.tsx'
import { zoneName } from '../../platform/zone-name.ts'
import { useWeek } from '../calendar/week.queries.ts'
import { daysFrom, mondayOf, weekName, weekOf, wideWeek } from '../calendar/week-days.ts'
import { type WeekOccurrence, weekOccurrences } from '../calendar/week-occurrences.ts'
import { MoveAllDialog } from '../move/move-all-dialog.tsx'
import { MoveDialog } from '../move/move-dialog.tsx'
import { useMoving } from '../move/use-moving.ts'
import { planWords } from '../plan/plan-words.ts'
import { useWeekVisits, VisitsRow } from './day-visits.tsx'
import { OlderWeeks } from './older-weeks.tsx'
import { WeekGrid } from './week-grid.tsx'
import { WeekList } from './week-list.tsx'

type WeekCardProps = {
  entries: ScheduleEntry[]
  timeZone: string
  /** Null for a person who may only look. */
  onOpen: ((entry: ScheduleEntry) => void) | null
}

/** Seven days by the loved one's clock, with the past and the upcoming occurrences. */
export function WeekCard({ entries, timeZone, onOpen }: WeekCardProps) {
  const now = useNow()
  const isWide = useMedia(wideWeek)
  const [week, setWeek] = useState(0)
  const [toMove, setToMove] = useState<WeekOccurrence | null>(null)
  const mover = useMoving(timeZone)
  const { moving } = mover
  const monday = mondayOf(now, week, timeZone)
  const read = useWeek(monday, timeZone)
  const occurrences = weekOccurrences(read.data ?? [], entries)
  const days = daysFrom(monday, now, timeZone).map((day) => ({
    ...day,
    occurrences: occurrences.filter(({ date }) => date === day.date),
  }))
  const visits = useWeekVisits(days)
  const open = onOpen && (({ entry }: WeekOccurrence) => entry && onOpen(entry))

  // The arrow keys can move a chip into another week: then that week is shown.
  const movedTo = moving?.by === 'keyboard' ? moving.at.date : null
  useEffect(() => {
    if (movedTo) setWeek(weekOf(movedTo, now, timeZone))
  }, [movedTo, now, timeZone])

  return (
    <Card aria-labelledby="week-title">
      <div className="mb-4">
        <CardHeader id="week-title" title={week === 0 ? planWords().thisWeek : weekName(monday)}>
          <WeekButtons week={week} onChange={setWeek} />
        </CardHeader>
      </div>
      {!isSameClock(now, timeZone) && (
        <p className="mb-3 text-sm text-ink-2">{planWords().clockOfWeek(zoneName(timeZone))}</p>
      )}
      <OlderWeeks monday={monday} today={wallClock(now, timeZone).date} timeZone={timeZone} />
      {read.isError && <FailureNote error={read.error} onRetry={() => read.refetch()} />}
      {isWide ? (
        <>
          <WeekGrid
            days={days}
            time={wallClock(now, timeZone).time}
            mover={mover}
            mayMove={onOpen !== null}
            onOpen={open}
          />
          <VisitsRow days={days} visits={visits} timeZone={timeZone} />
        </>
      ) : (
        read.data && (
          <WeekList days={days} visits={visits} timeZone={timeZone} onOpen={open} onMove={setToMove} />
        )
      )}
      <p aria-live="assertive" className="sr-only">
        {mover.announcement}
      </p>
      {moving?.isConfirming && (
        <MoveAllDialog moving={moving} onConfirm={mover.save} onClose={mover.putBack} />
      )}
      {toMove?.entry && (
        <MoveDialog entry={toMove.entry} occurrence={toMove} onClose={() => setToMove(null)} />
      )}
    </Card>
  )
}

function WeekButtons({ week, onChange }: { week: number; onChange: (week: number) => void }) {
  const look = 'border border-line-strong hover:bg-surface-2'
  return (
    <div className="flex items-center gap-2">
      {week !== 0 && <Button onClick={() => onChange(0)}>{planWords().thisWeek}</Button>}
      <IconButton label={planWords().weekBefore} className={look} onClick={() => onChange(week - 1)}>
        <ChevronLeft aria-hidden className="mirrors" />
      </IconButton>
      <IconButton label={planWords().weekAfter} className={look} onClick={() => onChange(week + 1)}>
        <ChevronRight aria-hidden className="mirrors" />
      </IconButton>
    </div>
  )
}
