import type { QueryClient } from '@tanstack/react-query'
import pLimit from 'p-limit'
import { useSyncExternalStore } from 'react'
import type { FamilyGroup } from '#contract/family/groups.ts'
import { photosApi } from '#contract/photos/photos.ts'
import { groupKey } from '../../family/selection/group-keys.ts'
import { goToLogin } from '../../platform/login.ts'
import { call, isUnauthorized } from '../../platform/server/api.ts'
import { showToast } from '../../platform/toast-store.ts'
import type { UploadPurpose } from '../send/upload-requests.ts'
import { type BatchState, UploadBatch, type UploadWork } from './batch/upload-batch.ts'
import { fitToLimit } from './transfer/fit-to-limit.ts'
import { putFile } from './transfer/put-file.ts'

/** Pictures that somebody has chosen for a group. The group stays, also when another one is selected meanwhile. */
export type OpenBatch = { id: number; batch: UploadBatch; purpose: UploadPurpose; group: FamilyGroup }

/** The specification's widget takes one file; our pages take this many. */
export const maxPictures = 50

/** For all batches together: the server decodes two pictures at a time. */
const twoAtATime = pLimit(2)

let lastId = 0

export function openBatch(purpose: UploadPurpose, group: FamilyGroup, client: QueryClient): OpenBatch {
  const batch = new UploadBatch({
    work: workFor(group.id, client),
    limit: twoAtATime,
    maxFiles: maxPictures,
    onFailed(error, sentence) {
      if (isUnauthorized(error)) return goToLogin()
      // The dialog says that there is no connection, and the upload goes on by itself.
      if (!navigator.onLine) return
      showToast({ variant: 'destructive', title: 'Error', description: sentence })
    },
  })
  return { id: ++lastId, batch, purpose, group }
}

export function useBatch(batch: UploadBatch): BatchState {
  return useSyncExternalStore(batch.subscribe, batch.state)
}

/** Calls without a hook: the pictures go on after the dialog has closed. */
function workFor(groupId: string, client: QueryClient): UploadWork {
  return {
    fit: fitToLimit,
    put: putFile,
    async add(body) {
      const photo = await call(photosApi.add, { params: { groupId }, body })
      for (const topic of ['photos', 'activity'])
        void client.invalidateQueries({ queryKey: groupKey(groupId, topic) })
      return photo
    },
  }
}
