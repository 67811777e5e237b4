import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { useDialogFocus } from './dialog-focus.ts'
import { useLayer } from './layers.ts'

export function SideSheet({
  title,
  onClose,
  children,
}: {
  title: string
  onClose: () => void
  children: ReactNode
}) {
  useLayer(onClose)
  const focus = useDialogFocus()
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-fade bg-black/50" />
        <Dialog.Content
          {...focus}
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-40 w-72 max-w-[88vw] animate-fade border-r border-line bg-surface shadow-pop"
        >
          <Dialog.Title className="sr-only">{title}</Dialog.Title>
          {children}
          <Dialog.Close
            aria-label="Close"
            className="absolute top-3.5 right-3 grid size-11 place-items-center rounded-control hover:bg-surface-2"
          >
            <X size={20} aria-hidden />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
