import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { deliveryApi } from '#contract/delivery/delivery.ts'
import { type Photo, photosApi } from '#contract/photos/photos.ts'
import { useSentAnd, useWhereItIs } from '../../delivery/room-state.ts'
import { groupMutation, useGroupMutation } from '../../family/selection/group-data.ts'
import { call } from '../../platform/server/api.ts'
import { showToast } from '../../platform/toast-store.ts'
import { photoSent } from '../photos.queries.ts'
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
    meta: { failure: 'Failed to send photo to Alexa.' },
    async onSuccess({ done, failed, deliveryIds }) {
      if (failed.length > 0)
        return showFailed(
          `${failed.length} of ${done.length + failed.length} photos were not sent. They are still selected.`,
        )
      const isOne = done.length === 1
      showToast({
        title: isOne ? 'Photo sent' : `${done.length} photos sent`,
        description: isOne ? await sentAnd(photoSent) : await where({ count: done.length }),
        action: { label: 'Take back', run: () => takeBack.mutate(deliveryIds) },
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
      return showFailed(`${failed.length} of ${done.length + failed.length} were not taken back.`)
    showToast({
      title: 'Taken back',
      description: 'What you sent leaves every screen as soon as it is in contact.',
    })
  },
})

export function useRemovePhotos() {
  const restore = useRestorePhotos()
  return useGroupMutation({
    run: (groupId, photoIds: string[]) =>
      eachInTurn(photoIds, (photoId) => call(photosApi.remove, { params: { groupId, photoId } })),
    touches: ['photos'],
    onSuccess({ done, failed }) {
      if (done.length === 0) return showFailed('The photos were not deleted. Please try again.')
      const left = failed.length > 0 ? ` ${failed.length} could not be deleted.` : ''
      showToast({
        title: done.length === 1 ? 'Photo deleted' : `${done.length} photos deleted`,
        description: `${done.length === 1 ? 'It has left the gallery, and leaves' : 'They have left the gallery, and leave'} every screen as soon as it is in contact.${left}`,
        action: { label: 'Undo', run: () => restore.mutate(done) },
      })
    },
  })
}

const useRestorePhotos = groupMutation({
  run: (groupId, photoIds: string[]) =>
    eachInTurn(photoIds, (photoId) => call(photosApi.restore, { params: { groupId, photoId } })),
  touches: ['photos'],
  onSuccess({ failed }) {
    if (failed.length > 0) showFailed(`${failed.length} photos could not be brought back. Please try again.`)
  },
})

/** `done`: how many pictures have been read. */
export function useDownloadPhotos() {
  const [done, setDone] = useState(0)
  const { mutate, isPending } = useMutation({
    mutationFn: (photos: Photo[]) => downloadPhotos(photos, setDone),
    onMutate: () => setDone(0),
    meta: { failure: 'The photos could not be downloaded. Please try again.' },
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
  showToast({ variant: 'destructive', title: 'Error', description })
}
