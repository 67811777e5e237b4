import { TriangleAlert } from 'lucide-react'
import { Link } from 'wouter'
import type { ScheduleEntry } from '#contract/schedule.ts'
import { fullTimeThere } from '../../platform/time-there.ts'
import { Button, buttonLook } from '../../platform/ui/button.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { inPageLanguage } from '../../platform/words/refusal.ts'
import { useCancelEntry, useDismiss, useSendNow } from '../schedule.queries.ts'
import { subjectTitle } from '../schedule-text.ts'
import { scheduleWords } from '../schedule-words.ts'

/** What was not sent as planned, with what can be done about each. */
export function UnsentList({ unsent, mayManage }: { unsent: ScheduleEntry[]; mayManage: boolean }) {
  return (
    <Card aria-labelledby="trouble-title" className="border-marigold">
      <h2 id="trouble-title" className="flex items-center gap-3 text-xl font-semibold">
        <TriangleAlert size={22} aria-hidden className="text-on-marigold dark:text-marigold" />
        {scheduleWords().notAsPlanned}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {unsent.map((entry) => (
          <li key={entry.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 grow basis-52">
              <p dir="auto" className="font-semibold break-words">
                {subjectTitle(entry)}
              </p>
              <p className="text-sm break-words text-ink-2">
                {entry.lastOutcome && `${fullTimeThere(entry.lastOutcome.scheduledFor, entry.timeZone)}. `}
                {inPageLanguage(entry.failure ?? entry.lastOutcome?.note ?? '')}
              </p>
            </div>
            {mayManage ? (
              <UnsentActions entry={entry} />
            ) : (
              <p className="text-sm text-ink-2">{scheduleWords().byCaretaker}</p>
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
        <Link href="/schedule" className={buttonLook('plain')} aria-label={scheduleWords().openIt(title)}>
          {scheduleWords().open}
        </Link>
        <Button
          look="quiet"
          aria-label={scheduleWords().cancelIt(title)}
          disabled={cancel.isPending}
          onClick={() => cancel.mutate(entry)}
        >
          {scheduleWords().cancelDelivery}
        </Button>
      </div>
    )
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        look="primary"
        aria-label={scheduleWords().sendItNow(title)}
        disabled={send.isPending}
        onClick={() => send.mutate(entry)}
      >
        {scheduleWords().sendNow}
      </Button>
      <Button
        look="quiet"
        aria-label={scheduleWords().leaveItOut(title)}
        disabled={dismiss.isPending}
        onClick={() => dismiss.mutate(entry)}
      >
        {scheduleWords().leaveOut}
      </Button>
    </div>
  )
}
