import clsx from 'clsx'
import { StickyNote } from 'lucide-react'
import { useState } from 'react'
import { frameWords } from '../platform/frame/frame-words.ts'
import { Button } from '../platform/ui/button.tsx'
import { lazyComponent } from '../platform/ui/lazy-component.tsx'

const NoteDialog = lazyComponent(() => import('./note-dialog.tsx').then((dialog) => dialog.loadNoteDialog()))

export function WriteNoteButton({ className }: { className?: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button className={clsx(className)} onClick={() => setOpen(true)}>
        <StickyNote size={18} aria-hidden />
        {frameWords().writeNote}
      </Button>
      {isOpen && <NoteDialog note={null} onClose={() => setOpen(false)} />}
    </>
  )
}
