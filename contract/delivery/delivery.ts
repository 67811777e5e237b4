import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { id, instant } from '../platform/fields.ts'
import {
  type AnswerKind,
  deliveryKinds,
  GivenAnswer,
  Letters,
  screenLooks,
  textSizes,
} from './delivery-fields.ts'

export {
  type AnswerKind,
  answerKinds,
  type DeliveryKind,
  deliveryKinds,
  GivenAnswer,
  type ScreenLook,
  type SendableKind,
  screenLooks,
  sendableKinds,
  type TextSize,
  textSizes,
} from './delivery-fields.ts'

export const wallTime = z
  .string('Please choose a time.')
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please choose a time, like 21:30.'))

/** Wall times in the group's time zone, usually over midnight, for example from 21:30 until 07:00. */
export const QuietHours = z
  .object({ from: wallTime, until: wallTime })
  .check(z.refine(({ from, until }) => from !== until, 'Please choose two different times.'))
export type QuietHours = z.infer<typeof QuietHours>

export const answerLabels: Record<AnswerKind, string> = {
  heart: '♥',
  thank_you: '“Thank you”',
  call_me: '“Call me”',
}

/** The status of a delivery. Only a report of the device itself makes it `shown`. */
export const deliveryStates = [
  'queued',
  'accepted',
  'shown',
  'answered',
  'failed',
  'expired',
  'withdrawn',
] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Null when a person's account was deleted. */
const sender = z.nullable(z.object({ id, name: z.string() }))

/** Whether it has left the screens at its end. `now` in epoch milliseconds. */
export function hasEnded({ endsAt }: { endsAt: string | null }, now: number): boolean {
  return endsAt !== null && Date.parse(endsAt) <= now
}

/** The status of one delivery on one device. */
const DeviceProgress = z.object({
  deviceId: id,
  deviceName: z.string(),
  state: z.enum(deliveryStates),
  acceptedAt: z.nullable(instant),
  shownAt: z.nullable(instant),
  /** When it had played the sound to its end; left out before that, and for what has no sound. */
  heardAt: z.optional(instant),
  answers: z.array(GivenAnswer),
  /** Why the last attempt failed, as a sentence, and when the next one is due. */
  failure: z.nullable(z.string()),
  nextAttemptAt: z.nullable(instant),
  /** How the device was told about it, as a sentence. */
  note: z.nullable(z.string()),
})

export const Delivery = z.object({
  id,
  /** The furthest state of its devices. */
  state: z.enum(deliveryStates),
  createdAt: instant,
  withdrawnAt: z.nullable(instant),
  /** When a note ends and leaves the screens; null for one that stays, and for what is no note. */
  endsAt: z.nullable(instant),
  sender,
  /** True until a device of the group was opened for the first time. */
  isWaitingForScreen: z.boolean(),
  devices: z.array(DeviceProgress),
})
export type Delivery = z.infer<typeof Delivery>

export const deviceKinds = ['screen', 'echo'] as const

/** The contents of a screen. `dark`: nothing, because of the quiet hours; `paused`: nothing, because of a pause. */
export const showingKinds = ['picture', 'card', 'day', 'dark', 'paused'] as const

/** The thing that was delivered, and its picture. */
const delivered = {
  /** Null for what was not delivered: the day, or nothing. */
  what: z.optional(z.nullable(z.enum(deliveryKinds))),
  /** The photo, or the one that goes with a voice or a note; null where there is none. */
  photoId: z.nullable(id),
  /** The clip whose poster it is; left out of all others. */
  clipId: z.optional(id),
  /** How long it plays, in milliseconds; left out for what does not play. */
  duration: z.optional(z.number()),
}

/** The battery. Not every browser reports it. */
export const Power = z.object({
  percent: z.int().check(z.minimum(0), z.maximum(100)),
  isCharging: z.boolean(),
})

/** The network of the device, as far as its browser knows it. */
export const networks = ['wifi', 'cable', 'mobile', 'slow'] as const

export const Device = z.object({
  id,
  kind: z.enum(deviceKinds),
  name: z.string(),
  createdAt: instant,
  /** When it was first opened; null when it was never connected. */
  openedAt: z.nullable(instant),
  isConnected: z.boolean(),
  lastContactAt: z.nullable(instant),
  /** The newest touch, answer or request of the loved one. */
  lastActivityAt: z.nullable(instant),
  lastShown: z.nullable(z.object({ title: z.string(), at: instant, ...delivered, from: sender })),
  /** When an Echo last reported that its pictures are on; null for one that never did, and for screens. */
  picturesOnAt: z.nullable(instant),
  /** A problem that somebody has to solve, as a sentence. */
  attention: z.nullable(z.string()),
  /** What a connected screen shows now, by its own report; null for all other devices. */
  showing: z.nullable(
    z.object({
      kind: z.enum(showingKinds),
      title: z.nullable(z.string()),
      ...delivered,
      from: sender,
      /** Since when. */
      at: instant,
    }),
  ),
  power: z.nullable(Power),
  network: z.nullable(z.enum(networks)),
  /** A connected screen that makes no sound until somebody touches it, as its browser wants; left out for all others. */
  needsTap: z.optional(z.literal(true)),
  /** When somebody has tried the microphone of a screen, so that she can answer by voice; left out where nobody has. */
  microphoneTriedAt: z.optional(instant),
  textSize: z.enum(textSizes),
  /** Null: as large as the text size says, whoever sits where. */
  letters: z.nullable(Letters),
  look: z.enum(screenLooks),
  quietHours: z.nullable(QuietHours),
  /** Whose code or link connected it; null where that is not known, or nobody has. */
  openedBy: sender,
  /** Who was signed in on the browser that became this screen. */
  browserOf: sender,
  /** The caretaker who keeps it: then it stays when the person who opened it goes. */
  keptBy: sender,
})
export type Device = z.infer<typeof Device>

export const deliveryApi = {
  listDevices: endpoint('GET /api/family-groups/:groupId/devices', {
    summary: "The loved one's devices",
    access: 'group:read',
    token: 'read',
    response: z.array(Device),
  }),
  takeBack: endpoint('POST /api/family-groups/:groupId/deliveries/:deliveryId/take-back', {
    summary: 'Take a delivery back from every screen, with all others of its subject that one may take back',
    access: 'deliveries:take-back',
    token: 'change',
    response: Delivery,
  }),
  testConnection: endpoint('POST /api/alexa/test-connection', {
    summary: 'Send a test message to every device of the group, or to one',
    access: 'test-message:send',
    body: z.object({
      familyGroupId: z.uuid('No family group selected'),
      deviceId: z.optional(id),
    }),
    response: Delivery,
  }),
}
