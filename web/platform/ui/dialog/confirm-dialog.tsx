import { AlertDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { frameWords } from '../../frame/frame-words.ts'
import { buttonLook } from '../button.tsx'
import { useDialogFocus } from './dialog-focus.ts'
import { useLayer } from './layers.ts'

type ConfirmDialogProps = {
  title: string
  children?: ReactNode
  /** Further questions, below the text. */
  questions?: ReactNode
  confirm: string
  look?: 'primary' | 'danger'
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something happens. Cancel has the focus. */
export function ConfirmDialog({
  title,
  children,
  questions,
  confirm,
  look = 'primary',
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  useLayer(onClose)
  const focus = useDialogFocus()
  return (
    <AlertDialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 animate-fade bg-black/50" />
        <AlertDialog.Content
          {...focus}
          {...(!children && { 'aria-describedby': undefined })}
          className="fixed inset-x-4 top-1/2 z-40 mx-auto max-h-[calc(100dvh-2rem)] max-w-md -translate-y-1/2 animate-fade overflow-y-auto rounded-card border border-line bg-surface p-6 shadow-pop"
        >
          <AlertDialog.Title className="text-xl font-semibold">{title}</AlertDialog.Title>
          {children && (
            <AlertDialog.Description className="mt-2 text-ink-2">{children}</AlertDialog.Description>
          )}
          {questions}
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <AlertDialog.Cancel className={buttonLook('plain')}>{frameWords().cancel}</AlertDialog.Cancel>
            <AlertDialog.Action className={buttonLook(look)} onClick={onConfirm}>
              {confirm}
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
