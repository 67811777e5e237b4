import type { ComponentType } from 'react'
import type { UploadItem } from '../batch/upload-item.ts'
import type { OpenBatch } from './open-batches.ts'

export type WithPictureProps = {
  open: OpenBatch
  item: UploadItem
  /** It was sent with what was added: nothing is left to do. */
  onSent: () => void
}

let offered: ComponentType<WithPictureProps> | null = null

/** What a later feature adds to the one picture that is about to be sent. */
export function offerWithPicture(component: ComponentType<WithPictureProps>): void {
  offered = component
}

export function WithPicture(props: WithPictureProps) {
  const Offered = offered
  return Offered && <Offered {...props} />
}
