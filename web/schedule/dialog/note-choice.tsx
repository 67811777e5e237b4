import { StickyNote } from 'lucide-react'
import { useState } from 'react'
import type { Note } from '#contract/notes/notes.ts'
import { useNotes } from '../../notes/notes.queries.ts'
import { notesWords } from '../../notes/notes-words.ts'
import { Button } from '../../platform/ui/button.tsx'
import { ChoiceList } from '../../platform/ui/choice-list.tsx'
import { lazyComponent } from '../../platform/ui/lazy-component.tsx'
import { uncapitalised } from '../../platform/words/uncapitalised.ts'
import { planWords } from '../plan/plan-words.ts'

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
    <section aria-label={planWords().note}>
      <h3 className="mb-1.5 font-semibold">{planWords().note}</h3>
      <ChoiceList
        label={planWords().note}
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
        {planWords().writeNote}
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
  return `${words} (${uncapitalised(notesWords().stays[stays])})`
}
