import { TriangleAlert } from 'lucide-react'
import { may } from '#contract/policy.ts'
import type { ScheduleEntry } from '#contract/schedule.ts'
import { useSelection } from '../family/selected-group.tsx'
import { Button } from '../platform/ui/button.tsx'
import { Card } from '../platform/ui/card.tsx'
import { useCancelEntry, useSchedule, useSendNow } from './schedule.queries.ts'
import { inZone, subjectTitle } from './schedule-text.ts'

/** On the Dashboard: what did not go out by itself, and can be sent now. Nothing when all is well. */
export function ScheduleTrouble() {
  const { group } = useSelection()
  const schedule = useSchedule()
  const send = useSendNow()
  const cancel = useCancelEntry()
  const troubled = schedule.data?.filter(isTroubled) ?? []
  if (!group || !may(group.role, 'schedule:manage') || troubled.length === 0) return null
  return (
    <Card aria-labelledby="trouble-title" className="border-marigold">
      <h2 id="trouble-title" className="flex items-center gap-3 text-xl font-semibold">
        <TriangleAlert size={22} aria-hidden className="text-on-marigold dark:text-marigold" />
        Not sent as planned
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {troubled.map((entry) => (
          <li key={entry.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 grow basis-52">
              <p className="font-semibold break-words">{subjectTitle(entry)}</p>
              <p className="text-sm break-words text-ink-2">
                {entry.lastOutcome && `${inZone(entry.lastOutcome.scheduledFor, entry.timeZone)}. `}
                {entry.failure ?? entry.lastOutcome?.note}
              </p>
            </div>
            {entry.subject.isThere ? (
              <Button
                look="primary"
                aria-label={`Send now: ${subjectTitle(entry)}`}
                disabled={send.isPending}
                onClick={() => send.mutate(entry)}
              >
                Send now
              </Button>
            ) : (
              <Button disabled={cancel.isPending} onClick={() => cancel.mutate(entry)}>
                Cancel delivery
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function isTroubled({ status, lastOutcome }: ScheduleEntry): boolean {
  const troubles: string[] = ['failed', 'missed', 'held']
  if (status === 'paused') return false
  return troubles.includes(status) || (lastOutcome !== null && troubles.includes(lastOutcome.status))
}
