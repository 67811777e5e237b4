import { expect, test } from 'vitest'
import { roomStates } from '#contract/room/state.ts'
import { type Outcome, roomActs, roomSurfaces, roomTable } from '#contract/room/table.ts'
import type { Voice } from '#contract/voices/voices.ts'
import { minutes, toIso } from '../../platform/clock.ts'
import { givenHerVoice } from '../given/given-voice.ts'
import { givenRoom, type TestRoom } from '../room/given-room.ts'
import { ofState, outcomes } from '../room/outcomes.ts'

type RoomAct = (typeof roomActs)[number]
type RoomSurface = (typeof roomSurfaces)[number]

/** What happens in the room. Returns the status of the answer. */
type Act = (room: TestRoom) => Promise<number>

const answers: Record<RoomAct, Act> = {
  heart: async ({ screen, firstDelivery }) => answerOf(screen, firstDelivery, 'heart'),
  async unheart({ screen, firstDelivery }) {
    await answerOf(screen, firstDelivery, 'thank_you')
    return answerOf(screen, firstDelivery, 'thank_you', true)
  },
  voice: async (room) => say(room, 'stays'),
  async unvoice(room) {
    await say(room, 'goes')
    const taken = await room.screen?.post('/api/screen/voices/taken-back', { press: 'goes' })
    return taken?.status ?? 404
  },
  call: async ({ screen }) => pressCall(screen, true),
  uncall: async ({ screen }) => pressCall(screen, false),
  set: async ({ screen }) => (await screen?.post('/api/screen/settings', { volume: 20 }))?.status ?? 404,
  touch: async ({ screen }) =>
    (await screen?.post('/api/screen/contact', { wasTouched: true }))?.status ?? 404,
  async word({ echo }) {
    await echo?.device.intend('AMAZON.HelpIntent')
    return 200
  },
  async thanks({ echo }) {
    await echo?.open()
    await echo?.device.intend('ThankYouIntent')
    return 200
  },
  async listen({ echo }) {
    await echo?.device.intend('ListenIntent')
    return !echo || (await echo.device.player.finish()) ? 200 : 409
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

test.each(roomStates)('out of a room that is %s', async (is) => {
  const room = await givenRoom(is)
  const found = {} as Record<RoomAct, Record<RoomSurface, Outcome>>
  for (const act of roomActs) {
    const before = { ...room.arrivals(), family: await heardBy(room), other: await onOther(room) }
    const { clock } = room.app
    clock.advance(minutes(1))
    const at = toIso(clock.now())
    const status = await answers[act](room)
    const { signAt } = (await room.family.anna.get(`${room.family.path}/life`)).body
    await room.pass()
    const now = { ...room.arrivals(), family: await heardBy(room), other: await onOther(room) }
    found[act] = outcomes(roomSurfaces, (surface) => {
      const isSeen = surface === 'life' ? signAt === at : now[surface] !== before[surface]
      if (isSeen) return 'now'
      return status === 409 || is === 'in_memory' ? 'rests' : 'never'
    })
  }
  await room.end()
  if (found.heart.other === 'never' && (await onEcho(room)) > 0) found.heart.other = 'waits'
  if (found.thanks.other === 'never' && (await onScreen(room)) > 0) found.thanks.other = 'waits'
  expect(found).toEqual(ofState(roomTable, is))
})

/** What is no answer and no call. */
const heardInActivity = ['device_set_in_room', 'shopping_item_added']

/** What the family reads of her. */
async function heardBy({ family: { anna, path } }: TestRoom): Promise<number> {
  const { answers, calls } = (await anna.get(`${path}/answers`)).body
  const activity = (await anna.get(`${path}/activity`)).body as { action: string }[]
  const voices: Voice[] = (await anna.get(`${path}/voices`)).body
  const heard = voices.flatMap(({ delivery }) => delivery?.devices.filter(({ heardAt }) => heardAt) ?? [])
  return (
    answers.length +
    calls.length +
    activity.filter(({ action }) => heardInActivity.includes(action)).length +
    heard.length
  )
}

async function onOther(room: TestRoom): Promise<number> {
  return (await onEcho(room)) + (await onScreen(room))
}

/** How often the screen knows that she has said thanks. */
async function onScreen(room: TestRoom): Promise<number> {
  return (await room.onScreen())?.match(/"thank_you"/g)?.length ?? 0
}

/** How many of her answers and calls the Echo knows. */
async function onEcho({ echo }: TestRoom): Promise<number> {
  return (await echo?.open())?.match(/"♥ Sent"|You asked for a call/g)?.length ?? 0
}

async function say({ screen, firstDelivery }: TestRoom, press: string): Promise<number> {
  return (await givenHerVoice(screen, { press, deliveryId: firstDelivery }))?.status ?? 404
}

async function pressCall(screen: TestRoom['screen'], isNeeded: boolean): Promise<number> {
  return (await screen?.post('/api/screen/call', { isNeeded }))?.status ?? 404
}

async function answerOf(
  screen: TestRoom['screen'],
  deliveryId: string,
  kind: string,
  isTakenBack = false,
): Promise<number> {
  const answered = await screen?.post(`/api/screen/deliveries/${deliveryId}/answers`, { kind, isTakenBack })
  return answered?.status ?? 404
}
