import { photosApi } from '#contract/photos/photos.ts'
import { useSentAnd, useWhereItIs } from '../../delivery/room-state.ts'
import { groupMutation, useGroupMutation } from '../../family/selection/group-data.ts'
import { call } from '../../platform/server/api.ts'
import { showToast } from '../../platform/toast-store.ts'
import { photoSent } from '../photos.queries.ts'

/** What of several photos has worked. */
type Outcome = { done: string[]; failed: string[] }

/** Sends one after the other, so that the screen shows them in this order. */
export function useSendPhotos() {
  const where = useWhereItIs()
  const sentAnd = useSentAnd()
  return useGroupMutation({
    run: (groupId, photoIds: string[]) =>
      eachInTurn(photoIds, (photoId) => call(photosApi.send, { params: { groupId, photoId } })),
    touches: ['photos'],
    meta: { failure: 'Failed to send photo to Alexa.' },
    async onSuccess({ done, failed }) {
      if (failed.length > 0)
        return showFailed(
          `${failed.length} of ${done.length + failed.length} photos were not sent. They are still selected.`,
        )
      showToast(
        done.length === 1
          ? { title: 'Photo sent', description: await sentAnd(photoSent) }
          : { title: `${done.length} photos sent`, description: await where({ count: done.length }) },
      )
    },
  })
}

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
        description: `${done.length === 1 ? 'It has' : 'They have'} left the gallery and every screen.${left}`,
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
