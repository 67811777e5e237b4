import type { RoomState } from './state.ts'

/**
 * What each act means in each state of the room, on each surface. `server/testing/whole/room-matrix*.test.ts` hold every cell against
 * the real doors: HTTP, the screen's stream, signed requests of an Echo, Amazon's calls, push, mail and webhooks.
 */

/**
 * - `now`: at once, without anybody's doing.
 * - `waits`: it is there, and comes by itself when the state has ended.
 * - `never`: this surface does not show such a thing, or there is none.
 * - `rests`: the act is refused, or goes nowhere as long as the state lasts.
 */
export type Outcome = 'now' | 'waits' | 'never' | 'rests'

/**
 * What goes into the room. `upload`: a picture that is added and sent in one; in memory it is only added. `planned`: an
 * entry of the schedule that is due. `song`: a recommendation with a recording and a photo. `assistant`: a note that an
 * assistant writes by MCP.
 */
export const sendingActs = [
  'photo',
  'upload',
  'recommendation',
  'song',
  'note',
  'voice',
  'clip',
  'assistant',
  'test',
  'planned',
  'visit',
] as const
/**
 * What comes out of it. `heart`: on the screen. `unheart`: thanks that she takes back at once. `word`: one said to an Echo. `routine`: the
 * skill opened by the clock. `voice`: what she says into a screen. `unvoice`: what she takes back of that at once. `heard`: a screen has
 * played it to its end. `unplayed`: a screen cannot play the film. `listen`: "Listen", to an Echo that then plays it to its end. `watch`: "Play
 * the video", to an Echo that does the same. `thanks`: said to an Echo. `item`: "Add milk to my list", to an Echo. `call`: "Call me".
 * `uncall`: "Not needed", after that. `set`: the text size or the volume, in the quick setting of a screen.
 */
export const roomActs = [
  'heart',
  'unheart',
  'voice',
  'unvoice',
  'touch',
  'word',
  'routine',
  'thanks',
  'item',
  'call',
  'uncall',
  'set',
  'heard',
  'unplayed',
  'listen',
  'watch',
] as const

/** The things that she answers or plays. */
export const answeredThings = ['photo', 'song', 'clip', 'voice'] as const
type Thing = (typeof answeredThings)[number]

/** The things of each act. The row of an act holds for each of its things. An act that is not here has none. */
export const thingsOf: Partial<Record<(typeof roomActs)[number], readonly Thing[]>> = {
  heart: answeredThings,
  unheart: answeredThings,
  voice: ['photo', 'song'],
  unvoice: ['song'],
  thanks: answeredThings,
  heard: ['voice', 'song'],
  unplayed: ['clip'],
  listen: ['voice', 'song'],
  watch: ['clip'],
}

/**
 * `slideshow`: the slides that an Echo shows already. `opening`: "Alexa, open sun porch". `chime`: Amazon's
 * notification.
 */
export const sendingSurfaces = [
  'screen',
  'slideshow',
  'opening',
  'chime',
  'widget',
  'push',
  'mail',
  'webhook',
] as const
/** `other`: her other devices know of it. `life`: it is the sign of life of the day. */
export const roomSurfaces = ['family', 'other', 'push', 'mail', 'webhook', 'life'] as const

type State = RoomState['is']
type Row<Surface extends string> = Record<Surface, Outcome>
type SendingRow = Row<(typeof sendingSurfaces)[number]>
type RoomRow = Row<(typeof roomSurfaces)[number]>
type Eight = [Outcome, Outcome, Outcome, Outcome, Outcome, Outcome, Outcome, Outcome]
type Six = [Outcome, Outcome, Outcome, Outcome, Outcome, Outcome]

/** In the order of `sendingSurfaces`. */
function into(...[screen, slideshow, opening, chime, widget, push, mail, webhook]: Eight): SendingRow {
  return { screen, slideshow, opening, chime, widget, push, mail, webhook }
}

/** In the order of `roomSurfaces`. */
function outOf(...[family, other, push, mail, webhook, life]: Six): RoomRow {
  return { family, other, push, mail, webhook, life }
}

const intoRest = into('rests', 'rests', 'rests', 'rests', 'rests', 'rests', 'rests', 'rests')
const picture: Record<State, SendingRow> = {
  // screen, slideshow, opening, chime, widget, push, mail, webhook
  no_device: into('waits', 'never', 'never', 'never', 'never', 'now', 'now', 'now'),
  in_contact: into('now', 'now', 'now', 'now', 'now', 'now', 'now', 'now'),
  silent: into('waits', 'now', 'now', 'now', 'now', 'now', 'now', 'now'),
  quiet: into('waits', 'waits', 'now', 'waits', 'now', 'now', 'now', 'now'),
  paused: into('waits', 'waits', 'waits', 'waits', 'waits', 'now', 'now', 'now'),
  in_memory: intoRest,
}

/** The widget shows pictures and notes. */
const recommendation = withoutWidget(picture)
/** The family hears of a test from whoever makes it. */
const heardByNobody = { push: 'never', mail: 'never', webhook: 'never' } as const
/** It is refused where no device could show it. */
const test = {
  ...withoutWidget(mapRows(picture, (row) => ({ ...row, ...heardByNobody }))),
  no_device: intoRest,
}

const visit: Record<State, SendingRow> = {
  no_device: into('waits', 'never', 'never', 'never', 'never', 'now', 'now', 'now'),
  in_contact: into('now', 'never', 'now', 'never', 'never', 'now', 'now', 'now'),
  silent: into('waits', 'never', 'now', 'never', 'never', 'now', 'now', 'now'),
  quiet: into('waits', 'never', 'now', 'never', 'never', 'now', 'now', 'now'),
  paused: into('waits', 'never', 'waits', 'never', 'never', 'now', 'now', 'now'),
  in_memory: intoRest,
}

export const sendingTable: Record<(typeof sendingActs)[number], Record<State, SendingRow>> = {
  photo: picture,
  // In memory the family hears that it was added.
  upload: {
    ...picture,
    in_memory: into('rests', 'rests', 'rests', 'rests', 'rests', 'now', 'now', 'now'),
  },
  recommendation,
  // Its photo is on the widget. An Echo plays it as a voice.
  song: picture,
  note: picture,
  // An Echo says who has spoken. By itself it plays it only without a screen, and only in contact.
  voice: withoutWidget(picture),
  // An Echo shows its picture. By itself it plays nothing.
  clip: picture,
  assistant: picture,
  test,
  planned: picture,
  visit,
}

const outOfNothing = outOf('never', 'never', 'never', 'never', 'never', 'never')
const outOfRest = outOf('rests', 'rests', 'rests', 'rests', 'rests', 'rests')

/** Her answers pass in every state but one: a device without a network reports them as soon as it has one. */
function passing(row: RoomRow): Record<State, RoomRow> {
  return {
    no_device: outOfNothing,
    in_contact: row,
    silent: row,
    quiet: row,
    paused: row,
    in_memory: outOfRest,
  }
}

/** What a screen has played is true in memory, too, where it plays nothing: it had no network until then. */
const played = {
  ...passing(outOf('now', 'never', 'never', 'never', 'never', 'never')),
  in_memory: { ...outOfRest, family: 'now' },
} as const

export const roomTable: Record<(typeof roomActs)[number], Record<State, RoomRow>> = {
  // family, other, push, mail, webhook, life
  heart: {
    ...passing(outOf('now', 'now', 'now', 'now', 'now', 'now')),
    paused: outOf('now', 'waits', 'now', 'now', 'now', 'now'),
  },
  // People see what stands, and are not told of what does not. A program may have heard of it already.
  unheart: passing(outOf('never', 'never', 'never', 'never', 'now', 'now')),
  // No other device plays what she has said.
  voice: passing(outOf('now', 'never', 'now', 'now', 'now', 'now')),
  unvoice: passing(outOf('never', 'never', 'never', 'never', 'now', 'now')),
  touch: passing(outOf('never', 'never', 'never', 'never', 'never', 'now')),
  word: passing(outOf('never', 'never', 'never', 'never', 'never', 'now')),
  routine: passing(outOfNothing),
  thanks: {
    ...passing(outOf('now', 'now', 'now', 'now', 'now', 'now')),
    // A screen hears of it when it is there and lit again.
    silent: outOf('now', 'waits', 'now', 'now', 'now', 'now'),
    quiet: outOf('now', 'waits', 'now', 'now', 'now', 'now'),
    paused: outOf('now', 'waits', 'now', 'now', 'now', 'now'),
  },
  // Her list is in the family's app, and an Echo reads it when she asks.
  item: passing(outOf('now', 'never', 'now', 'now', 'now', 'now')),
  call: passing(outOf('now', 'now', 'now', 'now', 'now', 'now')),
  // Those are told by push and mail who were told of the call.
  uncall: passing(outOf('now', 'now', 'now', 'now', 'now', 'now')),
  // The family reads it, and is not told of it.
  heard: played,
  unplayed: played,
  // Heard, as the player reports it. Who asks for it in quiet hours hears it.
  listen: {
    ...passing(outOf('now', 'never', 'never', 'never', 'never', 'now')),
    paused: outOf('rests', 'rests', 'rests', 'rests', 'rests', 'now'),
  },
  // The family is not told that she watches a video.
  watch: {
    ...passing(outOf('never', 'never', 'never', 'never', 'never', 'now')),
    paused: outOf('rests', 'rests', 'rests', 'rests', 'rests', 'now'),
  },
  // It stands in the activity. An Echo has a text size and a volume of its own.
  set: passing(outOf('now', 'never', 'never', 'never', 'never', 'now')),
}

function withoutWidget(rows: Record<State, SendingRow>): Record<State, SendingRow> {
  return mapRows(rows, (row) => ({ ...row, widget: 'never' }))
}

function mapRows(
  rows: Record<State, SendingRow>,
  change: (row: SendingRow) => SendingRow,
): Record<State, SendingRow> {
  const changed = Object.entries(rows).map(([state, row]) => [
    state,
    state === 'in_memory' ? row : change(row),
  ])
  return Object.fromEntries(changed)
}
