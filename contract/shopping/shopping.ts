import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { callKey, id, instant, limits, optionalText, requiredText, typedText } from '../platform/fields.ts'

export const defaultQuantity = '1'
/** Characters in a quantity: "2", "a small bag". */
const quantityLimit = 40
/** Items in one hand-over to Amazon. */
const mostItems = 1000

/** What Amazon answered when an Echo asked it to put an item in the cart. */
const CartResult = z.enum(['in_cart', 'not_sold', 'not_eligible', 'not_here', 'failed'])
export type CartResult = z.infer<typeof CartResult>

/**
 * What the family writes about an item, in the order of the form. Row, calls, form, queue and export follow this list:
 * a field more is a line here, one in `typed`, a column and a label.
 */
const WrittenItem = z.object({ name: z.string(), quantity: z.string(), notes: z.nullable(z.string()) })
export type WrittenItem = z.infer<typeof WrittenItem>
export const writtenNames = Object.keys(WrittenItem.shape) as (keyof WrittenItem)[]

/** Only what is written, of anything that has it. */
export function writtenOf(item: WrittenItem): WrittenItem {
  return Object.fromEntries(writtenNames.map((name) => [name, item[name]])) as WrittenItem
}

/** What is written besides the name and the quantity, for places that show all of it. */
export function detailsOf(item: WrittenItem): string[] {
  const { name: _name, quantity: _quantity, ...details } = writtenOf(item)
  return Object.values(details).flatMap((text) => text ?? [])
}

export const ShoppingItem = z.object({
  id,
  ...WrittenItem.shape,
  isCompleted: z.boolean(),
  isSentToAmazon: z.boolean(),
  createdAt: instant,
  completedAt: z.nullable(instant),
  sentToAmazonAt: z.nullable(instant),
  /** Somebody has said that they put it in Amazon's cart: we cannot look. `by` is their name. */
  inCart: z.nullable(z.object({ at: instant, by: z.nullable(z.string()) })),
  /**
   * An Echo has asked Amazon to put it in the cart of the Echo's own account. `isInCart` is Amazon's word for it;
   * `text` says in a sentence what Amazon answered.
   */
  echoCart: z.nullable(z.object({ at: instant, isInCart: z.boolean(), text: z.string() })),
  /** What it is on Amazon, when the family has said so; `url` is Amazon's page. */
  product: z.nullable(z.object({ asin: z.string(), url: z.string() })),
  /** The `key` it was added with. */
  key: z.nullable(id),
  addedByUser: z.nullable(
    z.object({ id, firstName: z.nullable(z.string()), lastName: z.nullable(z.string()) }),
  ),
  /** The name of the device that the loved one asked for it. */
  addedByDevice: z.nullable(z.string()),
})
export type ShoppingItem = z.infer<typeof ShoppingItem>

const name = requiredText(limits.name, 'Please enter a name.')
const quantity = z.pipe(
  z.nullish(typedText(quantityLimit)),
  z.transform((text) => text || defaultQuantity),
)
const notes = optionalText(limits.text)
/** A link to a product page of Amazon's, an ASIN or an ISBN; empty for none. */
const product = optionalText(limits.text)

/** The same as it is typed. */
const typed = { name, quantity, notes } satisfies Record<keyof WrittenItem, z.ZodMiniType>

export const NewShoppingItem = z.object({
  ...typed,
  /** Left out, it is looked for in the name and the notes. */
  product: z.optional(product),
  key: callKey,
})
export type NewShoppingItem = z.input<typeof NewShoppingItem>

/** A press in a browser. The tabs of one browser count together. */
const Press = z.object({ browser: id, number: z.int().check(z.positive()) })
export type Press = z.infer<typeof Press>

export const Tick = z.object({
  isCompleted: z.boolean(),
  /** Milliseconds since it was done, for a tick that waited for a connection. */
  age: z.prefault(z.int().check(z.nonnegative()), 0),
  /** Of two presses of one browser the higher number is the later one, whichever arrives first. */
  press: z.optional(Press),
})

export const ShoppingItemChange = z.extend(z.partial(z.object(typed)), { product: z.optional(product) })

/** Something on its way to Amazon: where to find it there, and how many to take. */
export const AmazonItem = z.extend(ShoppingItem, {
  /** The product's page, or a search for its name. */
  amazonUrl: z.string(),
  amazonQuantity: z.number(),
  /** False where the quantity says more than a number, and a person should look. */
  isQuantitySure: z.boolean(),
})
export type AmazonItem = z.infer<typeof AmazonItem>

/** What is on its way to Amazon, in the order it was added. */
export const AmazonReview = z.object({
  items: z.array(AmazonItem),
  /** The address of the shop, such as "amazon.co.uk", and of its cart. */
  shop: z.object({ name: z.string(), cartUrl: z.string() }),
  /** Addresses that ask Amazon to put up to 20 products in the cart; none unless the family switched it on. */
  carts: z.array(z.object({ url: z.string(), itemIds: z.array(id) })),
})
export type AmazonReview = z.infer<typeof AmazonReview>

const ShoppingList = z.object({ items: z.array(ShoppingItem) })
export type ShoppingList = z.infer<typeof ShoppingList>
const itemIds = z
  .array(id)
  .check(
    z.minLength(1, 'Please select at least one item.'),
    z.maxLength(mostItems, `Please select at most ${mostItems} items.`),
  )

export const shoppingApi = {
  list: endpoint('GET /api/family-groups/:groupId/shopping', {
    summary: "The group's one shopping list, newest first",
    access: 'group:read',
    token: 'read',
    response: ShoppingList,
  }),
  add: endpoint('POST /api/family-groups/:groupId/shopping/items', {
    summary: 'Add an item',
    access: 'shopping:add',
    token: 'change',
    status: 201,
    body: NewShoppingItem,
    response: ShoppingItem,
  }),
  toggle: endpoint('PATCH /api/shopping-items/:itemId/toggle', {
    summary: 'Tick an item off, or put it back: the value that was meant last is the one it has then',
    access: 'shopping:add',
    token: 'change',
    body: Tick,
    response: ShoppingItem,
  }),
  update: endpoint('PATCH /api/family-groups/:groupId/shopping/items/:itemId', {
    summary: 'Edit an item; what is left out stays as it is',
    access: 'shopping:change',
    token: 'change',
    body: ShoppingItemChange,
    response: ShoppingItem,
  }),
  remove: endpoint('DELETE /api/family-groups/:groupId/shopping/items/:itemId', {
    summary: 'Delete an item; it can be brought back',
    access: 'shopping:change',
    token: 'change',
    response: z.object({ id }),
  }),
  restore: endpoint('POST /api/family-groups/:groupId/shopping/items/:itemId/restore', {
    summary: 'Bring a deleted item back',
    access: 'shopping:change',
    token: 'change',
    response: ShoppingItem,
  }),
  sendToAmazon: endpoint('POST /api/family-groups/:groupId/shopping/send-to-amazon', {
    summary: 'Mark items as sent to Amazon and answer their links; one unknown id, and nothing is changed',
    access: 'shopping:send',
    token: 'change',
    body: z.object({ itemIds }),
    response: AmazonReview,
  }),
  amazon: endpoint('GET /api/family-groups/:groupId/shopping/amazon', {
    summary: 'What is on its way to Amazon, with links',
    access: 'group:read',
    token: 'read',
    response: AmazonReview,
  }),
  tickInCart: endpoint('PATCH /api/family-groups/:groupId/shopping/items/:itemId/in-cart', {
    summary: "Say that an item on its way is in Amazon's cart, or that it is not",
    access: 'shopping:send',
    token: 'change',
    body: z.object({ isInCart: z.boolean() }),
    response: ShoppingItem,
  }),
  markNotSent: endpoint('POST /api/family-groups/:groupId/shopping/mark-not-sent', {
    summary: 'Undo the hand-over to Amazon',
    access: 'shopping:send',
    token: 'change',
    body: z.object({ itemIds }),
    response: ShoppingList,
  }),
}
