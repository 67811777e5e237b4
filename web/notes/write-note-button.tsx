import clsx from 'clsx'
import { StickyNote } from 'lucide-react'
import { useState } from 'react'
import { frameWords } from '../platform/frame/frame-words.ts'
import { Button } from '../platform/ui/button.tsx'
import { IconButton } from '../platform/ui/icon-button.tsx'
import { lazyComponent } from '../platform/ui/lazy-component.tsx'

const NoteDialog = lazyComponent(() => import('./note-dialog.tsx').then((dialog) => dialog.loadNoteDialog()))

type WriteNoteButtonProps = {
  /** Without its words, where the place is short. */
  isSmall?: boolean
  className?: string
}

export function WriteNoteButton({ isSmall = false, className }: WriteNoteButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {isSmall ? (
        <IconButton
          label={frameWords().writeNote}
          className={clsx('border border-line-strong bg-surface text-ink hover:bg-surface-2', className)}
          onClick={() => setOpen(true)}
        >
          <StickyNote size={20} aria-hidden />
        </IconButton>
      ) : (
        <Button className={clsx(className)} onClick={() => setOpen(true)}>
          <StickyNote size={18} aria-hidden />
          {frameWords().writeNote}
        </Button>
      )}
      {isOpen && <NoteDialog note={null} onClose={() => setOpen(false)} />}
    </>
  )
}
