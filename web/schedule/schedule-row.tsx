import clsx from 'clsx'
import { Image, ListVideo, Pause, Pencil, Play, Repeat, X } from 'lucide-react'
import { may } from '#contract/policy.ts'
import type { ScheduleEntry, ScheduleStatus } from '#contract/schedule.ts'
import { useSelection } from '../family/selected-group.tsx'
import { Button } from '../platform/ui/button.tsx'
import { Menu } from '../platform/ui/menu.tsx'
import { useCancelEntry, usePauseEntry } from './schedule.queries.ts'
import { inZone, isSameClock, ownZone, patternLabels, subjectTitle } from './schedule-text.ts'

const badges: Partial<Record<ScheduleStatus, string>> = {
  sent: 'bg-success-soft text-success',
  pending: 'bg-marigold-soft text-on-marigold dark:text-marigold',
}

export function ScheduleRow({ entry, onEdit }: { entry: ScheduleEntry; onEdit: () => void }) {
  const { group } = useSelection()
  const title = subjectTitle(entry)
  const isPhoto = entry.subject.kind === 'photo'
  const Icon = isPhoto ? Image : ListVideo
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line py-4 last:border-0">
      <span
        className={clsx(
          'grid size-12 shrink-0 place-items-center rounded-control',
          isPhoto ? 'bg-berry-soft text-berry' : 'bg-sky-soft text-sky',
        )}
      >
        <Icon size={22} aria-hidden />
      </span>
      <div className="min-w-0 grow basis-56">
        <p className="font-semibold break-words">{title}</p>
        <p className="text-sm text-ink-2">
          {inZone(entry.scheduledFor, entry.timeZone)}
          {!isSameClock(entry.scheduledFor, entry.timeZone) &&
            ` there, ${inZone(entry.scheduledFor, ownZone())} here`}
        </p>
        {entry.recurringPattern && (
          <p className="flex items-center gap-1.5 text-sm text-ink-2">
            <Repeat size={15} aria-hidden />
            {patternLabels[entry.recurringPattern]}
          </p>
        )}
        {!entry.subject.isThere && <p className="text-sm text-danger">This item was deleted.</p>}
        {entry.failure && <p className="text-sm text-danger">{entry.failure}</p>}
      </div>
      <span
        className={clsx(
          'rounded-full px-3 py-0.5 text-sm font-semibold',
          badges[entry.status] ?? 'bg-surface-2 text-ink-2',
        )}
      >
        {entry.status}
      </span>
      {group && may(group.role, 'schedule:manage') && (
        <div className="flex items-center gap-1">
          <Button aria-label={`Edit ${title}`} onClick={onEdit}>
            <Pencil size={18} aria-hidden />
            Edit
          </Button>
          <EntryMenu entry={entry} title={title} />
        </div>
      )}
    </li>
  )
}

function EntryMenu({ entry, title }: { entry: ScheduleEntry; title: string }) {
  const pause = usePauseEntry()
  const cancel = useCancelEntry()
  const isPaused = entry.status === 'paused'
  const pausing = {
    label: isPaused ? 'Resume' : 'Pause',
    icon: isPaused ? <Play size={18} aria-hidden /> : <Pause size={18} aria-hidden />,
    onSelect: () => pause.mutate(entry),
  }
  const cancelling = {
    label: 'Cancel delivery',
    icon: <X size={18} aria-hidden />,
    onSelect: () => cancel.mutate(entry),
    isDanger: true,
  }
  const canPause = entry.status === 'pending' || isPaused
  return <Menu label={`What to do with ${title}`} entries={canPause ? [pausing, cancelling] : [cancelling]} />
}
