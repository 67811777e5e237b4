import { StickyNote } from 'lucide-react'
import { useState } from 'react'
import type { Note } from '#contract/notes/notes.ts'
import { noteStayLabels } from '#contract/notes/notes.ts'
import { useNotes } from '../../notes/notes.queries.ts'
import { Button } from '../../platform/ui/button.tsx'
import { ChoiceList } from '../../platform/ui/choice-list.tsx'
import { lazyComponent } from '../../platform/ui/lazy-component.tsx'

const NoteDialog = lazyComponent(() =>
  import('../../notes/note-dialog.tsx').then((dialog) => dialog.loadNoteDialog()),
)

type NoteChoiceProps = { chosenId: string | null; onChoose: (id: string | null) => void }

/** One of the family's notes, or one that is written here. */
export function NoteChoice({ chosenId, onChoose }: NoteChoiceProps) {
  const notes = useNotes()
  const [isWriting, setWriting] = useState(false)
  const { hasNextPage, isFetching, fetchNextPage } = notes
  return (
    <section aria-label="Note">
      <h3 className="mb-1.5 font-semibold">Note</h3>
      <ChoiceList
        label="Note"
        items={notes.data?.pages.flat() ?? []}
        chosenId={chosenId}
        idOf={({ id }) => id}
        nameOf={nameOf}
        onChoose={onChoose}
        empty=""
        onMore={hasNextPage ? () => void (isFetching || fetchNextPage()) : null}
      />
      <Button look="quiet" className="px-3!" onClick={() => setWriting(true)}>
        <StickyNote size={18} aria-hidden />
        Write a note
      </Button>
      {isWriting && (
        <NoteDialog note={null} onClose={() => setWriting(false)} onWritten={(note) => onChoose(note.id)} />
      )}
    </section>
  )
}

/** In the length of a line or two. */
const maxName = 80

function nameOf({ text, stays }: Note): string {
  const letters = [...text.replaceAll(/\s+/g, ' ')]
  const words = letters.length > maxName ? `${letters.slice(0, maxName - 1).join('')}…` : letters.join('')
  return `${words} (${noteStayLabels[stays].toLowerCase()})`
}
