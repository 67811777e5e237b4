import clsx from 'clsx'
import { Pencil, Repeat } from 'lucide-react'
import type { Occurrence, ScheduleEntry, ScheduleStatus } from '#contract/schedule.ts'
import { mayNow } from '../../family/selection/in-memory.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { fullTimeThere } from '../../platform/time-there.ts'
import { Button } from '../../platform/ui/button.tsx'
import { inPageLanguage } from '../../platform/words/refusal.ts'
import { planWords } from '../plan/plan-words.ts'
import { subjectTitle } from '../schedule-text.ts'
import { scheduleWords } from '../schedule-words.ts'
import { EntryIcon } from './entry-icon.tsx'
import { EntryMenu } from './entry-menu.tsx'

const badges: Partial<Record<ScheduleStatus, string>> = {
  sent: 'bg-success-soft text-success',
  pending: 'bg-marigold-soft text-on-marigold dark:text-marigold',
}

export function ScheduleRow({ entry, onEdit }: { entry: ScheduleEntry; onEdit: () => void }) {
  const { group } = useSelection()
  const title = subjectTitle(entry)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line py-4 last:border-0">
      <EntryIcon kind={entry.subject.kind} />
      <div className="min-w-0 grow basis-56">
        <p dir="auto" className="font-semibold break-words">
          {title}
        </p>
        <p className="text-sm text-ink-2">{fullTimeThere(entry.scheduledFor, entry.timeZone)}</p>
        {entry.recurringPattern && (
          <p className="flex items-center gap-1.5 text-sm text-ink-2">
            <Repeat size={15} aria-hidden />
            {scheduleWords().patterns[entry.recurringPattern]}
          </p>
        )}
        {entry.failure && <p className="text-sm break-words text-danger">{inPageLanguage(entry.failure)}</p>}
        {entry.isRecurring && entry.lastOutcome && (
          <LastOutcome outcome={entry.lastOutcome} timeZone={entry.timeZone} />
        )}
      </div>
      <span
        className={clsx(
          'rounded-full px-3 py-0.5 text-sm font-semibold',
          badges[entry.status] ?? 'bg-surface-2 text-ink-2',
        )}
      >
        {planWords().statuses[entry.status]}
      </span>
      {group && mayNow(group, 'schedule:manage') && (
        <div className="flex items-center gap-1">
          <Button aria-label={planWords().editIt(title)} onClick={onEdit}>
            <Pencil size={18} aria-hidden />
            {planWords().edit}
          </Button>
          <EntryMenu entry={entry} title={title} />
        </div>
      )}
    </li>
  )
}

/** A recurring entry stays pending: the outcome of its last occurrence has a badge of its own. */
function LastOutcome({ outcome, timeZone }: { outcome: Occurrence; timeZone: string }) {
  const { status, scheduledFor, note } = outcome
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
      <span
        className={clsx(
          'rounded-full px-2.5 font-semibold',
          status === 'sent' ? badges.sent : 'bg-surface-2 text-ink-2',
        )}
      >
        {status === 'pending' ? planWords().onItsWay : planWords().statuses[status]}
      </span>
      <span className="min-w-0 break-words">{fullTimeThere(scheduledFor, timeZone)}</span>
      {note && <span className="min-w-0 basis-full break-words">{inPageLanguage(note)}</span>}
    </p>
  )
}
