import type * as z from 'zod/mini'
import { type NewUploadKey, uploadKeysApi } from '#contract/photos/upload-keys.ts'
import { groupQuery, useGroupMutation } from '../family/selection/group-data.ts'
import { useKeyedCall } from '../platform/call-key.ts'
import { call } from '../platform/server/api.ts'
import { uploadKeyWords } from './upload-key-words.ts'

/** The person's own, in the chosen group. */
export const useUploadKeys = groupQuery('upload-keys', uploadKeysApi.list)

export function useAddUploadKey() {
  const keyed = useKeyedCall()
  return useGroupMutation({
    run: (groupId, body: z.output<typeof NewUploadKey>) =>
      keyed(body, (key) => call(uploadKeysApi.add, { params: { groupId }, body: { ...body, key } })),
    touches: ['upload-keys'],
  })
}

export function useRemoveUploadKey() {
  return useGroupMutation({
    run: (groupId, keyId: string) => call(uploadKeysApi.remove, { params: { groupId, keyId } }),
    touches: ['upload-keys'],
    meta: { success: uploadKeyWords().ended },
  })
}
