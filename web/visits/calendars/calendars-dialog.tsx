import { may } from '#contract/platform/policy.ts'
import { calendarLimits } from '#contract/visits/calendars.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { Dialog } from '../../platform/ui/dialog/dialog.tsx'
import { FailureNote } from '../../platform/ui/failure-note.tsx'
import { AddCalendar } from './add-calendar.tsx'
import { CalendarRow } from './calendar-row.tsx'
import { useCalendars } from './calendars.queries.ts'
import { calendarsWords } from './calendars-words.ts'

/** The calendars that the family reads, and how a further one is brought in. */
export function CalendarsDialog({ onClose }: { onClose: () => void }) {
  const { group } = useSelection()
  const calendars = useCalendars()
  const mayManage = group !== null && may(group.role, 'calendars:manage')
  const isFull = (calendars.data?.length ?? 0) >= calendarLimits.calendars
  return (
    <Dialog title={calendarsWords().title} description={calendarsWords().means} onClose={onClose} width={640}>
      {calendars.isError && <FailureNote error={calendars.error} onRetry={() => calendars.refetch()} />}
      {calendars.data?.length === 0 && <p className="text-ink-2">{calendarsWords().none}</p>}
      <ul className="divide-y divide-line">
        {calendars.data?.map((calendar) => (
          <CalendarRow key={calendar.id} calendar={calendar} mayManage={mayManage} />
        ))}
      </ul>
      {mayManage && !isFull && <AddCalendar key={calendars.data?.length ?? 0} />}
      {mayManage && isFull && <p className="mt-5 text-ink-2">{calendarsWords().full}</p>}
      {!mayManage && <p className="mt-5 text-ink-2">{calendarsWords().byCaretakers}</p>}
    </Dialog>
  )
}
