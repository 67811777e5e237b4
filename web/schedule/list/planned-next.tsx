import { CalendarClock } from 'lucide-react'
import { Link } from 'wouter'
import { pagePaths } from '#contract/pages/page-paths.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { frameWords } from '../../platform/frame/frame-words.ts'
import { useNow } from '../../platform/now.ts'
import { nearTimeThere } from '../../platform/time-there.ts'
import { useSchedule } from '../schedule.queries.ts'
import { subjectTitle } from '../schedule-text.ts'

/** In the room's card: the delivery that comes next, as a link to the schedule. Nothing where none is planned. */
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
    <Link
      href={pagePaths.schedule}
      className="flex min-h-11 items-center gap-3.5 rounded-control px-3.5 hover:bg-surface-2"
    >
      <CalendarClock size={24} aria-hidden className="shrink-0 text-pine" />
      <span className="min-w-0 break-words">
        <span className="text-ink-2">{frameWords().plannedNext}</span>{' '}
        <span className="font-semibold">{subjectTitle(next)}</span>,{' '}
        <span className="inline-block">{nearTimeThere(next.scheduledFor, now, group.timeZone)}</span>
      </span>
    </Link>
  )
}
