import { TriangleAlert } from 'lucide-react'
import { Link } from 'wouter'
import type { ScheduleEntry } from '#contract/schedule.ts'
import { fullTimeThere } from '../../platform/time-there.ts'
import { Button, buttonLook } from '../../platform/ui/button.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { useCancelEntry, useDismiss, useSendNow } from '../schedule.queries.ts'
import { subjectTitle } from '../schedule-text.ts'

/** What was not sent as planned, with what can be done about each. */
export function UnsentList({ unsent, mayManage }: { unsent: ScheduleEntry[]; mayManage: boolean }) {
  return (
    <Card aria-labelledby="trouble-title" className="border-marigold">
      <h2 id="trouble-title" className="flex items-center gap-3 text-xl font-semibold">
        <TriangleAlert size={22} aria-hidden className="text-on-marigold dark:text-marigold" />
        Not sent as planned
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {unsent.map((entry) => (
          <li key={entry.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 grow basis-52">
              <p className="font-semibold break-words">{subjectTitle(entry)}</p>
              <p className="text-sm break-words text-ink-2">
                {entry.lastOutcome && `${fullTimeThere(entry.lastOutcome.scheduledFor, entry.timeZone)}. `}
                {entry.failure ?? entry.lastOutcome?.note}
              </p>
            </div>
            {mayManage ? (
              <UnsentActions entry={entry} />
            ) : (
              <p className="text-sm text-ink-2">A caretaker can send it now.</p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function UnsentActions({ entry }: { entry: ScheduleEntry }) {
  const send = useSendNow()
  const dismiss = useDismiss()
  const cancel = useCancelEntry()
  const title = subjectTitle(entry)
  if (!entry.subject.isThere) {
    return (
      <div className="flex flex-wrap gap-2">
        <Link href="/schedule" className={buttonLook('plain')} aria-label={`Open the schedule: ${title}`}>
          Open
        </Link>
        <Button
          look="quiet"
          aria-label={`Cancel delivery: ${title}`}
          disabled={cancel.isPending}
          onClick={() => cancel.mutate(entry)}
        >
          Cancel delivery
        </Button>
      </div>
    )
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        look="primary"
        aria-label={`Send now: ${title}`}
        disabled={send.isPending}
        onClick={() => send.mutate(entry)}
      >
        Send now
      </Button>
      <Button
        look="quiet"
        aria-label={`Leave it out: ${title}`}
        disabled={dismiss.isPending}
        onClick={() => dismiss.mutate(entry)}
      >
        Leave it out
      </Button>
    </div>
  )
}
