import { expect, test } from 'vitest'
import { hours, minutes, seconds, toIso } from '../../platform/clock.ts'
import { givenFamily, givenMember, givenScreen, givenSentPhoto } from '../../testing/given/given.ts'
import { recordWays } from '../../testing/recording-ways.ts'
import { createTestApp } from '../../testing/test-app.ts'

test('both screens say whom we ask, who is going to call, who cannot, and whom we ask then', async () => {
  const { app, anna, ben, path, screens, press, tell, standing, take } = await givenAsking()
  expect((await press(true)).body.call).toMatchObject({ asking: [], taken: null, cannot: null })
  await tell()
  expect(await standing()).toMatchObject({ asking: ['Anna Hartley'], taken: null })
  await take(anna)
  for (const screen of screens)
    expect((await screen.get('/api/screen')).body.call).toMatchObject({
      taken: { name: 'Anna Hartley' },
      asking: [],
    })
  app.clock.advance(minutes(1))
  await anna.post(`${path}/calls/${(await standing()).callId}/return`)
  expect(await standing()).toMatchObject({ taken: null, cannot: 'Anna Hartley', asking: [] })
  await app.runDueAfter(minutes(5))
  expect(await standing()).toMatchObject({ cannot: 'Anna Hartley', asking: ['Ben Hartley'] })
  await take(ben)
  expect(await standing()).toMatchObject({ taken: { name: 'Ben Hartley' }, cannot: null })
})

test('a line ends when who has taken the call says that it is done, and after half an hour', async () => {
  const { app, anna, ben, path, press, standing, take } = await givenAsking()
  await press(true)
  const { callId } = await standing()
  // It is open: nothing is done.
  expect((await ben.post(`${path}/calls/${callId}/done`)).status).toBe(200)
  await take(anna)
  expect((await ben.post(`${path}/calls/${callId}/done`)).status).toBe(409)
  expect(await standing()).toMatchObject({ callId })
  expect((await anna.post(`${path}/calls/${callId}/done`)).status).toBe(200)
  expect(await standing()).toBeNull()
  expect((await anna.get(`${path}/answers`)).body.calls).toEqual([])
  await press(true)
  await take(anna)
  app.clock.advance(minutes(30))
  expect(await standing()).toBeNull()
})

test('asking again says what is, and after three minutes tells the next ones at once', async () => {
  const { app, ways, anna, ben, path, press, tell, standing } = await givenAsking()
  await press(true)
  await tell()
  await app.runDueAfter(minutes(2))
  await press(true)
  await tell()
  expect(ways.saidTo(ben)).toEqual([])
  expect(await standing()).toMatchObject({ askedAgainAt: null })
  expect(await asksIn(anna, path)).toBe(1)
  await app.runDueAfter(minutes(1))
  expect(Date.parse((await standing()).againAt)).toBe(app.clock.now())
  await press(true)
  await app.runDue()
  expect(ways.saidTo(ben)).toHaveLength(1)
  const askedAgainAt = toIso(app.clock.now())
  expect(await standing()).toMatchObject({ asking: ['Anna Hartley', 'Ben Hartley'], askedAgainAt })
  expect(await asksIn(anna, path)).toBe(2)
  // At once again: everybody has been told this moment.
  await press(true)
  await tell()
  expect(ways.saidTo(ben)).toHaveLength(1)
})

test('the same press, sent again, is one', async () => {
  const { app, anna, path, press, standing, take } = await givenAsking()
  await press(true, { press: '1:1' })
  await take(anna)
  app.clock.advance(minutes(20))
  await press(true, { press: '1:1' })
  expect(await standing()).toMatchObject({ taken: { name: 'Anna Hartley' } })
  expect((await anna.get(`${path}/answers`)).body.calls).toHaveLength(1)
})

test('“Not needed” ends it everywhere, and tells those who were told, and nobody else', async () => {
  const { app, ways, anna, ben, path, press, tell, standing } = await givenAsking()
  await press(true)
  await tell()
  const { callId } = await standing()
  await press(false, { callId })
  await app.runDue()
  expect(await standing()).toBeNull()
  expect((await anna.get(`${path}/answers`)).body.calls).toEqual([])
  expect(ways.saidTo(anna)).toEqual(['Rose asks you for a call', 'Rose does not need a call any more'])
  expect(ways.saidTo(ben)).toEqual([])
  const taking = await ben.post(`${path}/calls/${callId}/take`)
  expect(taking.status).toBe(409)
  expect(taking.body.error.message).toBe('This call is closed: nobody has to call any more.')
  await app.runDueAfter(minutes(60))
  expect(ways.saidTo(ben).filter((sentence) => sentence.includes('call'))).toEqual([])
})

test.each([
  [minutes(10), true],
  [minutes(10), false],
  [hours(12), true],
])(
  'after %i ms she asked again: an older “Not needed” that another screen brings later does not end it',
  async (since, isNamed) => {
    const { app, screens, press, standing } = await givenAsking()
    await press(true)
    const { callId } = await standing()
    const withdraw = (pressedAt?: string) =>
      screens[1].post('/api/screen/call', { isNeeded: false, ...(isNamed && { callId }), pressedAt })
    await app.runDueAfter(minutes(1))
    const offline = toIso(app.clock.now())
    await app.runDueAfter(since)
    await press(true)
    app.clock.advance(minutes(1))
    expect((await withdraw(offline)).body.call).toMatchObject({ callId })
    expect((await withdraw()).body.call).toBeNull()
  },
)

test('who was going to call hears that it is not needed, and cannot give it back any more', async () => {
  const { app, ways, anna, path, press, tell, standing, take } = await givenAsking()
  await press(true)
  await tell()
  await take(anna)
  const { callId } = await standing()
  await press(false, { callId })
  await app.runDue()
  expect(ways.saidTo(anna).at(-1)).toBe('Rose does not need a call any more')
  expect((await anna.post(`${path}/calls/${callId}/return`)).status).toBe(409)
})

test('what a screen says late of an earlier call leaves the one that was asked for since', async () => {
  const { app, press, standing } = await givenAsking()
  await press(true)
  const { callId } = await standing()
  await press(false, { callId })
  app.clock.advance(minutes(10))
  await press(true)
  const again = await standing()
  await press(false, { callId })
  await press(false, { pressedAt: new Date(app.clock.now() - minutes(5)).toISOString() })
  expect(await standing()).toEqual(again)
})

test.each(['named', 'not named', 'never asked elsewhere'])(
  'an older “Call me” that a screen brings after “Not needed” on another one opens no call: %s',
  async (how) => {
    const { app, ways, anna, path, screens, press, standing } = await givenAsking()
    const [, kitchen] = screens
    const atKitchen = (isNeeded: boolean, callId?: string) =>
      kitchen.post('/api/screen/call', { isNeeded, callId })
    app.clock.advance(minutes(1))
    const kept = { pressedAt: toIso(app.clock.now()), press: '1:1' }
    await app.runDueAfter(minutes(1))
    if (how !== 'never asked elsewhere') await atKitchen(true)
    await app.runDueAfter(minutes(1))
    await atKitchen(false, how === 'named' ? (await standing()).callId : undefined)
    await app.runDueAfter(minutes(1))
    const [said, asks] = [ways.saidTo(anna).length, await asksIn(anna, path)]
    expect((await press(true, kept)).body).toMatchObject({ call: null, press: kept.press })
    await app.runDue()
    expect(ways.saidTo(anna)).toHaveLength(said)
    expect(await asksIn(anna, path)).toBe(asks)
    expect((await anna.get(`${path}/answers`)).body.calls).toEqual([])
  },
)

test.each([true, false])(
  'nor does one that a page of an earlier release brings as an answer; its delivery is there: %s',
  async (isThere) => {
    const { app, ways, anna, path, screens, deliveryId, standing } = await givenAsking()
    app.clock.advance(minutes(1))
    const kept = { kind: 'call_me', answeredAt: toIso(app.clock.now()), press: '1:1' }
    await app.runDueAfter(minutes(1))
    await screens[1].post('/api/screen/call', { isNeeded: false })
    if (!isThere) await anna.post(`${path}/deliveries/${deliveryId}/take-back`)
    await app.runDueAfter(minutes(1))
    const said = ways.saidTo(anna).length
    const brought = await screens[0].post(`/api/screen/deliveries/${deliveryId}/answers`, kept)
    expect(brought.status).toBe(isThere ? 200 : 404)
    await app.runDue()
    expect(await standing()).toBeNull()
    expect(ways.saidTo(anna).slice(said)).toEqual([])
  },
)

test.each([
  ['pressed after it', minutes(1)],
  ['pressed at about the same time', -seconds(5)],
  ['dated by a wrong clock', -hours(13)],
])('a “Call me” that comes after “Not needed” on another screen opens a call: %s', async (_, after) => {
  const { app, screens, press, standing } = await givenAsking()
  app.clock.advance(hours(14))
  await screens[1].post('/api/screen/call', { isNeeded: false })
  const pressedAt = toIso(app.clock.now() + after)
  app.clock.advance(minutes(5))
  await press(true, { pressedAt })
  expect(await standing()).toMatchObject({ askedAt: pressedAt, taken: null })
})

test('“Not needed” about a call that is over leaves an older “Call me” that another screen brings later', async () => {
  const { app, screens, press, standing } = await givenAsking()
  await press(true)
  const { callId } = await standing()
  await press(false, { callId })
  app.clock.advance(minutes(1))
  const pressedAt = toIso(app.clock.now())
  app.clock.advance(minutes(1))
  await screens[1].post('/api/screen/call', { isNeeded: false, callId })
  await press(true, { pressedAt })
  expect(await standing()).toMatchObject({ askedAt: pressedAt })
})

async function asksIn(anna: Awaited<ReturnType<typeof givenAsking>>['anna'], path: string): Promise<number> {
  const activity: { action: string }[] = (await anna.get(`${path}/activity`)).body
  return activity.filter(({ action }) => action === 'call_requested').length
}

/** Rose has two screens. Anna is called first, and has sent what is on them; Ben is next. */
async function givenAsking() {
  const app = await createTestApp()
  const ways = recordWays(app)
  const { family, anna, path } = await givenFamily(app)
  await anna.patch(path, { lovedOneName: 'Rose' })
  const ben = await givenMember(app, family, 'Ben', 'member')
  const screens = [await givenScreen(app, family), await givenScreen(app, family)] as const
  const { id: deliveryId } = await givenSentPhoto(anna, path)
  await app.runDue()
  ways.sent.length = 0
  const [screen, other] = screens
  const standing = async () => (await other.get('/api/screen')).body.call
  return {
    ...{ app, ways, anna, ben, path, screens, deliveryId, standing },
    press: (isNeeded: boolean, more: object = {}) =>
      screen.post('/api/screen/call', { isNeeded, ...(isNeeded && { deliveryId }), ...more }),
    tell: () => app.runDue(),
    take: async (person: typeof anna) => person.post(`${path}/calls/${(await standing()).callId}/take`),
  }
}
