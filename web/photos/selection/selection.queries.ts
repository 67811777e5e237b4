import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { deliveryApi } from '#contract/delivery/delivery.ts'
import { type Photo, photosApi } from '#contract/photos/photos.ts'
import { useSentAnd, useWhereItIs } from '../../delivery/room-state.ts'
import { groupMutation, useGroupMutation } from '../../family/selection/group-data.ts'
import { call } from '../../platform/server/api.ts'
import { showToast } from '../../platform/toast-store.ts'
import { commonWords } from '../../platform/words/common-words.ts'
import { photosWords } from '../photos-words.ts'
import { toastWords } from '../toasts/toast-words.ts'
import { downloadPhotos } from './download.ts'

/** What of several photos has worked. */
type Outcome = { done: string[]; failed: string[] }

/** Sends one after the other, so that the screen shows them in this order. */
export function useSendPhotos() {
  const where = useWhereItIs()
  const sentAnd = useSentAnd()
  const takeBack = useTakeBackAll()
  return useGroupMutation({
    run: async (groupId, photoIds: string[]) => {
      const deliveryIds: string[] = []
      const outcome = await eachInTurn(photoIds, async (photoId) => {
        const { delivery } = await call(photosApi.send, { params: { groupId, photoId } })
        if (delivery) deliveryIds.push(delivery.id)
      })
      return { ...outcome, deliveryIds }
    },
    touches: ['photos'],
    meta: {
      get failure() {
        return toastWords().notSent
      },
    },
    async onSuccess({ done, failed, deliveryIds }) {
      if (failed.length > 0)
        return showFailed(
          photosWords().someNotSent({ failed: failed.length, count: done.length + failed.length }),
        )
      const isOne = done.length === 1
      showToast({
        title: isOne ? toastWords().sent : photosWords().photosSent(done.length),
        description: isOne ? await sentAnd(toastWords().sentMeans) : await where({ count: done.length }),
        action: { label: photosWords().takeBack, run: () => takeBack.mutate(deliveryIds) },
      })
    },
  })
}

const useTakeBackAll = groupMutation({
  run: (groupId, deliveryIds: string[]) =>
    eachInTurn(deliveryIds, (deliveryId) => call(deliveryApi.takeBack, { params: { groupId, deliveryId } })),
  touches: ['photos'],
  onSuccess({ done, failed }) {
    if (failed.length > 0)
      return showFailed(
        photosWords().someNotTakenBack({ failed: failed.length, count: done.length + failed.length }),
      )
    showToast(photosWords().takenBack)
  },
})

export function useRemovePhotos() {
  const restore = useRestorePhotos()
  return useGroupMutation({
    run: (groupId, photoIds: string[]) =>
      eachInTurn(photoIds, (photoId) => call(photosApi.remove, { params: { groupId, photoId } })),
    touches: ['photos'],
    onSuccess({ done, failed }) {
      if (done.length === 0) return showFailed(photosWords().notDeleted)
      const words = photosWords()
      const { title, description } =
        done.length === 1
          ? toastWords().deleted
          : { title: words.photosDeleted(done.length), description: words.photosDeletedMeans }
      showToast({
        title,
        description:
          failed.length > 0 ? `${description} ${words.someNotDeleted(failed.length)}` : description,
        action: { label: toastWords().undo, run: () => restore.mutate(done) },
      })
    },
  })
}

const useRestorePhotos = groupMutation({
  run: (groupId, photoIds: string[]) =>
    eachInTurn(photoIds, (photoId) => call(photosApi.restore, { params: { groupId, photoId } })),
  touches: ['photos'],
  onSuccess({ failed }) {
    if (failed.length > 0) showFailed(photosWords().someNotRestored(failed.length))
  },
})

/** `done`: how many pictures have been read. */
export function useDownloadPhotos() {
  const [done, setDone] = useState(0)
  const { mutate, isPending } = useMutation({
    mutationFn: (photos: Photo[]) => downloadPhotos(photos, setDone),
    onMutate: () => setDone(0),
    meta: {
      get failure() {
        return photosWords().notDownloaded
      },
    },
  })
  return { mutate, isPending, done }
}

/** Throws what stopped the first one only when none has worked. */
async function eachInTurn(ids: string[], change: (id: string) => Promise<unknown>): Promise<Outcome> {
  const outcome: Outcome = { done: [], failed: [] }
  let firstError: unknown = null
  for (const id of ids) {
    try {
      await change(id)
      outcome.done.push(id)
    } catch (error) {
      firstError ??= error
      outcome.failed.push(id)
    }
  }
  if (outcome.done.length === 0 && firstError) throw firstError
  return outcome
}

function showFailed(description: string) {
  showToast({ variant: 'destructive', title: commonWords().error, description })
}
