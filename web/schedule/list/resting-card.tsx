import type { UseQueryResult } from '@tanstack/react-query'
import { X } from 'lucide-react'
import type { ScheduleEntry } from '#contract/schedule.ts'
import { mayNow } from '../../family/selection/in-memory.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { FailureNote } from '../../platform/ui/failure-note.tsx'
import { planWords } from '../plan/plan-words.ts'
import { useCancelEntry } from '../schedule.queries.ts'
import { subjectTitle } from '../schedule-text.ts'
import { scheduleWords } from '../schedule-words.ts'
import { EntryIcon } from './entry-icon.tsx'

/** In a group that is kept in memory: what was planned rests, and can be cancelled. */
export function RestingCard({ schedule }: { schedule: UseQueryResult<ScheduleEntry[]> }) {
  const entries = schedule.data?.filter(({ status }) => status === 'paused' || status === 'pending')
  return (
    <Card title={planWords().wasPlanned}>
      {schedule.isError && <FailureNote error={schedule.error} onRetry={() => schedule.refetch()} />}
      {schedule.isPending && <div className="mt-3 h-48 animate-pulse rounded-control bg-surface-2" />}
      {entries && (
        <p className="mt-1 text-ink-2">
          {entries.length === 0 ? planWords().nothingPlanned : planWords().deliveriesRest}
        </p>
      )}
      <ul className="mt-2 empty:hidden">
        {entries?.map((entry) => (
          <RestingRow key={entry.id} entry={entry} />
        ))}
      </ul>
    </Card>
  )
}

function RestingRow({ entry }: { entry: ScheduleEntry }) {
  const { group } = useSelection()
  const cancel = useCancelEntry()
  const title = subjectTitle(entry)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line py-4 last:border-0">
      <EntryIcon kind={entry.subject.kind} />
      <p dir="auto" className="min-w-0 grow basis-24 font-semibold break-words">
        {title}
      </p>
      {group && mayNow(group, 'schedule:cancel') && (
        <Button
          aria-label={scheduleWords().cancelIt(title)}
          disabled={cancel.isPending}
          onClick={() => cancel.mutate(entry)}
        >
          <X size={18} aria-hidden />
          {planWords().cancel}
        </Button>
      )}
    </li>
  )
}
