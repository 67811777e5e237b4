import { StickyNote } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Note } from '#contract/notes/notes.ts'
import { pagePaths } from '#contract/pages/page-paths.ts'
import type { ScheduleEntry } from '#contract/schedule.ts'
import { useCanSend } from './family/selection/in-memory.ts'
import { isOnScreens, NoteCard } from './notes/note-card.tsx'
import { useNotes } from './notes/notes.queries.ts'
import { notesWords } from './notes/notes-words.ts'
import { useNow } from './platform/now.ts'
import { loadTemporal } from './platform/temporal.ts'
import { fullTimeThere } from './platform/time-there.ts'
import { Button } from './platform/ui/button.tsx'
import { EmptyState } from './platform/ui/empty-state.tsx'
import { FailureNote } from './platform/ui/failure-note.tsx'
import { lazyComponent } from './platform/ui/lazy-component.tsx'
import { More } from './platform/ui/more.tsx'
import { uncapitalised } from './platform/words/uncapitalised.ts'
import { useSchedule } from './schedule/schedule.queries.ts'
import { scheduleWords } from './schedule/schedule-words.ts'

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
      <title>{`${notesWords().title} · Sunporch`}</title>
      <Link href={pagePaths.contentLibrary} className="text-pine underline underline-offset-4">
        {notesWords().contentLibrary}
      </Link>
      <div className="mt-1 mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl font-semibold sm:text-4xl">{notesWords().title}</h1>
        <Button look="primary" onClick={write}>
          <StickyNote size={18} aria-hidden />
          {notesWords().write}
        </Button>
      </div>
      {notes.isError && <FailureNote error={notes.error} onRetry={() => notes.refetch()} />}
      {notes.isPending && <div className="h-56 animate-pulse rounded-card bg-surface-2" />}
      {notes.data && all.length === 0 && (
        <EmptyState
          title={notesWords().none}
          action={
            <Button look="primary" onClick={write}>
              {notesWords().write}
            </Button>
          }
        >
          {canSend ? notesWords().noneMeans : notesWords().noneInMemory}
        </EmptyState>
      )}
      {canSend ? (
        <>
          <NoteList title={notesWords().onScreenNow} notes={running} {...shown} />
          <NoteList title={notesWords().planned} notes={planned} {...shown} />
          <NoteList
            title={notesWords().notSent}
            notes={others.filter(({ delivery }) => delivery === null)}
            {...shown}
          />
          <NoteList
            title={notesWords().earlier}
            notes={others.filter(({ delivery }) => delivery !== null)}
            {...shown}
          />
        </>
      ) : (
        <NoteList title={notesWords().ofFamily} notes={all} {...shown} />
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
    const pattern = recurringPattern ? `, ${uncapitalised(scheduleWords().patterns[recurringPattern])}` : ''
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
