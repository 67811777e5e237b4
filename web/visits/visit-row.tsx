import clsx from 'clsx'
import { CalendarDays, CalendarX, Pencil, Repeat, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { may } from '#contract/platform/policy.ts'
import type { Visit, VisitOccurrence } from '#contract/visits/visit-list.ts'
import { useSelection } from '../family/selection/selected-group.tsx'
import { useUser } from '../identity/signed-in-user.tsx'
import { ConfirmDialog } from '../platform/ui/dialog/confirm-dialog.tsx'
import { Menu, type MenuEntry } from '../platform/ui/dialog/menu.tsx'
import { repeatText, timeText } from './visit-text.ts'
import { visitTitle } from './visit-title.ts'
import { useRemoveVisit, useSkipVisit, useUnskipVisit } from './visits.queries.ts'
import { visitsWords } from './visits-words.ts'

type VisitRowProps = {
  occurrence: VisitOccurrence
  /** Null for an event of a calendar. */
  visit: Visit | null
  onEdit: (visit: Visit) => void
}

export function VisitRow({ occurrence, visit, onEdit }: VisitRowProps) {
  const { group } = useSelection()
  const user = useUser()
  const { who, what, calendar, isSkipped, isOnScreen } = occurrence
  const own = visit?.addedBy?.id === user.id
  const mayChange = visit !== null && group !== null && may(group.role, 'visits:manage', { own })
  const repeats = visit && repeatText(visit)
  return (
    <li className="flex items-center gap-4 py-2">
      <span className="w-24 shrink-0 text-sm text-ink-2 tabular-nums sm:w-40 sm:text-base">
        {group && timeText(occurrence, group.timeZone)}
      </span>
      <div className="min-w-0 grow">
        <p dir="auto" className={clsx('wrap-anywhere font-semibold', isSkipped && 'line-through text-ink-2')}>
          {who ?? what}
          {who && what && <span className="font-normal">: {what}</span>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-2">
          {isSkipped && <span>{visitsWords().notThisTime}</span>}
          {repeats && !isSkipped && (
            <span className="inline-flex items-center gap-1">
              <Repeat size={14} aria-hidden className="shrink-0" />
              {repeats}
            </span>
          )}
          {calendar && (
            <span className="inline-flex items-center gap-1">
              <CalendarDays size={14} aria-hidden className="shrink-0" />
              {isOnScreen ? calendar.name : visitsWords().notOnScreen(calendar.name)}
            </span>
          )}
        </p>
      </div>
      {mayChange && <VisitMenu occurrence={occurrence} visit={visit} onEdit={onEdit} />}
    </li>
  )
}

function VisitMenu({ occurrence, visit, onEdit }: VisitRowProps & { visit: Visit }) {
  const skip = useSkipVisit()
  const unskip = useUnskipVisit()
  const remove = useRemoveVisit()
  const [asksToDelete, setAsksToDelete] = useState(false)
  const isRepeated = visit.repeats !== null
  const once: MenuEntry = occurrence.isSkipped
    ? {
        label: visitsWords().takesPlace,
        icon: <Undo2 size={18} aria-hidden className="mirrors" />,
        onSelect: () => unskip.mutate(occurrence),
      }
    : {
        label: visitsWords().notThisTime,
        icon: <CalendarX size={18} aria-hidden />,
        onSelect: () => skip.mutate(occurrence),
      }
  const entries: MenuEntry[] = [
    {
      label: isRepeated ? visitsWords().editAll : visitsWords().edit,
      icon: <Pencil size={18} aria-hidden />,
      onSelect: () => onEdit(visit),
    },
    ...(isRepeated ? [once] : []),
    {
      label: isRepeated ? visitsWords().deleteAll : visitsWords().delete,
      icon: <Trash2 size={18} aria-hidden />,
      onSelect: () => (isRepeated ? setAsksToDelete(true) : remove.mutate(visit.id)),
      isDanger: true,
    },
  ]
  return (
    <>
      <Menu label={visitsWords().whatToDo(visitTitle(visit))} entries={entries} />
      {asksToDelete && (
        <ConfirmDialog
          title={visitsWords().deleteAllQuestion(visitTitle(visit))}
          confirm={visitsWords().deleteAll}
          look="danger"
          onConfirm={() => remove.mutate(visit.id)}
          onClose={() => setAsksToDelete(false)}
        >
          {visitsWords().leaveOutHint}
        </ConfirmDialog>
      )}
    </>
  )
}
