import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useLocation } from 'wouter'
import type * as z from 'zod/mini'
import { pagePaths } from '#contract/pages/page-paths.ts'
import {
  type NewShoppingItem,
  type ShoppingItem,
  type ShoppingItemChange,
  shoppingApi,
} from '#contract/shopping/shopping.ts'
import { groupMutation, useGroupMutation, useGroupQuery } from '../../family/selection/group-data.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { useUser } from '../../identity/signed-in-user.tsx'
import { keepResponse, withResponseCache } from '../../platform/cache/response-cache.ts'
import { call } from '../../platform/server/api.ts'
import { showToast } from '../../platform/toast-store.ts'
import { findAdd, queueAdd, queueTick, useQueue } from '../offline/queue.ts'
import { sendQueue } from '../offline/send-queue.ts'
import { shoppingWords } from '../words/shopping-words.ts'
import { applyChanges, type ListItem } from './apply-changes.ts'

/** Milliseconds to wait for the server before the person is told that the new item is queued. */
const sendTimeout = 4000

/** The group's list with this person's queued changes. */
export function useShopping() {
  const { userId, groupId } = useQueueOwner()
  const { firstName, lastName } = useUser()
  const { changes } = useQueue()
  const { data, isPending, isError, error, refetch } = useGroupQuery(
    'shopping',
    (groupId) =>
      withResponseCache(listCacheName(groupId), shoppingApi.list.response, () =>
        call(shoppingApi.list, { params: { groupId } }),
      ),
    { keepFirst: (groupId, list) => keepResponse(listCacheName(groupId), list) },
  )
  const list = data?.items
  const items = useMemo(() => {
    const own = changes.filter((change) => change.userId === userId && change.groupId === groupId)
    return list && applyChanges(list, own, { id: userId, firstName, lastName })
  }, [list, changes, userId, groupId, firstName, lastName])
  return { items, isPending, isError, error, refetch }
}

/** The name under which a group's list is kept for reading without a connection. */
export function listCacheName(groupId: string): string {
  return `shopping:${groupId}`
}

export type AddResult =
  | { outcome: 'sent' | 'queued' | 'signed_out' }
  | { outcome: 'refused'; key: string; fields: Record<string, string> }

type Addition = {
  item: NewShoppingItem
  /** Where equal items may follow each other within seconds: the time of each, which makes it a call of its own. */
  at?: number
}

/** The list shows the new item at once; the result says whether the server has it. */
export function useAddItem() {
  const client = useQueryClient()
  const { userId } = useQueueOwner()
  return useGroupMutation({
    run: async (groupId, { item }: Addition): Promise<AddResult> => {
      const key = queueAdd({ userId, groupId }, item)
      const sent = await Promise.race([sendQueue(client, userId), sleep(sendTimeout)])
      return sent === 'signed_out' ? { outcome: sent } : addResult(key)
    },
    touches: ['shopping'],
    meta: { failure: shoppingWords().addFailed },
    onSuccess: ({ outcome }, { item: { name } }) => {
      if (outcome === 'sent') {
        showToast({ title: shoppingWords().added, description: shoppingWords().addedText })
      } else if (outcome === 'queued') {
        showToast({
          title: shoppingWords().keptHere,
          description: shoppingWords().keptHereText(name),
        })
      }
    },
  })
}

function addResult(key: string): AddResult {
  const add = findAdd(key)
  if (!add) return { outcome: 'sent' }
  return add.refusal ? { outcome: 'refused', key, fields: add.refusal.fields } : { outcome: 'queued' }
}

/** The list shows the tick at once; it is sent when the server can be reached. The function stays the same. */
export function useToggleItem() {
  const client = useQueryClient()
  const { userId, groupId } = useQueueOwner()
  const send = useGroupMutation({
    // The time makes each tick a call of its own: equal calls at the same time would be one.
    run: (_groupId, _at: number) => sendQueue(client, userId),
    touches: ['shopping'],
  })
  const { mutate } = send
  return useCallback(
    (item: ListItem) => {
      queueTick({ userId, groupId: groupId ?? '' }, item, !item.isCompleted)
      mutate(performance.now())
    },
    [userId, groupId, mutate],
  )
}

function useQueueOwner() {
  const { group } = useSelection()
  return { userId: useUser().id, groupId: group?.id ?? null }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

export function useUpdateItem(itemId: string) {
  return useGroupMutation({
    run: (groupId, change: z.input<typeof ShoppingItemChange>) =>
      call(shoppingApi.update, { params: { groupId, itemId }, body: change }),
    touches: ['shopping'],
    meta: { failure: shoppingWords().updateFailed },
  })
}

export function useRemoveItem() {
  const restore = useRestoreItem()
  return useGroupMutation({
    run: (groupId, { id }: ShoppingItem) => call(shoppingApi.remove, { params: { groupId, itemId: id } }),
    touches: ['shopping'],
    meta: { failure: shoppingWords().updateFailed },
    onSuccess: ({ id }, { name }) =>
      showToast({
        title: shoppingWords().deleted,
        description: shoppingWords().deletedText(name),
        action: { label: shoppingWords().undo, run: () => restore.mutate(id) },
      }),
  })
}

const useRestoreItem = groupMutation({
  run: (groupId, itemId: string) => call(shoppingApi.restore, { params: { groupId, itemId } }),
  touches: ['shopping'],
})

/** Marks the items as sent and opens the page where people put them in the cart. */
export function useSendToAmazon() {
  const [, navigate] = useLocation()
  return useGroupMutation({
    run: (groupId, itemIds: string[]) =>
      call(shoppingApi.sendToAmazon, { params: { groupId }, body: { itemIds } }),
    touches: ['shopping'],
    meta: {
      failure: shoppingWords().sendFailed,
      success: { title: shoppingWords().sent, description: shoppingWords().sentText },
    },
    onSuccess: () => navigate(pagePaths.amazon),
  })
}

export function useMarkNotSent() {
  return useGroupMutation({
    run: (groupId, itemIds: string[]) =>
      call(shoppingApi.markNotSent, { params: { groupId }, body: { itemIds } }),
    touches: ['shopping'],
    meta: { failure: shoppingWords().updateFailed },
  })
}
