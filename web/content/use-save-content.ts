import { useState } from 'react'
import type * as z from 'zod/mini'
import type { ContentItem, ContentItemChange, NewContentItem } from '#contract/content.ts'
import { isGone } from '../photos/upload/batch/problem.ts'
import { fieldMessages } from '../platform/server/api.ts'
import { showToast } from '../platform/toast-store.ts'
import { commonWords } from '../platform/words/common-words.ts'
import { refusalOf } from '../platform/words/refusal.ts'
import { useAddContent, useRestoreRecording, useUpdateContent } from './content.queries.ts'
import { contentWords } from './content-words.ts'
import type { RecordingDraft } from './recording-draft.ts'

type Body = z.output<typeof NewContentItem>

/**
 * Adds the recommendation with its recording, or changes both, in one call: all is saved, or nothing. `onLost`: the server has the
 * bytes no longer.
 */
export function useSaveContent(item: ContentItem | null, onLost: () => void) {
  const add = useAddContent()
  const update = useUpdateContent(item?.id ?? '')
  const restore = useRestoreRecording()
  const [failure, setFailure] = useState<string | null>(null)

  async function save(body: Body, draft: RecordingDraft): Promise<void> {
    setFailure(null)
    const upload = uploadOf(body, draft)
    const recording = upload ?? changeOf(item, body, draft)
    try {
      if (!item) await add.mutateAsync({ ...body, ...(upload && { recording: upload }) })
      else if (!isSameAs(item, body) || recording !== undefined)
        await update.mutateAsync({ ...body, recording })
    } catch (error) {
      if (isGone(error)) onLost()
      const isOfField = Object.keys(fieldMessages(error)).some((name) => name in body)
      if (upload && !isOfField) setFailure(refusalOf(error, commonWords().tryAgain))
      throw error
    }
    // Only music can have it back.
    if (item && recording === null && body.type === 'music')
      showToast({
        title: contentWords().removedRecording,
        action: { label: contentWords().undo, run: () => restore.mutate(item.id) },
      })
  }
  return { save, failure, forgetFailure: () => setFailure(null) }
}

/** What was uploaded for a piece of music. */
function uploadOf({ type }: Body, { chosen, photoId }: RecordingDraft) {
  const objectPath = type === 'music' && chosen?.objectPath
  return objectPath ? { objectPath, photoId } : undefined
}

/** What becomes of the recording that is there already; undefined where it stays as it is. */
function changeOf(
  item: ContentItem | null,
  { type }: Body,
  { isRemoved, photoId }: RecordingDraft,
): z.input<typeof ContentItemChange>['recording'] {
  if (!item?.recording) return undefined
  if (isRemoved) return null
  const hasOtherPhoto = type === 'music' && photoId !== (item.recording.photo?.id ?? null)
  return hasOtherPhoto ? { photoId } : undefined
}

function isSameAs(item: ContentItem, { type, title, description, externalUrl, provider }: Body): boolean {
  const typed = [type, title, description ?? null, externalUrl ?? null, provider]
  const known = [item.type, item.title, item.description, item.externalUrl, item.provider]
  return typed.every((value, index) => value === known[index])
}
