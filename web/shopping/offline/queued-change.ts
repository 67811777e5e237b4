import * as z from 'zod/mini'
import { eachOf } from '#contract/platform/each-of.ts'
import { writtenNames } from '#contract/shopping/shopping.ts'

/** `at` is when the person made the change, in epoch milliseconds by the browser's clock. */
const queued = { userId: z.string(), groupId: z.string(), at: z.number() }

/** Releases before this one did not number presses. */
const press = z.optional(z.object({ browser: z.string(), number: z.number() }))

const optionalText = z.optional(z.nullable(z.string()))

const QueuedAdd = z.object({
  ...queued,
  kind: z.literal('add'),
  key: z.string(),
  // Only the shape: the server checks the texts and says what is wrong, so that none is lost here.
  item: z.object({ ...eachOf(writtenNames, () => optionalText), name: z.string(), product: optionalText }),
  /** The new item was ticked or unticked before the server had it. */
  tick: z.nullable(z.object({ isCompleted: z.boolean(), at: z.number(), press })),
  /** Why the server refused the item; it stays queued until the person has read this. */
  refusal: z.nullable(z.object({ sentence: z.string(), fields: z.record(z.string(), z.string()) })),
})
export type QueuedAdd = z.infer<typeof QueuedAdd>

const QueuedTick = z.object({
  ...queued,
  kind: z.literal('tick'),
  itemId: z.string(),
  name: z.string(),
  isCompleted: z.boolean(),
  press,
})
export type QueuedTick = z.infer<typeof QueuedTick>

export const QueuedChange = z.union([QueuedAdd, QueuedTick])
export type QueuedChange = QueuedAdd | QueuedTick
