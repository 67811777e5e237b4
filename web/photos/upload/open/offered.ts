import type { ComponentType } from 'react'
import type { FamilyGroup } from '#contract/family/groups.ts'
import type { UploadItem } from '../batch/upload-item.ts'
import type { UploadPurpose } from '../batch/upload-requests.ts'
import type { OpenBatch } from './open-batches.ts'

export type WithPictureProps = {
  open: OpenBatch
  item: UploadItem
  /** It was sent with what was added: nothing is left to do. */
  onSent: () => void
}

export type ForFilmProps = {
  file: File
  purpose: UploadPurpose
  group: FamilyGroup
  onClose: () => void
}

type Offered = {
  /** Beside the one picture that is about to be sent. */
  withPicture?: ComponentType<WithPictureProps>
  /** For each video that was chosen. */
  forFilm?: ComponentType<ForFilmProps>
}

/** What later features add to the dialog of pictures. In a file of its own, because every page loads it. */
export const offered: Offered = {}
