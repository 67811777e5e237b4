import * as z from 'zod/mini'
import {
  answerKinds,
  Device,
  GivenAnswer,
  networks,
  Power,
  QuietHours,
  showingKinds,
  textSizes,
} from './delivery.ts'
import { endpoint } from './endpoint.ts'
import { groupParams, id, instant } from './fields.ts'
import { screenPaths } from './screen-paths.ts'

/** No 0, O, 1 or I: a code is read aloud and typed by hand. */
export const pairingAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
export const pairingCodeLength = 6

const pairingCode = z.string('Please type the code from the screen.').check(
  z.overwrite((code) => code.toUpperCase().replaceAll(/[\s-]/g, '')),
  z.regex(
    new RegExp(`^[${pairingAlphabet}]{${pairingCodeLength}}$`),
    `A code has ${pairingCodeLength} letters and digits, like 7KQ4MP.`,
  ),
)

/** What a screen shows of one delivery. `picture` is null for a message without one. */
export const ScreenItem = z.object({
  deliveryId: id,
  kind: z.enum(['photo', 'content', 'test']),
  title: z.nullable(z.string()),
  sender: z.nullable(z.object({ name: z.string(), profileImageUrl: z.nullable(z.string()) })),
  sentAt: instant,
  shownAt: z.nullable(instant),
  picture: z.nullable(
    z.object({ url: z.string(), width: z.number(), height: z.number(), thumbhash: z.string() }),
  ),
  /** Of a recommendation: the sentence to say to a smart speaker, and a link if there is one. */
  card: z.nullable(z.object({ say: z.string(), link: z.nullable(z.string()) })),
  answers: z.array(GivenAnswer),
})
export type ScreenItem = z.infer<typeof ScreenItem>

/** What the day card promises: the next delivery that is planned, and who planned it. */
export const NextDelivery = z.object({
  at: instant,
  what: z.enum(['picture', 'audiobook', 'movie', 'tv_show', 'music']),
  from: z.nullable(z.string()),
})
export type NextDelivery = z.infer<typeof NextDelivery>

/** Everything a screen needs; newest first. */
export const ScreenView = z.object({
  /** The server's time: a device's own clock may be wrong. */
  now: instant,
  /** Names the page that this server has; a screen with another one takes it when nobody is looking. */
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
})
export type ScreenView = z.infer<typeof ScreenView>

/** What a screen tells of itself; what is left out it does not know. */
const ScreenContact = z.object({
  wasTouched: z.boolean(),
  showing: z.optional(z.object({ kind: z.enum(showingKinds), deliveryId: z.nullable(id) })),
  power: z.optional(Power),
  network: z.optional(z.enum(networks)),
})
export type ScreenContact = z.infer<typeof ScreenContact>

/** The picture that a screen has on it just now; 404 while it shows something else. */
export function thumbnailPath(groupId: string, deviceId: string): string {
  return `/api/family-groups/${groupId}/devices/${deviceId}/thumbnail`
}

const deliveryParams = z.object({ deliveryId: id })

export const screenApi = {
  /** Called by an unpaired screen; a cookie remembers which pairing is its own. */
  startPairing: endpoint({
    ...screenPaths.startPairing,
    summary: 'A code for an unpaired screen to show',
    access: 'public',
    status: 201,
    response: z.object({ code: z.string(), expiresAt: instant }),
  }),
  finishPairing: endpoint({
    ...screenPaths.finishPairing,
    summary: "Fetch the screen's own token once somebody has typed its code; 404 before that",
    access: 'public',
    response: ScreenView,
  }),
  openLink: endpoint({
    ...screenPaths.openLink,
    summary: 'Turn this browser into a screen with a one-time link',
    access: 'public',
    body: z.object({ token: z.string().check(z.maxLength(200)) }),
    response: ScreenView,
  }),
  view: endpoint({
    ...screenPaths.view,
    summary: 'What the screen shows',
    access: 'screen',
    response: ScreenView,
  }),
  reportShown: endpoint({
    ...screenPaths.reportShown,
    summary: 'The screen says that this was on it',
    access: 'screen',
    params: deliveryParams,
    body: z.object({ shownAt: z.optional(instant) }),
    response: ScreenItem,
  }),
  answer: endpoint({
    ...screenPaths.answer,
    summary: "The loved one's answer",
    access: 'screen',
    params: deliveryParams,
    body: z.object({ kind: z.enum(answerKinds), answeredAt: z.optional(instant) }),
    response: ScreenItem,
  }),
  reportContact: endpoint({
    ...screenPaths.reportContact,
    summary: 'The screen is alive, what is on it, and whether it was touched since the last time',
    access: 'screen',
    body: ScreenContact,
    response: z.object({ at: instant }),
  }),
  pair: endpoint({
    method: 'POST',
    path: '/api/family-groups/:groupId/devices/pair',
    summary: 'Connect the screen that shows this code',
    access: 'devices:manage',
    params: groupParams,
    body: z.object({ code: pairingCode }),
    response: Device,
  }),
  makeLink: endpoint({
    method: 'POST',
    path: '/api/family-groups/:groupId/devices/links',
    summary: 'A one-time link that turns the browser that opens it into a screen',
    access: 'devices:manage',
    status: 201,
    params: groupParams,
    response: z.object({ url: z.string(), expiresAt: instant }),
  }),
}
