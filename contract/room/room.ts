import * as z from 'zod/mini'
import { deviceKinds, QuietHours } from '../delivery/delivery.ts'
import { textSizes } from '../delivery/delivery-fields.ts'
import { endpoint } from '../platform/endpoint.ts'
import { instant } from '../platform/fields.ts'
import { languages } from '../platform/languages.ts'
import { paces } from './pace.ts'

/** The room: what the family has chosen for all screens of the group, and whether they are paused. */

/** The settings of a group that has never changed any. */
export const roomDefaults = {
  language: 'en',
  chime: false,
  readsAloud: false,
  volume: 60,
  favourites: true,
  onThisDay: true,
  pace: 'normal',
  herVoice: false,
  spokenTimes: false,
} as const

/** A pause ends at this time of the next morning, or with the quiet hours of the screen: see decision 053. */
export const pauseEnds = '08:00'

/** Of the chime and of the voice, in percent. */
const volume = z.int().check(z.minimum(0, 'At least 0 percent.'), z.maximum(100, 'At most 100 percent.'))

export const RoomSettings = z.object({
  /** Of the screen, of what is read aloud there, and of its day. */
  language: z.enum(languages),
  /** A soft chime for something new. */
  chime: z.boolean(),
  /** Something new is read aloud by itself. */
  readsAloud: z.boolean(),
  volume,
  /** Pictures that she loved come round more often. */
  favourites: z.boolean(),
  /** Pictures of this day in earlier years come round by themselves. */
  onThisDay: z.boolean(),
  /** How fast pictures follow each other. */
  pace: z.enum(paces),
  /** She can answer by voice, on the screens whose microphone somebody has tried. */
  herVoice: z.boolean(),
  /** When somebody comes is said as people say it, "at half past nine", and not in digits. */
  spokenTimes: z.boolean(),
})
export type RoomSettings = z.infer<typeof RoomSettings>

/** Every screen of the group is dark and quiet. */
export const RoomPause = z.object({
  since: instant,
  until: instant,
  /** A screen, which the loved one or a carer has pressed, or a member; null when their account was deleted. */
  by: z.nullable(z.object({ kind: z.enum(['device', 'person']), name: z.string() })),
})
export type RoomPause = z.infer<typeof RoomPause>

export const Room = z.extend(RoomSettings, {
  /** The number that she can call herself, which a screen without a network names; null for none. */
  helpPhone: z.nullable(z.string()),
  pause: z.nullable(RoomPause),
  /** When the family is asked next whether she likes the screen; null while no screen was ever opened. */
  questionAt: z.nullable(instant),
  /** When the family was asked last. */
  askedAt: z.nullable(instant),
  /** What the state of the room follows from: see `state.ts`. */
  devices: z.array(
    z.object({
      kind: z.enum(deviceKinds),
      isOpened: z.boolean(),
      isConnected: z.boolean(),
      quietHours: z.nullable(QuietHours),
    }),
  ),
})
export type Room = z.infer<typeof Room>

/** Fields that are left out stay. */
const RoomChange = z.partial(RoomSettings)
export type RoomChange = z.infer<typeof RoomChange>

/** What was pressed on a screen: pause until tomorrow, or go on. A screen without a network reports it later. */
export const ScreenPause = z.object({
  until: z.nullable(z.literal('tomorrow')),
  /** When it was pressed; now when it is left out. */
  pressedAt: z.optional(instant),
})
export type ScreenPause = z.infer<typeof ScreenPause>

/**
 * What a carer has set in the room: the text size of that screen, or the volume of all of them; or that its microphone was tried.
 * Fields that are left out stay. A screen without a network reports it later.
 */
export const ScreenSetting = z.object({
  textSize: z.optional(z.enum(textSizes)),
  volume: z.optional(volume),
  /** The microphone of that screen was tried: whether it heard something. */
  microphone: z.optional(z.boolean()),
  /** When it was pressed; now when it is left out. */
  pressedAt: z.optional(instant),
})

export const roomApi = {
  read: endpoint('GET /api/family-groups/:groupId/room', {
    summary: 'What the family has chosen for the room, and its pause',
    access: 'group:read',
    token: 'read',
    response: Room,
  }),
  change: endpoint('PATCH /api/family-groups/:groupId/room', {
    summary: 'Choose the language, the sounds, how times are said, which pictures come round, and how fast',
    access: 'room:manage',
    body: RoomChange,
    response: Room,
  }),
  pause: endpoint('POST /api/family-groups/:groupId/room/pause', {
    summary: 'Pause every screen of the group until tomorrow',
    access: 'room:manage',
    token: 'change',
    response: Room,
  }),
  resume: endpoint('POST /api/family-groups/:groupId/room/resume', {
    summary: 'End the pause of the screens',
    access: 'room:manage',
    token: 'change',
    response: Room,
  }),
}
