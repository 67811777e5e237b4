import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import type * as z from 'zod/mini'
import {
  type NewShoppingItem,
  type ShoppingItem,
  type ShoppingItemChange,
  shoppingApi,
} from '#contract/shopping.ts'
import { useGroupMutation, useGroupQuery } from '../../family/selection/group-data.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { useUser } from '../../identity/signed-in-user.tsx'
import { call } from '../../platform/api.ts'
import { withResponseCache } from '../../platform/response-cache.ts'
import { showToast } from '../../platform/toast-store.ts'
import { findAdd, queueAdd, queueTick, useQueue } from '../offline/queue.ts'
import { sendQueue } from '../offline/send-queue.ts'
import { applyChanges, type ListItem } from './apply-changes.ts'

/** The page with what is on its way to Amazon. */
export const amazonPath = '/shopping/to-amazon'
/** Milliseconds until somebody who adds an item hears that it waits. */
const longestWait = 4000

/** The group's list, with what was done here and is not on the server yet. */
export function useShopping() {
  const { userId, groupId } = useWhose()
  const { firstName, lastName } = useUser()
  const { changes } = useQueue()
  const shopping = useGroupQuery('shopping', (groupId) =>
    withResponseCache(listCopy(groupId), shoppingApi.list.response, () =>
      call(shoppingApi.list, { params: { groupId } }),
    ),
  )
  const list = shopping.data?.items
  const items = useMemo(() => {
    const ours = changes.filter((change) => change.userId === userId && change.groupId === groupId)
    return list && applyChanges(list, ours, { id: userId, firstName, lastName })
  }, [list, changes, userId, groupId, firstName, lastName])
  const { isPending, isError, error, refetch } = shopping
  return { items, isPending, isError, error, refetch }
}

/** The name of the copy of a group's list. */
export function listCopy(groupId: string): string {
  return `shopping:${groupId}`
}

type Added =
  | { outcome: 'sent' | 'waiting' }
  | { outcome: 'refused'; key: string; fields: Record<string, string> }

/** It stands on the list at once; the answer says whether the server has it. */
export function useAddItem() {
  const client = useQueryClient()
  const { userId } = useWhose()
  return useGroupMutation({
    run: async (groupId, item: NewShoppingItem): Promise<Added> => {
      const key = queueAdd({ userId, groupId }, item)
      await Promise.race([sendQueue(client, userId), sleep(longestWait)])
      const left = findAdd(key)
      if (!left) return { outcome: 'sent' }
      const { refusal } = left
      return refusal ? { outcome: 'refused', key, fields: refusal.fields } : { outcome: 'waiting' }
    },
    touches: ['shopping'],
    meta: { failure: 'Failed to add shopping item.' },
    onSuccess: ({ outcome }, { name }) => {
      if (outcome === 'sent') {
        showToast({ title: 'Item added', description: 'Shopping item has been added to the list.' })
      } else if (outcome === 'waiting') {
        showToast({
          title: 'Kept on this device',
          description: `${name} goes on the family's list as soon as there is a connection.`,
        })
      }
    },
  })
}

/** The tick is seen at once, and sent as soon as it can be. */
export function useToggleItem() {
  const client = useQueryClient()
  const { userId, groupId } = useWhose()
  const send = useGroupMutation({
    // Each tick is one of its own, also the third that says what the first said.
    run: (_groupId, _at: number) => sendQueue(client, userId),
    touches: ['shopping'],
  })
  return (item: ListItem) => {
    queueTick({ userId, groupId: groupId ?? '' }, item, !item.isCompleted)
    send.mutate(performance.now())
  }
}

function useWhose() {
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
    meta: { failure: 'Failed to update shopping item.' },
  })
}

export function useRemoveItem() {
  const restore = useRestoreItem()
  return useGroupMutation({
    run: (groupId, { id }: ShoppingItem) => call(shoppingApi.remove, { params: { groupId, itemId: id } }),
    touches: ['shopping'],
    meta: { failure: 'Failed to update shopping item.' },
    onSuccess: ({ id }, { name }) =>
      showToast({
        title: 'Item deleted',
        description: `${name} has left the list.`,
        action: { label: 'Undo', run: () => restore.mutate(id) },
      }),
  })
}

function useRestoreItem() {
  return useGroupMutation({
    run: (groupId, itemId: string) => call(shoppingApi.restore, { params: { groupId, itemId } }),
    touches: ['shopping'],
  })
}

/** Marks them, and goes to where they are put in the cart. */
export function useSendToAmazon() {
  const [, navigate] = useLocation()
  return useGroupMutation({
    run: (groupId, itemIds: string[]) =>
      call(shoppingApi.sendToAmazon, { params: { groupId }, body: { itemIds } }),
    touches: ['shopping'],
    meta: {
      failure: 'Failed to send items to Amazon.',
      success: { title: 'Items sent', description: 'Selected items have been sent to Amazon cart.' },
    },
    onSuccess: () => navigate(amazonPath),
  })
}

export function useMarkNotSent() {
  return useGroupMutation({
    run: (groupId, itemIds: string[]) =>
      call(shoppingApi.markNotSent, { params: { groupId }, body: { itemIds } }),
    touches: ['shopping'],
    meta: { failure: 'Failed to update shopping item.' },
  })
}
