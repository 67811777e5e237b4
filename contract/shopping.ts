import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { groupParams, id, instant, limits, optionalText, requiredText } from './fields.ts'

export const defaultQuantity = '1'
/** Characters in a quantity: "2", "a small bag". */
const quantityLimit = 40
/** Items in one hand-over to Amazon. */
const mostItems = 1000

export const ShoppingItem = z.object({
  id,
  name: z.string(),
  quantity: z.string(),
  notes: z.nullable(z.string()),
  isCompleted: z.boolean(),
  isSentToAmazon: z.boolean(),
  createdAt: instant,
  completedAt: z.nullable(instant),
  addedByUser: z.nullable(
    z.object({ id, firstName: z.nullable(z.string()), lastName: z.nullable(z.string()) }),
  ),
  /** The name of the device that the loved one asked for it. */
  addedByDevice: z.nullable(z.string()),
})
export type ShoppingItem = z.infer<typeof ShoppingItem>

const name = requiredText(limits.name, 'Please enter a name.')
const quantity = z.pipe(
  z.nullish(
    z.string().check(
      z.trim(),
      z.maxLength(quantityLimit, `Please use at most ${quantityLimit} characters.`),
      z.refine((text) => !text.includes('\u0000'), 'This text holds a character we cannot keep.'),
    ),
  ),
  z.transform((text) => text || defaultQuantity),
)
const notes = optionalText(limits.text)

export const NewShoppingItem = z.object({ name, quantity, notes })
export type NewShoppingItem = z.input<typeof NewShoppingItem>

export const ShoppingItemChange = z.object({
  name: z.optional(name),
  quantity: z.optional(quantity),
  notes: z.optional(notes),
})

const ShoppingList = z.object({ items: z.array(ShoppingItem) })
const itemIds = z
  .array(id)
  .check(
    z.minLength(1, 'Please select at least one item.'),
    z.maxLength(mostItems, `Please select at most ${mostItems} items.`),
  )

const itemParams = z.extend(groupParams, { itemId: id })

export const shoppingApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/family-groups/:groupId/shopping',
    summary: "The group's one shopping list, newest first",
    access: 'group:read',
    params: groupParams,
    response: ShoppingList,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/family-groups/:groupId/shopping/items',
    summary: 'Add an item',
    access: 'shopping:add',
    status: 201,
    params: groupParams,
    body: NewShoppingItem,
    response: ShoppingItem,
  }),
  toggle: endpoint({
    method: 'PATCH',
    path: '/api/shopping-items/:itemId/toggle',
    summary: 'Tick an item off, or put it back: the value that is sent is the one it has then',
    access: 'shopping:add',
    params: z.object({ itemId: id }),
    body: z.object({ isCompleted: z.boolean() }),
    response: ShoppingItem,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/family-groups/:groupId/shopping/items/:itemId',
    summary: 'Edit an item; what is left out stays as it is',
    access: 'shopping:change',
    params: itemParams,
    body: ShoppingItemChange,
    response: ShoppingItem,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/family-groups/:groupId/shopping/items/:itemId',
    summary: 'Delete an item; it can be brought back',
    access: 'shopping:change',
    params: itemParams,
    response: z.object({ id }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/family-groups/:groupId/shopping/items/:itemId/restore',
    summary: 'Bring a deleted item back',
    access: 'shopping:change',
    params: itemParams,
    response: ShoppingItem,
  }),
  sendToAmazon: endpoint({
    method: 'POST',
    path: '/api/family-groups/:groupId/shopping/send-to-amazon',
    summary: 'Mark items as sent to Amazon; one unknown id, and nothing is changed',
    access: 'shopping:send',
    params: groupParams,
    body: z.object({ itemIds }),
    response: ShoppingList,
  }),
  markNotSent: endpoint({
    method: 'POST',
    path: '/api/family-groups/:groupId/shopping/mark-not-sent',
    summary: 'Undo the hand-over to Amazon',
    access: 'shopping:send',
    params: groupParams,
    body: z.object({ itemIds }),
    response: ShoppingList,
  }),
}
