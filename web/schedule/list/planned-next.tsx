import { CalendarClock } from 'lucide-react'
import { NextLine } from '../../delivery/room/next-line.tsx'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { frameWords } from '../../platform/frame/frame-words.ts'
import { useNow } from '../../platform/now.ts'
import { nearTimeThere } from '../../platform/time-there.ts'
import { useSchedule } from '../schedule.queries.ts'
import { subjectTitle } from '../schedule-text.ts'

/** The delivery that comes next. Nothing where none is planned. */
export function PlannedNext() {
  const { group } = useSelection()
  const schedule = useSchedule()
  const now = useNow()
  const next = schedule.data
    ?.filter(({ status, subject, scheduledFor }) => {
      return status === 'pending' && subject.isThere && Date.parse(scheduledFor) > now
    })
    .sort((a, b) => Date.parse(a.scheduledFor) - Date.parse(b.scheduledFor))[0]
  if (!group || !next) return null
  return (
    <NextLine
      Icon={CalendarClock}
      label={frameWords().plannedNext}
      title={subjectTitle(next)}
      time={nearTimeThere(next.scheduledFor, now, group.timeZone)}
    />
  )
}
