import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { frameWords } from '../../frame/frame-words.ts'
import { useDialogFocus } from './dialog-focus.ts'
import { useLayer } from './layers.ts'

type ModalProps = {
  onClose: () => void
  /** Where it stands and how large it is. */
  className: string
  /** Pixels. */
  maxWidth?: number
  /** Whether the content has a `ModalDescription`. */
  isDescribed?: boolean
  children: ReactNode
}

/** The content of a modal names itself by these. */
export const { Title: ModalTitle, Description: ModalDescription } = Dialog

/**
 * Whatever opens above a page: the backdrop, the focus, the button that closes it. Escape and Back close it too. The
 * caller closes it by no longer rendering it.
 */
export function Modal({ onClose, className, maxWidth, isDescribed = false, children }: ModalProps) {
  useLayer(onClose)
  const focus = useDialogFocus()
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-fade bg-black/50" />
        <Dialog.Content
          {...focus}
          {...(!isDescribed && { 'aria-describedby': undefined })}
          style={{ maxWidth }}
          className={`fixed z-40 border-line bg-surface shadow-pop ${className}`}
        >
          {children}
          <Dialog.Close
            aria-label={frameWords().close}
            className="absolute top-3 end-3 grid size-11 place-items-center rounded-control hover:bg-surface-2"
          >
            <X size={20} aria-hidden />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
