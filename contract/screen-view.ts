import * as z from 'zod/mini'
import { deliveryKinds, GivenAnswer, QuietHours, textSizes, wallTime } from './delivery.ts'
import { id, instant } from './fields.ts'

// Apart from the calls: the screen's page parses with these schemas what it keeps, and must stay small.

/** One delivery on a screen. `picture` is null for a message without one. */
export const ScreenItem = z.object({
  deliveryId: id,
  kind: z.enum(deliveryKinds),
  title: z.nullable(z.string()),
  sender: z.nullable(z.object({ name: z.string(), profileImageUrl: z.nullable(z.string()) })),
  sentAt: instant,
  shownAt: z.nullable(instant),
  picture: z.nullable(
    z.object({ url: z.string(), width: z.number(), height: z.number(), thumbhash: z.string() }),
  ),
  /** For a recommendation: the sentence to say to a smart speaker, and a link if there is one. */
  card: z.nullable(z.object({ say: z.string(), link: z.nullable(z.string()) })),
  answers: z.array(GivenAnswer),
})
export type ScreenItem = z.infer<typeof ScreenItem>

/** The next planned delivery, for the day card, and who planned it. */
export const NextDelivery = z.object({
  at: instant,
  what: z.enum(['picture', 'audiobook', 'movie', 'tv_show', 'music']),
  from: z.nullable(z.string()),
})
export type NextDelivery = z.infer<typeof NextDelivery>

/** What the loved one is told of the daily sign of life, and what the screen asks. */
export const ScreenLife = z.object({
  /** By this time, by the clock of the group, a device is to be used. */
  hour: wallTime,
  /** Since when the screen asks whether all is well; null while it does not. */
  askedAt: z.nullable(instant),
  /** Whether the loved one has said that this is fine, or asked to stop. */
  isRead: z.boolean(),
  stopAskedAt: z.nullable(instant),
})
export type ScreenLife = z.infer<typeof ScreenLife>

/** The member who has said that they will call the loved one. */
export const ScreenCaller = z.object({ callId: id, name: z.string(), at: instant })
export type ScreenCaller = z.infer<typeof ScreenCaller>

/** Everything that a screen shows. `items` are newest first. */
export const ScreenView = z.object({
  /** The server's time: the device's clock may be wrong. */
  now: instant,
  /** The release of the page that this server has. A screen with another one loads it while nobody is looking. */
  release: z.nullable(z.string()),
  deviceId: id,
  deviceName: z.string(),
  groupName: z.string(),
  lovedOneName: z.nullable(z.string()),
  timeZone: z.string(),
  textSize: z.enum(textSizes),
  quietHours: z.nullable(QuietHours),
  next: z.nullable(NextDelivery),
  items: z.array(ScreenItem),
  /** Null while it is off or nobody is at home; a view that an older release kept does not say. */
  life: z.optional(z.nullable(ScreenLife)),
  /** For half an hour; a view that an older release kept does not say. */
  caller: z.optional(z.nullable(ScreenCaller)),
})
export type ScreenView = z.infer<typeof ScreenView>
