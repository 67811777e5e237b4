import type { ScheduleEntry } from '#contract/schedule.ts'
import { Dialog } from '../../platform/ui/dialog/dialog.tsx'
import { FailureNote } from '../../platform/ui/failure-note.tsx'
import { useHistory } from '../schedule.queries.ts'
import { outcomeText, subjectTitle } from '../schedule-text.ts'

export function HistoryDialog({ entry, onClose }: { entry: ScheduleEntry; onClose: () => void }) {
  const history = useHistory(entry.id)
  return (
    <Dialog title="History" description={subjectTitle(entry)} onClose={onClose}>
      {history.isError && <FailureNote error={history.error} onRetry={() => history.refetch()} />}
      {history.isPending && <div className="h-24 animate-pulse rounded-control bg-surface-2" />}
      {history.data?.length === 0 && <p className="text-ink-2">It has not come yet.</p>}
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
