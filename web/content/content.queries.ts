import type * as z from 'zod/mini'
import {
  type ContentItem,
  type ContentItemChange,
  contentApi,
  type NewContentItem,
} from '#contract/content.ts'
import { useTakeBackAction } from '../delivery/delivery.queries.ts'
import { useSentAnd } from '../delivery/room-state.ts'
import { groupMutation, groupQuery, useGroupMutation } from '../family/selection/group-data.ts'
import { useKeyedCall } from '../platform/call-key.ts'
import { call } from '../platform/server/api.ts'
import { showToast } from '../platform/toast-store.ts'
import { contentWords } from './content-words.ts'

export const useContent = groupQuery('content', contentApi.list)

export function useAddContent() {
  const keyed = useKeyedCall()
  return useGroupMutation({
    run: (groupId, item: NewContentItem) =>
      keyed(item, (key) => call(contentApi.add, { params: { groupId }, body: { ...item, key } })),
    touches: ['content'],
    meta: {
      get failure() {
        return contentWords().notAdded
      },
      get success() {
        return contentWords().added
      },
    },
  })
}

export function useUpdateContent(contentId: string) {
  return useGroupMutation({
    run: (groupId, change: z.input<typeof ContentItemChange>) =>
      call(contentApi.update, { params: { groupId, contentId }, body: change }),
    touches: ['content', 'schedule'],
    meta: {
      get success() {
        return contentWords().changed
      },
    },
  })
}

export function useSendContent() {
  const sentAnd = useSentAnd()
  const takeBackAction = useTakeBackAction()
  return useGroupMutation({
    run: (groupId, contentId: string) => call(contentApi.send, { params: { groupId, contentId } }),
    touches: ['content'],
    onSuccess: async ({ delivery }) =>
      showToast({
        title: contentWords().wasSent,
        description: await sentAnd(contentWords().sentMeans),
        ...takeBackAction(delivery),
      }),
    meta: {
      get failure() {
        return contentWords().notSent
      },
    },
  })
}

export function useRemoveContent() {
  const restore = useRestoreContent()
  return useGroupMutation({
    run: (groupId, { id }: ContentItem) => call(contentApi.remove, { params: { groupId, contentId: id } }),
    touches: ['content', 'schedule'],
    onSuccess: ({ id }) =>
      showToast({
        ...contentWords().deleted,
        action: { label: contentWords().undo, run: () => restore.mutate(id) },
      }),
  })
}

export const useRestoreRecording = groupMutation({
  run: (groupId, contentId: string) => call(contentApi.restoreRecording, { params: { groupId, contentId } }),
  touches: ['content'],
})

const useRestoreContent = groupMutation({
  run: (groupId, contentId: string) => call(contentApi.restore, { params: { groupId, contentId } }),
  touches: ['content', 'schedule'],
})
