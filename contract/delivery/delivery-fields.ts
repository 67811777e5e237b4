import * as z from 'zod/mini'
import { instant } from '../platform/fields.ts'

// Apart from the calls: the screen's page parses with these what it keeps, and must stay small.

export const answerKinds = ['heart', 'thank_you', 'call_me'] as const
export type AnswerKind = (typeof answerKinds)[number]
/** What can be sent and planned: a photo, a recommendation, a note of the family, a voice, a clip. See `sendable.ts`. */
export const sendableKinds = ['photo', 'content', 'note', 'voice', 'clip'] as const
export type SendableKind = (typeof sendableKinds)[number]
/** The kinds of delivery: also a test message. */
export const deliveryKinds = [...sendableKinds, 'test'] as const
export type DeliveryKind = (typeof deliveryKinds)[number]

/** A note has the loved one's own words. */
export const GivenAnswer = z.object({
  kind: z.enum([...answerKinds, 'note']),
  text: z.nullable(z.string()),
  at: instant,
})
export type GivenAnswer = z.infer<typeof GivenAnswer>

/** The text size of a screen. The largest can be read from across a large room. */
export const textSizes = ['normal', 'large', 'largest'] as const
export type TextSize = (typeof textSizes)[number]

/** From how far a screen is read: its capitals are at least a 200th of that high, as far as the words fit. */
export const Letters = z.object({
  metres: z.int().check(z.minimum(1), z.maximum(4)),
  /** The diagonal of the screen. Null: nobody knows, and its page guesses. */
  inches: z.nullable(z.int().check(z.minimum(4), z.maximum(120))),
  /** Three and a half times as large: for 20/70 what a 200th is for 20/20. */
  forWeakEyes: z.boolean(),
})
export type Letters = z.infer<typeof Letters>

/** On a `board` nothing moves, and everybody's last word stays; `ink` is one in black on white, for paper-like screens. */
export const boards = ['board', 'ink'] as const
/** What a screen looks like. `pictures` come round. */
export const screenLooks = ['pictures', ...boards] as const
export type ScreenLook = (typeof screenLooks)[number]
