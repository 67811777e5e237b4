import type { ReactNode } from 'react'
import { Modal, ModalTitle } from './modal.tsx'

export function SideSheet({
  title,
  onClose,
  children,
}: {
  title: string
  onClose: () => void
  children: ReactNode
}) {
  return (
    <Modal onClose={onClose} className="inset-y-0 start-0 w-72 max-w-[88vw] animate-fade border-e">
      <ModalTitle className="sr-only">{title}</ModalTitle>
      {children}
    </Modal>
  )
}
