import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'wouter'
import { useSentAnd, useWhereItIs } from '../../delivery/room-state.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { useUser } from '../../identity/signed-in-user.tsx'
import { onConnected } from '../../platform/live/connected.ts'
import { showToast } from '../../platform/toast-store.ts'
import { useWarnBeforeLeaving } from '../../platform/ui/dialog/warn-before-leaving.ts'
import { commonWords } from '../../platform/words/common-words.ts'
import { noteSent } from '../sent.ts'
import { toastWords } from '../toasts/toast-words.ts'
import { isOnlyAdded, isUnfinished, type UploadItem, wouldSuffer } from './batch/upload-item.ts'
import { takeRequests, type UploadRequest } from './batch/upload-requests.ts'
import { UploadDialog } from './dialog/upload-dialog.tsx'
import { hasLines, needsLine } from './kept/said-by-line.ts'
import { addFilms, ForFilm } from './open/for-film.tsx'
import { openBatch } from './open/open-batch.ts'
import { closeBatch, type OpenBatch, showBatch, useBatch, useOpenBatches } from './open/open-batches.ts'
import { isFilm } from './transfer/check-file.ts'
import { UploadChip } from './upload-chip.tsx'
import { uploadWords } from './words/upload-words.ts'

/** Everything that is being uploaded: the open dialog, and a small note for each that goes on without one. */
export function Uploads() {
  const { group } = useSelection()
  const { id: personId } = useUser()
  const client = useQueryClient()
  const { batches, shown } = useOpenBatches()

  const take = useEffectEvent(({ purpose, files }: UploadRequest) => {
    if (!group) return showNoGroup()
    const pictures = files.filter((file) => !isFilm(file))
    addFilms(files.filter(isFilm), { group: shown?.group ?? group, purpose })
    if (files.length > 0 && pictures.length === 0) return
    if (shown) return shown.batch.add(pictures)
    openBatch(purpose, pictures, { group, personId, client })
  })
  useEffect(() => takeRequests((request) => take(request)), [])

  return (
    <div className="fixed top-18 end-3 z-30 grid justify-items-end gap-2 lg:top-auto lg:end-6 lg:bottom-6">
      {!shown && <ForFilm />}
      {batches.map((one) => (
        <Upload
          key={one.id}
          open={one}
          isShown={one === shown}
          onShow={() => showBatch(one)}
          onHide={() => showBatch(null)}
          onClose={() => closeBatch(one)}
        />
      ))}
    </div>
  )
}

type UploadProps = {
  open: OpenBatch
  isShown: boolean
  onShow: () => void
  onHide: () => void
  onClose: () => void
}

function Upload({ open, isShown, onShow, onHide, onClose }: UploadProps) {
  const { batch, purpose, group } = open
  const { items } = useBatch(batch)
  const isDone = items.length > 0 && items.every(({ step }) => step === 'complete')
  // Discarded outside of the dialog.
  const isEmpty = items.length === 0 && !isShown
  // The dialog that sends goes on to show what becomes of the pictures.
  const leaveWhenDone = purpose === 'add' || !isShown
  const sentAnd = useSentAnd(group)
  const where = useWhereItIs(group)

  const told = useRef(new Set<string>())
  const onDone = useEffectEvent(() => {
    const news = items.filter(({ id }) => !told.current.has(id))
    for (const { id } of news) told.current.add(id)
    void showDone(news, { sentAnd, where })
    if (leaveWhenDone) onClose()
  })
  useEffect(() => {
    if (isDone) onDone()
  }, [isDone])
  const onEmpty = useEffectEvent(onClose)
  useEffect(() => {
    if (isEmpty) onEmpty()
  }, [isEmpty])
  useEffect(() => {
    const hurry = () => batch.hurry()
    const stopListening = onConnected(hurry)
    window.addEventListener('online', hurry)
    return () => {
      stopListening()
      window.removeEventListener('online', hurry)
    }
  }, [batch])
  useWarnBeforeLeaving(items.some(wouldSuffer))

  const onMove = useEffectEvent(() => {
    // Pictures that were only chosen would be forgotten behind another page.
    if (!isShown || items.some(({ goal }) => goal === null)) return
    if (items.some(isUnfinished)) onHide()
    else onClose()
  })
  const [path] = useLocation()
  const lastPath = useRef(path)
  useEffect(() => {
    if (lastPath.current !== path) onMove()
    lastPath.current = path
  }, [path])

  if (isShown) return <UploadDialog open={open} onHide={onHide} onClose={onClose} />
  if (hasLines(path) && needsLine(items, open.isRestored)) return null
  return <UploadChip items={items} onOpen={onShow} />
}

/** The toasts of the specification. None says "sent" of what was only added, or while no screen could show it. */
async function showDone(items: UploadItem[], words: Words): Promise<void> {
  const isSent = items.every(({ goal }) => goal === 'send') && !items.some(isOnlyAdded)
  if (isSent) noteSent()
  const isSaid = isSent && !items.some(({ photo }) => photo?.delivery?.isWaitingForScreen)
  showToast(await (items.length > 1 ? manyDone(items.length, isSaid, words) : oneDone(isSaid, words)))
}

type Words = { sentAnd: ReturnType<typeof useSentAnd>; where: ReturnType<typeof useWhereItIs> }

async function oneDone(isSent: boolean, { sentAnd }: Words) {
  return isSent
    ? { title: toastWords().sent, description: await sentAnd(toastWords().sentMeans) }
    : uploadWords().uploaded
}

async function manyDone(count: number, isSent: boolean, { where }: Words) {
  return isSent
    ? { title: uploadWords().photosSent(count), description: await where({ count }) }
    : { title: uploadWords().photosUploaded(count), description: uploadWords().allAdded }
}

function showNoGroup(): void {
  showToast({ variant: 'destructive', title: commonWords().error, description: uploadWords().noGroup })
}
