import { expect, test } from 'vitest'
import type { CallRequest } from '#contract/delivery/answers.ts'
import { minutes } from '../../platform/clock.ts'
import type { Browser } from '../../testing/browser.ts'
import { givenFamily, givenMember, givenScreen, givenSentPhoto } from '../../testing/given/given.ts'
import { atOnce, pairsOf, raceRounds, type Verb } from '../../testing/race.ts'
import { sharedTestApp } from '../../testing/test-app.ts'

const app = sharedTestApp()

type Row = {
  group: string
  callId: string
  anna: Browser
  ben: Browser
  /** Two screens on which the same photo was sent. */
  screens: Browser[]
  deliveryId: string
}

const verbs: Verb<Row>[] = [
  { name: 'Anna takes it', call: ({ anna, group, callId }) => anna.post(`${group}/calls/${callId}/take`) },
  { name: 'Ben takes it', call: ({ ben, group, callId }) => ben.post(`${group}/calls/${callId}/take`) },
  { name: 'she asks again', call: (row) => ask(row, 0) },
  { name: 'she asks in the kitchen', call: (row) => ask(row, 1) },
]

function ask({ screens, deliveryId }: Pick<Row, 'screens' | 'deliveryId'>, index: number) {
  return (screens[index] as Browser).post(`/api/screen/deliveries/${deliveryId}/answers`, { kind: 'call_me' })
}

test.each(verbs.filter(({ name }) => /Anna|kitchen/.test(name)))(
  'at once “Not needed” and $name: nothing is left of the call',
  async (verb) => {
    const { family, anna, path: group } = await givenFamily(app)
    const ben = await givenMember(app, family, 'Ben', 'member')
    const screens = [await givenScreen(app, family), await givenScreen(app, family)]
    const { id: deliveryId } = await givenSentPhoto(anna, group)
    const listCalls = async () => (await anna.get(`${group}/answers`)).body.calls as CallRequest[]
    for (let round = 0; round < raceRounds; round++) {
      app.clock.advance(minutes(2))
      await ask({ screens, deliveryId }, 0)
      const callId = String((await listCalls()).find(({ takenAt }) => takenAt === null)?.id)
      app.clock.advance(minutes(2))
      const row = { group, callId, anna, ben, screens, deliveryId }
      const withdraw = {
        name: 'Not needed',
        call: ({ screens: [screen] }: Row) =>
          (screen as Browser).post('/api/screen/call', { isNeeded: false, callId }),
      }
      const [answer] = await atOnce(row, withdraw, verb)
      expect(answer?.status).toBe(200)
      const calls = await listCalls()
      expect(calls.filter(({ id }) => id === callId)).toEqual([])
      expect(calls.length).toBeLessThanOrEqual(1)
      await (screens[1] as Browser).post('/api/screen/call', { isNeeded: false })
      expect(await listCalls()).toEqual([])
    }
  },
)

test.each(pairsOf(verbs))('at once on one call: %s', async (_name, one, other) => {
  const { family, anna, path: group } = await givenFamily(app)
  const ben = await givenMember(app, family, 'Ben', 'member')
  const screens = [await givenScreen(app, family), await givenScreen(app, family)]
  const delivery = await givenSentPhoto(anna, group)
  const listCalls = async () => (await anna.get(`${group}/answers`)).body.calls as CallRequest[]
  for (let round = 0; round < raceRounds; round++) {
    app.clock.advance(minutes(2))
    await ask({ screens, deliveryId: delivery.id }, 0)
    app.clock.advance(minutes(2))
    const open = (await listCalls()).find(({ takenAt }) => takenAt === null)
    const row = { group, callId: String(open?.id), anna, ben, screens, deliveryId: delivery.id }
    const before = await countTaken(anna, group)
    const answers = await atOnce(row, one, other)
    const taken = [one, other].flatMap(({ name }, index) =>
      name.includes('takes') && answers[index]?.status === 200 ? [answers[index].body.takenBy.name] : [],
    )
    const tried = [one, other].filter(({ name }) => name.includes('takes'))
    const calls = await listCalls()
    const call = calls.find(({ id }) => id === row.callId)
    // Of two people exactly one is first; both hear, and the list says, who.
    if (tried.length > 0) {
      expect(new Set(taken).size).toBe(1)
      expect(call?.takenBy?.name).toBe(taken[0])
      expect(await countTaken(anna, group)).toBe(before + 1)
      if (one.name !== other.name && tried.length === 2)
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    } else expect(call?.takenBy).toBeNull()
    // However often she asks, one call is open at most.
    const stillOpen = calls.filter(({ takenAt }) => takenAt === null)
    expect(stillOpen.length).toBeLessThanOrEqual(1)
    for (const { id } of stillOpen) await ben.post(`${group}/calls/${id}/take`)
  }
})

const afterTaking: Verb<Row>[] = [
  {
    name: 'Anna gives it back',
    call: ({ anna, group, callId }) => anna.post(`${group}/calls/${callId}/return`),
  },
  { name: 'Ben takes it', call: ({ ben, group, callId }) => ben.post(`${group}/calls/${callId}/take`) },
  { name: 'she asks again', call: (row) => ask(row, 0) },
]

test.each(pairsOf(afterTaking))('at once on a call that Anna has taken: %s', async (_name, one, other) => {
  const { family, anna, path: group } = await givenFamily(app)
  const ben = await givenMember(app, family, 'Ben', 'member')
  const screens = [await givenScreen(app, family)]
  const delivery = await givenSentPhoto(anna, group)
  const listCalls = async () => (await anna.get(`${group}/answers`)).body.calls as CallRequest[]
  for (let round = 0; round < raceRounds; round++) {
    app.clock.advance(minutes(2))
    await ask({ screens, deliveryId: delivery.id }, 0)
    app.clock.advance(minutes(2))
    const open = (await listCalls()).find(({ takenAt }) => takenAt === null)
    const row = { group, callId: String(open?.id), anna, ben, screens, deliveryId: delivery.id }
    await anna.post(`${group}/calls/${row.callId}/take`)
    await atOnce(row, one, other)
    const names = [one.name, other.name]
    const calls = await listCalls()
    const openCalls = calls.filter(({ takenAt }) => takenAt === null)
    expect(openCalls.length).toBeLessThanOrEqual(1)
    // What was given back or asked anew waits for somebody, unless Ben has taken it.
    const waits = names.includes('Anna gives it back') || names.includes('she asks again')
    const isBens = calls.some(({ id, takenBy }) => id === row.callId && takenBy?.id === ben.user.id)
    if (waits && !isBens) expect(openCalls).toHaveLength(1)
    for (const { id } of openCalls) await ben.post(`${group}/calls/${id}/take`)
  }
})

async function countTaken(anna: Browser, group: string): Promise<number> {
  const activity = (await anna.get(`${group}/activity?limit=100`)).body as { action: string }[]
  return activity.filter(({ action }) => action === 'call_taken').length
}
