import { expect, test } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { runDue } from '../../platform/work/due.ts'
import { givenEchoFamily } from '../../testing/alexa/given-echo.ts'
import {
  givenFamily,
  givenMember,
  givenScreen,
  givenSentPhoto,
  type Person,
} from '../../testing/given/given.ts'
import { recordWays } from '../../testing/recording-ways.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { compose } from '../messages/compose.ts'
import { callRounds } from './call-rounds.ts'

const askedAt = '2026-11-21T13:10:00.000Z'
/** By the clock of the family in Berlin. */
const asked = 'Rose asked for a call at 2:10\u00a0PM'
const waiting = `${asked}. Nobody has taken it yet`
const last = `${asked}. Nobody has taken it, and this is the last reminder`

/** To who is asked by name. */
const asksYou = 'Rose asks you for a call'
const waitsForYou = waiting.replace('asked', 'asked you')
const lastForYou = last.replace('asked', 'asked you')

test('whose turn is next is told after five minutes, everybody after 15 and 30, and then it stops', async () => {
  const { ask, goOn, said } = await givenAsking()
  await ask()
  expect(said()).toEqual({ anna: [asksYou], cleo: ['Rose asks for a call'], ben: [] })
  await goOn(4)
  expect(said().ben).toEqual([])
  await goOn(1)
  expect(said()).toEqual({
    anna: [asksYou],
    cleo: ['Rose asks for a call'],
    ben: [waiting],
  })
  await goOn(10)
  expect(said()).toEqual({
    anna: [asksYou, waitsForYou],
    cleo: ['Rose asks for a call', waiting],
    ben: [waiting, waiting],
  })
  await goOn(15)
  expect(said()).toEqual({
    anna: [asksYou, waitsForYou, lastForYou],
    cleo: ['Rose asks for a call', waiting, last],
    ben: [waiting, waiting, last],
  })
  const all = said()
  await goOn(300)
  expect(said()).toEqual(all)
})

test('when nobody wants to be first, those whose turn is next are told at once', async () => {
  const { anna, cleo, path, ask, said } = await givenAsking()
  await anna.patch(`${path}/notice-choices`, { calls: 'off' })
  await cleo.patch(`${path}/notice-choices`, { calls: 'next' })
  await ask()
  expect(said()).toEqual({ anna: [], cleo: ['Rose asks for a call'], ben: ['Rose asks for a call'] })
})

test('who slept until a call was taken hears neither of it nor who took it', async () => {
  const { app, anna, ben, path, ask, goOn, said, takeAs } = await givenAsking()
  const times = { quietHours: { from: '14:00', until: '15:00' }, callsInQuietHours: false }
  await ben.patch(`${path}/notice-choices`, { calls: 'first', mail: 'off', times })
  await ask()
  await goOn(10)
  await takeAs(anna)
  await app.runDue()
  app.clock.advance(minutes(45))
  // Both are due at the same moment, and either may be the first to be written.
  const waiting = await app.db
    .selectFrom('notice_sends')
    .where('user_id', '=', ben.user.id)
    .where('due_at', 'is not', null)
    .selectAll()
    .execute()
  expect(waiting).toHaveLength(2)
  for (const send of waiting) expect(await compose(app, send)).toBeNull()
  await goOn(0)
  expect(said().ben).toEqual([])
})

test('the bell keeps one line of the call, which says how it stands', async () => {
  const { anna, ask, goOn } = await givenAsking()
  await ask()
  await goOn(5)
  await goOn(10)
  await goOn(15)
  const lines = (await anna.get('/api/notices')).body.filter(
    ({ topic }: { topic: string }) => topic === 'calls',
  )
  expect(lines.map(({ sentence }: { sentence: string }) => sentence)).toEqual([lastForYou])
})

test('“I’ll call” ends it at once, and “I can’t after all” begins it anew', async () => {
  const { anna, ask, goOn, said, takeAs, giveBackAs } = await givenAsking()
  await ask()
  await goOn(4)
  await takeAs(anna)
  await goOn(60)
  expect(said()).toEqual({
    anna: [asksYou],
    cleo: ['Rose asks for a call', 'Anna Hartley is going to call Rose'],
    ben: [],
  })
  await giveBackAs(anna)
  await goOn(4)
  expect(said().ben).toEqual([])
  await goOn(1)
  expect(said().ben).toEqual([waiting])
  await goOn(10)
  await goOn(15)
  expect(said().ben).toEqual([waiting, waiting, last])
})

test('asking again while it is open adds nothing, and asking after it was taken begins anew', async () => {
  const { anna, ask, goOn, said, takeAs } = await givenAsking()
  await ask()
  await goOn(3)
  await ask()
  expect(said().cleo).toEqual(['Rose asks for a call'])
  await goOn(2)
  expect(said().ben).toEqual([waiting])
  await takeAs(anna)
  await goOn(10)
  await ask()
  await goOn(5)
  expect(said().ben).toEqual([
    waiting,
    'Anna Hartley is going to call Rose',
    'Rose asked for a call at 2:25\u00a0PM. Nobody has taken it yet',
  ])
})

test('asking again after the last round begins anew, although nobody has taken the call', async () => {
  const { ask, goOn, said } = await givenAsking()
  await ask()
  for (const pause of [5, 10, 15, 24 * 60]) await goOn(pause)
  const before = said()
  await ask()
  await goOn(4)
  expect(said()).toEqual({
    anna: [...before.anna, asksYou],
    cleo: [...before.cleo, 'Rose asks for a call'],
    ben: before.ben,
  })
  await goOn(1)
  expect(said().ben).toEqual([
    ...before.ben,
    'Rose asked for a call at 2:40\u00a0PM. Nobody has taken it yet',
  ])
})

test('who is asked by name is told at once and not with the next, and who wants no calls is never told', async () => {
  const { cleo, path, ask, goOn, said } = await givenAsking({ sender: 'ben' })
  expect((await cleo.patch(`${path}/notice-choices`, { calls: 'off' })).status).toBe(200)
  await ask()
  expect(said()).toEqual({ anna: ['Rose asks for a call'], cleo: [], ben: [asksYou] })
  await goOn(5)
  expect(said().ben).toEqual([asksYou])
  await goOn(10)
  expect(said()).toEqual({
    anna: ['Rose asks for a call', waiting],
    cleo: [],
    ben: [asksYou, waitsForYou],
  })
})

test('after a downtime the last round that is due stands for those before it', async () => {
  const { app, ask, goOn, said } = await givenAsking()
  await ask()
  app.clock.advance(minutes(20))
  await goOn(0)
  expect(said()).toEqual({
    anna: [asksYou, waitsForYou],
    cleo: ['Rose asks for a call', waiting],
    ben: [waiting],
  })
  await goOn(10)
  expect(said().ben).toEqual([waiting, last])
})

test('nobody is told once the family is deleted, also when it is back, nor who has been removed', async () => {
  const { anna, ben, group, path, ask, goOn, said } = await givenAsking()
  await ask()
  const members: { id: string; user: { id: string } }[] = (await anna.get(`${path}/members`)).body
  const bens = members.find(({ user }) => user.id === ben.user.id)
  expect((await anna.delete(`${path}/members/${bens?.id}`)).status).toBeLessThan(300)
  await goOn(5)
  expect(said().ben).toEqual([])
  expect((await anna.request('DELETE', path, { name: group.name })).status).toBeLessThan(300)
  const before = said()
  await goOn(10)
  expect((await anna.post(`${path}/restore`)).status).toBeLessThan(300)
  await goOn(60)
  expect(said()).toEqual(before)
})

test('a call asked for by the Echo goes round too', async () => {
  const { app, family, echo } = await givenEchoFamily()
  const ways = recordWays(app)
  const ben = await givenMember(app, family, 'Ben', 'member')
  await app.runDue()
  ways.sent.length = 0
  await echo.intend('CallMeIntent')
  await app.runDue()
  expect(ways.saidTo(family.anna)).toEqual(['Your loved one asks for a call'])
  await app.runDueAfter(minutes(5))
  expect(ways.saidTo(ben)).toEqual([
    expect.stringMatching(/^Your loved one asked for a call at \d+:\d\d\s[AP]M\. Nobody has taken it yet$/),
  ])
})

test('several workers tell each round once', async () => {
  const { app, ask, said } = await givenAsking()
  await ask()
  for (const pause of [5, 10, 15]) {
    app.clock.advance(minutes(pause))
    await Promise.all([1, 2, 3].map(() => runDue(app, callRounds)))
    await app.runDue()
  }
  expect(said().ben).toEqual([waiting, waiting, last])
})

/** Rose's family at 14:10 in Berlin: Anna and Cleo are called first, Ben next. A photo of the sender's is on her screen. */
async function givenAsking({ sender = 'anna' }: { sender?: 'anna' | 'ben' } = {}) {
  const app = await createTestApp()
  app.clock.advance(Date.parse(askedAt) - app.clock.now())
  const ways = recordWays(app)
  const { family, anna, group, path } = await givenFamily(app)
  await anna.patch(path, { lovedOneName: 'Rose' })
  const cleo = await givenMember(app, family, 'Cleo', 'caretaker')
  const ben = await givenMember(app, family, 'Ben', 'member')
  const screen = await givenScreen(app, family)
  const by = sender === 'ben' ? ben : anna
  const delivery = await givenSentPhoto(by, path)
  await app.runDue()
  ways.sent.length = 0

  const openCall = async () => (await anna.get(`${path}/answers`)).body.calls[0].id
  return {
    ...{ app, anna, ben, cleo, group, path },
    async ask() {
      await screen.post(`/api/screen/deliveries/${delivery.id}/answers`, { kind: 'call_me' })
      await app.runDue()
    },
    async goOn(count: number) {
      await app.runDueAfter(minutes(count))
    },
    takeAs: async (person: Person) => person.post(`${path}/calls/${await openCall()}/take`),
    giveBackAs: async (person: Person) => {
      await person.post(`${path}/calls/${await openCall()}/return`)
      ways.sent.length = 0
      await app.runDue()
    },
    said: () => ({
      anna: callsTold(ways.saidTo(anna)),
      cleo: callsTold(ways.saidTo(cleo)),
      ben: callsTold(ways.saidTo(ben)),
    }),
  }
}

function callsTold(sentences: string[]): string[] {
  return sentences.filter((sentence) => sentence.includes('call'))
}
