import * as z from 'zod/mini'
import { answerKinds, Device, networks, Power, showingKinds } from '../delivery/delivery.ts'
import { Letters } from '../delivery/delivery-fields.ts'
import { endpoint } from '../platform/endpoint.ts'
import { id, instant } from '../platform/fields.ts'
import { ScreenPause, ScreenSetting } from '../room/room.ts'
import { screenPaths } from './screen-paths.ts'
import { AnsweredItem, AnsweredView, ScreenItem, ScreenView } from './screen-view.ts'

/** Without 0, O, 1 and I: people read a code aloud and type it by hand. */
export const pairingAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
export const pairingCodeLength = 6

const pairingCode = z.string('Please type the code from the screen.').check(
  z.overwrite((code) => code.toUpperCase().replaceAll(/[\s-]/g, '')),
  z.regex(
    new RegExp(`^[${pairingAlphabet}]{${pairingCodeLength}}$`),
    `A code has ${pairingCodeLength} letters and digits, like 7KQ4MP.`,
  ),
)

/** What a screen reports about itself. It leaves out what its browser does not tell. */
const ScreenContact = z.object({
  wasTouched: z.boolean(),
  /** When it was touched last; now when it is left out. A screen without a network reports later. */
  touchedAt: z.optional(instant),
  showing: z.optional(z.object({ kind: z.enum(showingKinds), deliveryId: z.nullable(id) })),
  power: z.optional(Power),
  network: z.optional(z.enum(networks)),
  /** The family wants sounds, and its browser makes none until somebody touches the screen. */
  needsTap: z.optional(z.boolean()),
})
export type ScreenContact = z.infer<typeof ScreenContact>

/** The picture that the screen shows now; 404 while it shows something else. */
export function thumbnailPath(groupId: string, deviceId: string): string {
  return `/api/family-groups/${groupId}/devices/${deviceId}/thumbnail`
}

export const screenApi = {
  /** Called by an unpaired screen; a cookie says which pairing is its own. */
  startPairing: endpoint(screenPaths.startPairing, {
    summary: 'A code for an unpaired screen to show',
    access: 'public',
    status: 201,
    response: z.object({ code: z.string(), expiresAt: instant }),
  }),
  finishPairing: endpoint(screenPaths.finishPairing, {
    summary: "Fetch the screen's own token once somebody has typed its code; 404 before that",
    access: 'public',
    response: ScreenView,
  }),
  openLink: endpoint(screenPaths.openLink, {
    summary: 'Turn this browser into a screen with a one-time link',
    access: 'public',
    body: z.object({ token: z.string().check(z.maxLength(200)) }),
    response: ScreenView,
  }),
  view: endpoint(screenPaths.view, {
    summary: 'What the screen shows',
    access: 'screen',
    response: ScreenView,
  }),
  reportShown: endpoint(screenPaths.reportShown, {
    summary: 'The screen reports that it has shown the delivery',
    access: 'screen',
    body: z.object({ shownAt: z.optional(instant) }),
    response: ScreenItem,
  }),
  reportHeard: endpoint(screenPaths.reportHeard, {
    summary:
      'The screen reports that it has played the voice of the delivery to its end, or a film that it had said it cannot play',
    access: 'screen',
    body: z.object({
      heardAt: z.optional(instant),
      /** Behind `v=` in the address that it has played: another sound that has taken its place was not heard. */
      sound: z.optional(z.string().check(z.maxLength(100))),
    }),
    response: ScreenItem,
  }),
  reportUnplayed: endpoint(screenPaths.reportUnplayed, {
    summary: 'The screen reports that it cannot play the film of the delivery, and shows its poster',
    access: 'screen',
    response: ScreenItem,
  }),
  answer: endpoint(screenPaths.answer, {
    summary: "The loved one's answer, or that she takes a heart or thanks back",
    access: 'screen',
    body: z
      .object({
        kind: z.enum(answerKinds),
        answeredAt: z.optional(instant),
        /** Names the press. Sent again it is the same one, whatever time it says. */
        press: z.optional(z.string().check(z.maxLength(100))),
        /** She takes back what she gave before: see `takenBackWithin`. */
        isTakenBack: z.optional(z.boolean()),
      })
      .check(
        z.refine(
          ({ kind, isTakenBack }) => kind !== 'call_me' || !isTakenBack,
          'A call that is not needed is taken back by the call for calls.',
        ),
      ),
    response: AnsweredItem,
  }),
  reportContact: endpoint(screenPaths.reportContact, {
    summary: 'A heartbeat: what the screen shows, and whether it was touched since the last one',
    access: 'screen',
    body: ScreenContact,
    response: z.object({ at: instant }),
  }),
  answerLife: endpoint(screenPaths.answerLife, {
    summary: 'The loved one has read of the daily sign of life: it is fine, or the family is asked to stop',
    access: 'screen',
    body: z.object({ answer: z.enum(['fine', 'stop']) }),
    response: ScreenView,
  }),
  call: endpoint(screenPaths.call, {
    summary: 'The loved one asks for a call, or needs it no more',
    access: 'screen',
    body: z.object({
      isNeeded: z.boolean(),
      pressedAt: z.optional(instant),
      /** Names the press that asks. Sent again it is the same one. */
      press: z.optional(z.string().check(z.maxLength(100))),
      /** What was on the screen: its sender is asked first. */
      deliveryId: z.optional(z.nullable(id)),
      /** The call that is needed no more; the one that stands when it is left out. */
      callId: z.optional(id),
    }),
    response: AnsweredView,
  }),
  pause: endpoint(screenPaths.pause, {
    summary: 'Somebody in the room pauses the screens until tomorrow, or ends the pause',
    access: 'screen',
    body: ScreenPause,
    response: ScreenView,
  }),
  set: endpoint(screenPaths.set, {
    summary: 'Somebody in the room sets the text size of this screen, or how loud the screens are',
    access: 'screen',
    body: ScreenSetting,
    response: ScreenView,
  }),
  pair: endpoint('POST /api/family-groups/:groupId/devices/pair', {
    summary: 'Connect the screen that shows this code',
    access: 'devices:manage',
    body: z.object({
      code: pairingCode,
      /** From how far it is read; left out where nobody says so. */
      letters: z.optional(Letters),
    }),
    response: Device,
  }),
  makeLink: endpoint('POST /api/family-groups/:groupId/devices/links', {
    summary: 'A one-time link that turns the browser that opens it into a screen',
    access: 'devices:manage',
    status: 201,
    response: z.object({ url: z.string(), expiresAt: instant }),
  }),
}
