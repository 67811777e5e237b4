import { CalendarClock, Pencil, Send, Trash2, Undo2 } from 'lucide-react'
import { useLocation } from 'wouter'
import { hasEnded } from '#contract/delivery/delivery.ts'
import type { Note } from '#contract/notes/notes.ts'
import { noteParam, pagePaths } from '#contract/pages/page-paths.ts'
import { pictureUrl } from '#contract/photos/photos.ts'
import { may } from '#contract/platform/policy.ts'
import { useTakeBack } from '../delivery/delivery.queries.ts'
import { DeliveryStatusLine } from '../delivery/delivery-status-line.tsx'
import { mayNow, useCanSend } from '../family/selection/in-memory.ts'
import { useSelection } from '../family/selection/selected-group.tsx'
import { useUser } from '../identity/signed-in-user.tsx'
import { backdropWords } from '../photos/backdrop/backdrop-words.ts'
import { formatDate } from '../platform/format.ts'
import { nearTimeThere } from '../platform/time-there.ts'
import { Button } from '../platform/ui/button.tsx'
import { Menu, type MenuEntry } from '../platform/ui/dialog/menu.tsx'
import { useRemoveNote, useSendNote } from './notes.queries.ts'
import { notesWords } from './notes-words.ts'

type NoteCardProps = {
  note: Note
  now: number
  /** When the schedule sends it next; null when it does not. */
  plan: string | null
  onEdit: () => void
}

export function NoteCard({ note, now, plan, onEdit }: NoteCardProps) {
  const { group } = useSelection()
  const send = useSendNote()
  const canSend = useCanSend()
  const isRunning = isOnScreens(note, now)
  return (
    <article className="flex h-full min-w-0 flex-col gap-4 rounded-card border border-line bg-surface p-5 shadow-card">
      <div className="flex min-w-0 items-start gap-3.5">
        {note.photo && (
          <img
            src={pictureUrl(note.photo, 320)}
            alt={note.photo.caption ?? backdropWords().pictureBehind}
            className="size-14 shrink-0 rounded-lg object-cover"
          />
        )}
        <p
          dir="auto"
          className="min-w-0 grow font-display text-lg leading-snug font-semibold break-words whitespace-pre-line"
        >
          {note.text}
        </p>
        <NoteActions note={note} isRunning={isRunning} onEdit={onEdit} />
      </div>
      <div className="mt-auto grid gap-3">
        <p className="text-sm text-ink-2">
          {formatDate(note.createdAt)}
          {note.addedBy && `\u00a0· ${note.addedBy.name}`}
          {canSend && `\u00a0· ${stayText(note, now, group?.timeZone ?? 'UTC')}`}
        </p>
        {plan && (
          <p className="flex items-start gap-2 text-sm text-ink-2">
            <CalendarClock size={18} aria-hidden className="mt-0.5 shrink-0" />
            <span className="min-w-0 break-words">{notesWords().plannedFor(plan)}</span>
          </p>
        )}
        {note.delivery && <DeliveryStatusLine delivery={note.delivery} />}
        {canSend && !isRunning && (
          <Button className="w-full" disabled={send.isPending} onClick={() => send.mutate(note.id)}>
            <Send size={18} aria-hidden />
            {note.delivery ? notesWords().sendAgain : notesWords().sendTo(group?.lovedOneName ?? null)}
          </Button>
        )}
      </div>
    </article>
  )
}

/** Whether the devices have it now: it was sent, and has neither ended nor was taken back. */
export function isOnScreens({ delivery }: Note, now: number): boolean {
  return delivery !== null && delivery.withdrawnAt === null && !hasEnded(delivery, now)
}

function stayText(note: Note, now: number, timeZone: string): string {
  if (isOnScreens(note, now) && note.delivery?.endsAt)
    return notesWords().staysUntil(nearTimeThere(Date.parse(note.delivery.endsAt), now, timeZone))
  if (note.stays === 'until' && note.until)
    return notesWords().until(nearTimeThere(Date.parse(note.until), now, timeZone))
  return notesWords().stays[note.stays]
}

type NoteActionsProps = { note: Note; isRunning: boolean; onEdit: () => void }

function NoteActions({ note, isRunning, onEdit }: NoteActionsProps) {
  const { group } = useSelection()
  const canSend = useCanSend()
  const me = useUser()
  const [, navigate] = useLocation()
  const takeBack = useTakeBack()
  const remove = useRemoveNote()
  const { delivery } = note
  if (!group) return null
  const { role } = group
  const mayChange = may(role, 'notes:change', { own: note.addedBy?.id === me.id })
  const mayTakeBack = may(role, 'deliveries:take-back', { own: delivery?.sender?.id === me.id })
  const entries: (MenuEntry | false)[] = [
    mayChange && { label: notesWords().edit, icon: <Pencil size={18} aria-hidden />, onSelect: onEdit },
    mayNow(group, 'schedule:manage') && {
      label: notesWords().schedule,
      icon: <CalendarClock size={18} aria-hidden />,
      onSelect: () => navigate(`${pagePaths.schedule}?${noteParam}=${note.id}`),
    },
    canSend &&
      isRunning &&
      delivery !== null &&
      mayTakeBack && {
        label: notesWords().takeBack,
        icon: <Undo2 size={18} aria-hidden className="mirrors" />,
        onSelect: () => takeBack.mutate({ id: delivery.id }),
      },
    mayChange && {
      label: notesWords().delete,
      icon: <Trash2 size={18} aria-hidden />,
      onSelect: () => remove.mutate(note),
      isDanger: true,
    },
  ]
  const shown = entries.filter((entry) => entry !== false)
  if (shown.length === 0) return null
  return <Menu label={notesWords().whatToDo(note.text)} entries={shown} className="-mt-1 -me-2" />
}
