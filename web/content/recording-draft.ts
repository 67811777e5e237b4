import type { ContentItem } from '#contract/content.ts'

export type Recording = NonNullable<ContentItem['recording']>

/** A file that is to take the place of what is there. `objectPath` is null until the server has its bytes. */
export type Chosen = {
  file: Blob
  /** In milliseconds; null where the browser does not say. */
  duration: number | null
  objectPath: string | null
}

/** What the form makes of the recording. */
export type RecordingDraft = {
  chosen: Chosen | null
  /** A file was chosen, and is looked at. */
  isReading: boolean
  isRemoved: boolean
  photoId: string | null
}

export function draftOf(recording: Recording | null): RecordingDraft {
  return { chosen: null, isReading: false, isRemoved: false, photoId: recording?.photo?.id ?? null }
}

/** There is more to come than what could be saved now. */
export function isUnderWay(draft: RecordingDraft): boolean {
  return draft.isReading || isUploading(draft)
}

export function isUploading({ chosen }: RecordingDraft): boolean {
  return chosen !== null && chosen.objectPath === null
}

/** Something was chosen or taken away that is not saved yet. */
export function isChanged(
  { chosen, isReading, isRemoved, photoId }: RecordingDraft,
  recording: Recording | null,
): boolean {
  return chosen !== null || isReading || isRemoved || photoId !== draftOf(recording).photoId
}
