import { useState } from 'react'
import type * as z from 'zod/mini'
import type { ContentItem, NewContentItem } from '#contract/content.ts'
import { isGone } from '../photos/upload/batch/problem.ts'
import { showToast } from '../platform/toast-store.ts'
import { commonWords } from '../platform/words/common-words.ts'
import { refusalOf } from '../platform/words/refusal.ts'
import {
  useAddContent,
  useRecord,
  useRemoveRecording,
  useRestoreRecording,
  useUpdateContent,
} from './content.queries.ts'
import { contentWords } from './content-words.ts'
import type { RecordingDraft } from './recording-draft.ts'

type Body = z.output<typeof NewContentItem>

/**
 * Adds the recommendation, or changes what differs, and then its recording. Can be called again after either has failed: what
 * was added is changed then. `onLost`: the server has the bytes no longer.
 */
export function useSaveContent(item: ContentItem | null, onLost: () => void) {
  const [saved, setSaved] = useState(item)
  const add = useAddContent()
  const update = useUpdateContent(saved?.id ?? '')
  const record = useRecord()
  const removeRecording = useRemoveRecording()
  const restore = useRestoreRecording()
  const [failure, setFailure] = useState<string | null>(null)

  async function save(body: Body, { chosen, isRemoved, photoId }: RecordingDraft): Promise<void> {
    setFailure(null)
    // Only music has one, so it goes before the type changes.
    if (saved?.recording && isRemoved && !chosen) setSaved(await removeRecording.mutateAsync(saved.id))
    const isSame = saved !== null && isSameAs(saved, body)
    const now = isSame ? saved : await (saved ? update : add).mutateAsync(body)
    setSaved(now)
    // After what is said of the rest, because the newest takes the place of the others. Only music can have it back.
    if (item?.recording && isRemoved && now.type === 'music')
      showToast({
        title: contentWords().removedRecording,
        action: { label: contentWords().undo, run: () => restore.mutate(now.id) },
      })
    const hasOtherPhoto = now.recording !== null && photoId !== (now.recording.photo?.id ?? null)
    if (now.type !== 'music' || isRemoved || !(chosen || hasOtherPhoto)) return
    try {
      const sound = chosen?.objectPath && { objectPath: chosen.objectPath }
      await record.mutateAsync({ contentId: now.id, body: { photoId, ...sound } })
      if (isSame) showToast(contentWords().changed)
    } catch (error) {
      if (isGone(error)) onLost()
      const said = refusalOf(error, commonWords().tryAgain)
      setFailure(item ? said : `${said} ${contentWords().isWithout}`)
      throw error
    }
  }
  return { save, failure, forgetFailure: () => setFailure(null) }
}

function isSameAs(item: ContentItem, { type, title, description, externalUrl, provider }: Body): boolean {
  const typed = [type, title, description ?? null, externalUrl ?? null, provider]
  const known = [item.type, item.title, item.description, item.externalUrl, item.provider]
  return typed.every((value, index) => value === known[index])
}
