import { expect, test } from 'vitest'
import type { Delivery } from '#contract/delivery/delivery.ts'
import { roomStates } from '#contract/room/state.ts'
import {
  type answeredThings,
  type Outcome,
  roomActs,
  roomSurfaces,
  roomTable,
  thingsOf,
} from '#contract/room/table.ts'
import type { ScreenView } from '#contract/screen/screen-view.ts'
import { minutes, toIso } from '../../platform/clock.ts'
import { givenHerVoice } from '../given/given-voice.ts'
import { givenRoom, type TestRoom } from '../room/given-room.ts'
import { ofState, outcomes } from '../room/outcomes.ts'

type RoomAct = (typeof roomActs)[number]
type RoomSurface = (typeof roomSurfaces)[number]
type Thing = (typeof answeredThings)[number]

/** What happens in the room. `to`: the delivery of what it is about. Returns the status of the answer. */
type Act = (room: TestRoom, to: string) => Promise<number>

const answers: Record<RoomAct, Act> = {
  heart: ({ screen }, to) => answerOf(screen, to, 'heart'),
  async unheart({ screen }, to) {
    await answerOf(screen, to, 'thank_you')
    return answerOf(screen, to, 'thank_you', true)
  },
  voice: (room, to) => say(room, to, `${to} stays`),
  async unvoice(room, to) {
    const press = `${to} goes`
    await say(room, to, press)
    return statusOf(room.screen?.post('/api/screen/voices/taken-back', { press }))
  },
  call: ({ screen }) => pressCall(screen, true),
  uncall: ({ screen }) => pressCall(screen, false),
  set: ({ screen }) => statusOf(screen?.post('/api/screen/settings', { volume: 20 })),
  touch: ({ screen }) => statusOf(screen?.post('/api/screen/contact', { wasTouched: true })),
  heard: ({ screen }, to) => statusOf(screen?.post(`/api/screen/deliveries/${to}/heard`, {})),
  unplayed: ({ screen }, to) => statusOf(screen?.post(`/api/screen/deliveries/${to}/unplayed`, {})),
  async word({ echo }) {
    await echo?.device.intend('AMAZON.HelpIntent')
    return 200
  },
  async thanks({ echo }, to) {
    await echo?.turnTo(to)
    await echo?.device.intend('ThankYouIntent')
    return 200
  },
  async listen({ echo }, to) {
    await echo?.turnTo(to)
    await echo?.device.intend('ListenIntent')
    return !echo || (await echo.device.player.finish()) ? 200 : 409
  },
  async watch({ echo }, to) {
    await echo?.turnTo(to)
    await echo?.device.intend('WatchIntent')
    if (echo && !echo.device.films.playing) return 409
    await echo?.device.films.end()
    return 200
  },
  async item({ echo }) {
    await echo?.device.intend('AddItemIntent', { item: 'milk' })
    return 200
  },
  async routine({ echo }) {
    const metadata = { referrer: 'amzn1.alexa-speechlet-client.SequencedSimpleIntentHandler' }
    await echo?.device.ask({ type: 'LaunchRequest', metadata } as never)
    return 200
  },
}

/** Each act, once for each thing that it can be about. */
const acts = roomActs.flatMap((act) => {
  const things: readonly (Thing | null)[] = thingsOf[act] ?? [null]
  return things.map((thing) => ({ act, thing, name: nameOf(act, thing) }))
})

test.each(roomStates)('out of a room that is %s', async (is) => {
  const room = await givenRoom(is)
  const found: Record<string, Record<RoomSurface, Outcome>> = {}
  let before = await look(room)
  for (const { act, thing, name } of acts) {
    const { clock } = room.app
    clock.advance(minutes(1))
    const at = toIso(clock.now())
    const status = await answers[act](room, thing ? room.sent[thing] : '')
    const { signAt } = (await room.family.anna.get(`${room.family.path}/life`)).body
    await room.pass()
    const now = await look(room)
    found[name] = outcomes(roomSurfaces, (surface) => {
      const isSeen = surface === 'life' ? signAt === at : now[surface] !== before[surface]
      if (isSeen) return 'now'
      return status === 409 || is === 'in_memory' ? 'rests' : 'never'
    })
    before = now
  }
  await room.end()
  const [onEcho, onScreen] = [await heartsOnEcho(room), await thanksOnScreen(room)]
  for (const [thing, delivery] of Object.entries(room.sent) as [Thing, string][]) {
    const [heart, thanks] = [found[nameOf('heart', thing)], found[nameOf('thanks', thing)]]
    if (heart?.other === 'never' && onEcho.includes(delivery)) heart.other = 'waits'
    if (thanks?.other === 'never' && onScreen.includes(delivery)) thanks.other = 'waits'
  }
  const rows = ofState(roomTable, is)
  expect(found).toEqual(Object.fromEntries(acts.map(({ act, name }) => [name, rows[act]])))
})

function nameOf(act: RoomAct, thing: Thing | null): string {
  return thing ? `${act} of the ${thing}` : act
}

/** What can be seen at each surface but the sign of life. */
async function look(room: TestRoom) {
  const onEcho = await heartsOnEcho(room)
  const other = [...onEcho, ...(await thanksOnScreen(room))].join()
  return { ...room.arrivals(), family: await readByFamily(room), other }
}

/** What is no answer and no call. */
const heardInActivity = ['device_set_in_room', 'shopping_item_added']

/** What the family reads of her, and of what her devices have played. */
async function readByFamily({ family: { anna, path } }: TestRoom): Promise<string> {
  const { answers, calls } = (await anna.get(`${path}/answers`)).body
  const activity = (await anna.get(`${path}/activity`)).body as { action: string }[]
  const played: string[] = []
  for (const list of ['voices', 'content', 'clips']) {
    const rows: { delivery: Delivery | null }[] = (await anna.get(`${path}/${list}`)).body
    const devices = rows.flatMap(({ delivery }) => delivery?.devices ?? [])
    played.push(...devices.map(({ heardAt, note }) => `${heardAt} ${note}`))
  }
  const inActivity = activity.filter(({ action }) => heardInActivity.includes(action))
  return [answers.length, calls.length, inActivity.length, ...played].join()
}

/** What she has thanked for, as the screen knows it. */
async function thanksOnScreen(room: TestRoom): Promise<string[]> {
  const view = await room.onScreen()
  const { items }: Pick<ScreenView, 'items'> = view ? JSON.parse(view) : { items: [] }
  const thanked = items.filter(({ answers }) => answers.some(({ kind }) => kind === 'thank_you'))
  return thanked.map(({ deliveryId }) => deliveryId)
}

/** What she has given a heart, as the Echo knows it, and whether it knows of a call. */
async function heartsOnEcho({ echo }: TestRoom): Promise<string[]> {
  const opened = (await echo?.open()) ?? ''
  const loved = (echo?.slides() ?? []).filter(({ heart }) => heart === '♥ Sent')
  return [...loved.map(({ id }) => id), ...(opened.match(/You asked for a call/g) ?? [])]
}

async function say({ screen }: TestRoom, deliveryId: string, press: string): Promise<number> {
  return (await givenHerVoice(screen, { press, deliveryId }))?.status ?? 404
}

function pressCall(screen: TestRoom['screen'], isNeeded: boolean): Promise<number> {
  return statusOf(screen?.post('/api/screen/call', { isNeeded }))
}

function answerOf(
  screen: TestRoom['screen'],
  deliveryId: string,
  kind: string,
  isTakenBack = false,
): Promise<number> {
  return statusOf(screen?.post(`/api/screen/deliveries/${deliveryId}/answers`, { kind, isTakenBack }))
}

/** 404 where there is no screen. */
async function statusOf(answering: Promise<{ status: number }> | undefined): Promise<number> {
  return (await answering)?.status ?? 404
}
