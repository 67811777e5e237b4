import type { ReactNode } from 'react'
import { Modal, ModalDescription, ModalTitle } from './modal.tsx'

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
  return (
    <Modal
      onClose={onClose}
      isDescribed={description !== undefined}
      maxWidth={width}
      className="inset-x-0 bottom-0 mx-auto max-h-[92dvh] w-full animate-rise overflow-y-auto overscroll-contain wrap-anywhere rounded-t-card border p-5 sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2 sm:rounded-card sm:p-7"
    >
      <ModalTitle className="pe-12 text-2xl font-semibold">{title}</ModalTitle>
      {description !== undefined && (
        <ModalDescription className="mt-1 text-ink-2">{description}</ModalDescription>
      )}
      <div className="mt-5">{children}</div>
    </Modal>
  )
}
