import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { useDialogFocus } from './dialog-focus.ts'
import { useLayer } from './layers.ts'

type DialogProps = {
  title: string
  description?: ReactNode
  onClose: () => void
  children: ReactNode
  /** Pixels. */
  width?: number
}

/** An open dialog; a sheet from below on phones. The caller closes it by no longer rendering it. */
export function Dialog({ title, description, onClose, children, width = 520 }: DialogProps) {
  useLayer(onClose)
  const focus = useDialogFocus()
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-black/50" />
        <Radix.Content
          {...focus}
          {...(description === undefined && { 'aria-describedby': undefined })}
          style={{ maxWidth: width }}
          className="fixed inset-x-0 bottom-0 z-40 mx-auto max-h-[92dvh] w-full animate-rise overflow-y-auto overscroll-contain wrap-anywhere rounded-t-card border border-line bg-surface p-5 shadow-pop sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2 sm:rounded-card sm:p-7"
        >
          <Radix.Title className="pr-12 text-2xl font-semibold">{title}</Radix.Title>
          {description !== undefined && (
            <Radix.Description className="mt-1 text-ink-2">{description}</Radix.Description>
          )}
          <div className="mt-5">{children}</div>
          <Radix.Close
            aria-label="Close"
            className="absolute top-3 right-3 grid size-11 place-items-center rounded-control hover:bg-surface-2"
          >
            <X size={20} aria-hidden />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
