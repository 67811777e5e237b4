import type { Occurrence, ScheduleEntry } from '#contract/schedule.ts'
import { fullTimeThere } from '../../platform/time-there.ts'
import { Dialog } from '../../platform/ui/dialog/dialog.tsx'
import { FailureNote } from '../../platform/ui/failure-note.tsx'
import { inPageLanguage } from '../../platform/words/refusal.ts'
import { planWords } from '../plan/plan-words.ts'
import { useHistory } from '../schedule.queries.ts'
import { subjectTitle } from '../schedule-text.ts'

export function HistoryDialog({ entry, onClose }: { entry: ScheduleEntry; onClose: () => void }) {
  const history = useHistory(entry.id)
  return (
    <Dialog title={planWords().history} description={subjectTitle(entry)} onClose={onClose}>
      {history.isError && <FailureNote error={history.error} onRetry={() => history.refetch()} />}
      {history.isPending && <div className="h-24 animate-pulse rounded-control bg-surface-2" />}
      {history.data?.length === 0 && <p className="text-ink-2">{planWords().notCome}</p>}
      <ul className="divide-y divide-line">
        {history.data?.map((occurrence) => (
          <li key={occurrence.id} className="py-2.5 break-words">
            {outcomeText(occurrence, entry.timeZone)}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** "Sent: Sat, Nov 21, 2026, 8:00 AM. …" */
function outcomeText({ status, scheduledFor, note }: Occurrence, timeZone: string): string {
  const outcome = planWords().outcomes[status](fullTimeThere(scheduledFor, timeZone))
  return note ? `${outcome}. ${inPageLanguage(note)}` : outcome
}
