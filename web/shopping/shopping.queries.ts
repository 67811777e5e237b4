import { useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import {
  type NewShoppingItem,
  type ShoppingItem,
  type ShoppingItemChange,
  shoppingApi,
} from '#contract/shopping.ts'
import { groupKey } from '../family/family.queries.ts'
import { useGroupMutation, useGroupQuery } from '../family/group-data.ts'
import { useSelection } from '../family/selected-group.tsx'
import { call } from '../platform/api.ts'
import { showToast } from '../platform/toast-store.ts'

type Shopping = { items: ShoppingItem[] }

export function useShopping() {
  return useGroupQuery('shopping', (groupId) => call(shoppingApi.list, { params: { groupId } }))
}

export function useAddItem() {
  return useGroupMutation({
    run: (groupId, item: NewShoppingItem) => call(shoppingApi.add, { params: { groupId }, body: item }),
    touches: ['shopping'],
    meta: {
      failure: 'Failed to add shopping item.',
      success: { title: 'Item added', description: 'Shopping item has been added to the list.' },
    },
  })
}

/** Shows the tick at once; the list says what became of it when it is read again. */
export function useToggleItem() {
  const client = useQueryClient()
  const { group } = useSelection()
  const key = groupKey(group?.id ?? null, 'shopping')
  return useGroupMutation({
    run: (_groupId, { id, isCompleted }: Pick<ShoppingItem, 'id' | 'isCompleted'>) => {
      const ticked = !isCompleted
      client.setQueryData<Shopping>(key, (before) => before && withTick(before, id, ticked))
      return call(shoppingApi.toggle, { params: { itemId: id }, body: { isCompleted: ticked } })
    },
    touches: ['shopping'],
    meta: { failure: 'Failed to update shopping item.' },
  })
}

function withTick({ items }: Shopping, id: string, isCompleted: boolean): Shopping {
  return { items: items.map((item) => (item.id === id ? { ...item, isCompleted } : item)) }
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

export function useSendToAmazon() {
  return useGroupMutation({
    run: (groupId, itemIds: string[]) =>
      call(shoppingApi.sendToAmazon, { params: { groupId }, body: { itemIds } }),
    touches: ['shopping'],
    meta: {
      failure: 'Failed to send items to Amazon.',
      success: { title: 'Items sent', description: 'Selected items have been sent to Amazon cart.' },
    },
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
