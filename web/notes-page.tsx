import { StickyNote } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Note } from '#contract/notes/notes.ts'
import { pagePaths } from '#contract/pages/page-paths.ts'
import type { ScheduleEntry } from '#contract/schedule.ts'
import { useCanSend } from './family/selection/in-memory.ts'
import { isOnScreens, NoteCard } from './notes/note-card.tsx'
import { useNotes } from './notes/notes.queries.ts'
import { useNow } from './platform/now.ts'
import { loadTemporal } from './platform/temporal.ts'
import { fullTimeThere } from './platform/time-there.ts'
import { Button } from './platform/ui/button.tsx'
import { EmptyState } from './platform/ui/empty-state.tsx'
import { FailureNote } from './platform/ui/failure-note.tsx'
import { lazyComponent } from './platform/ui/lazy-component.tsx'
import { More } from './platform/ui/more.tsx'
import { useSchedule } from './schedule/schedule.queries.ts'
import { patternLabels } from './schedule/schedule-text.ts'

const NoteDialog = lazyComponent(() =>
  import('./notes/note-dialog.tsx').then((dialog) => dialog.loadNoteDialog()),
)

/** The page, when `Temporal` is there: the ends need it. */
export async function loadNotesPage() {
  await loadTemporal()
  return NotesPage
}

function NotesPage() {
  const notes = useNotes()
  const schedule = useSchedule()
  const minute = useNow()
  const [dialog, setDialog] = useState<Note | 'new' | null>(null)
  // The data may be newer than the minute that the texts count from.
  const now = Math.max(minute, notes.dataUpdatedAt)
  const all = notes.data?.pages.flat() ?? []
  const running = all.filter((note) => isOnScreens(note, now))
  const canSend = useCanSend()
  const plans = plansOf(canSend ? (schedule.data ?? []) : [])
  const waiting = all.filter((note) => !isOnScreens(note, now))
  const planned = waiting.filter(({ id }) => plans.has(id))
  const others = waiting.filter(({ id }) => !plans.has(id))
  const write = () => setDialog('new')
  const shown = { now, plans, onEdit: setDialog }
  return (
    <>
      <title>Notes · Sunporch</title>
      <Link href={pagePaths.contentLibrary} className="text-pine underline underline-offset-4">
        Content Library
      </Link>
      <div className="mt-1 mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl font-semibold sm:text-4xl">Notes</h1>
        <Button look="primary" onClick={write}>
          <StickyNote size={18} aria-hidden />
          Write a note
        </Button>
      </div>
      {notes.isError && <FailureNote error={notes.error} onRetry={() => notes.refetch()} />}
      {notes.isPending && <div className="h-56 animate-pulse rounded-card bg-surface-2" />}
      {notes.data && all.length === 0 && (
        <EmptyState
          title="No notes yet"
          action={
            <Button look="primary" onClick={write}>
              Write a note
            </Button>
          }
        >
          {canSend
            ? 'A few words on the screen: who comes today, where the blue coat is, that the bins go out.'
            : 'What you write here, the whole family can read.'}
        </EmptyState>
      )}
      {canSend ? (
        <>
          <NoteList title="For the screen now" notes={running} {...shown} />
          <NoteList title="Planned" notes={planned} {...shown} />
          <NoteList
            title="Not sent yet"
            notes={others.filter(({ delivery }) => delivery === null)}
            {...shown}
          />
          <NoteList title="Earlier" notes={others.filter(({ delivery }) => delivery !== null)} {...shown} />
        </>
      ) : (
        <NoteList title="Notes of the family" notes={all} {...shown} />
      )}
      {notes.hasNextPage && <More key={all.length} onReached={() => void notes.fetchNextPage()} />}
      {dialog && <NoteDialog note={dialog === 'new' ? null : dialog} onClose={() => setDialog(null)} />}
    </>
  )
}

/** When each note comes next, by the note's id: "Tue, Jul 3, 2035, 8:00 AM, weekly". */
function plansOf(entries: ScheduleEntry[]): Map<string, string> {
  // The next one of a note comes first.
  const plans = new Map<string, string>()
  for (const { noteId, status, scheduledFor, timeZone, recurringPattern } of entries) {
    if (noteId === null || status !== 'pending' || plans.has(noteId)) continue
    const pattern = recurringPattern ? `, ${patternLabels[recurringPattern].toLowerCase()}` : ''
    plans.set(noteId, fullTimeThere(scheduledFor, timeZone) + pattern)
  }
  return plans
}

type NoteListProps = {
  title: string
  notes: Note[]
  now: number
  plans: Map<string, string>
  onEdit: (note: Note) => void
}

function NoteList({ title, notes, now, plans, onEdit }: NoteListProps) {
  if (notes.length === 0) return null
  return (
    <section aria-label={title} className="mb-8">
      <h2 className="mb-3 text-xl font-semibold">{title}</h2>
      <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
        {notes.map((note) => (
          <li key={note.id} className="min-w-0">
            <NoteCard note={note} now={now} plan={plans.get(note.id) ?? null} onEdit={() => onEdit(note)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
