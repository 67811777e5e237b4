import { expect, onTestFinished, test } from 'vitest'
import { days, hours, minutes } from '../platform/clock.ts'
import { startDue } from '../platform/work/due.ts'
import { createFamilyApp, givenItem } from '../testing/given/given.ts'
import { givenWebhook } from '../testing/given/given-webhook.ts'
import { startWebhookReceiver } from '../testing/others/webhook-receiver.ts'
import { webhookWork } from './webhooks-due.ts'

/** A webhook whose receiver has a problem, or none. */
async function givenFailing() {
  const receiver = await startWebhookReceiver()
  const { app, anna, path } = await createFamilyApp({ WEBHOOK_SERVERS: receiver.origin })
  const { id } = await givenWebhook(anna, path, receiver.origin)
  const answerWith = (status: number) => receiver.answer((response) => response.writeHead(status).end())
  answerWith(500)
  return {
    anna,
    app,
    receiver,
    answerWith,
    /** Holds messages until so many are there; each is then made to fail by calling its function. All others fail at once. */
    hold(count: number): Promise<(() => void)[]> {
      const { promise, resolve } = Promise.withResolvers<(() => void)[]>()
      const held: (() => void)[] = []
      receiver.answer((response) => {
        const fail = () => void response.writeHead(500).end()
        if (held.length === count) return fail()
        held.push(fail)
        if (held.length === count) resolve(held)
      })
      return promise
    },
    add: () => givenItem(anna, path),
    /** Something happens, and what is due is sent. */
    async tell() {
      await givenItem(anna, path)
      await app.runDue()
    },
    test: async () => (await anna.post(`${path}/webhooks/${id}/test`)).body.failure,
    isSwitchedOff: async () => (await anna.get(`${path}/webhooks`)).body[0].isSwitchedOff,
    waiting: () => app.db.selectFrom('webhook_sends').selectAll().execute(),
  }
}

test.each([
  ['is sent again for a day', days(1) - minutes(1), 2],
  ['is given up after a day', days(1), 1],
])('a message that is not taken %s', async (_name, ms, arrivals) => {
  const { app, receiver, answerWith, tell, waiting } = await givenFailing()
  await tell()
  expect(await waiting()).toHaveLength(1)
  answerWith(204)
  await app.runDueAfter(ms)
  expect(receiver.arrivals).toHaveLength(arrivals)
  expect(await waiting()).toEqual([])
})

test('the pauses grow to fifteen minutes', async () => {
  const { app, receiver, tell } = await givenFailing()
  await tell()
  for (const [index, pause] of [1, 5, 15, 15, 15].entries()) {
    await app.runDueAfter(minutes(pause) - 1)
    expect(receiver.arrivals).toHaveLength(index + 1)
    await app.runDueAfter(1)
    expect(receiver.arrivals).toHaveLength(index + 2)
  }
})

test('of messages that fail together one counts', async () => {
  const { app, add, hold, waiting } = await givenFailing()
  const fail = hold(3)
  for (let count = 0; count < 3; count++) await add()
  const sent = app.runDue()
  for (const failOne of await fail) failOne()
  await sent
  await app.runDueAfter(minutes(1))
  expect(new Set((await waiting()).map(({ due_at }) => due_at))).toEqual(
    new Set([app.clock.now() + minutes(5)]),
  )
})

test('messages that fail one after the other on the last day are one notice', async () => {
  const { anna, app, tell, add, hold, isSwitchedOff } = await givenFailing()
  for (let passed = 0; passed < days(5); passed += hours(20)) {
    await tell()
    app.clock.advance(hours(20))
  }
  await anna.get('/api/auth/user')
  const fail = hold(2)
  await add()
  await add()
  const sent = app.runDue()
  const [failOne, failOther] = await fail
  failOne?.()
  await expect.poll(isSwitchedOff).toBe(true)
  app.clock.advance(minutes(1))
  failOther?.()
  await sent
  await app.runDue()
  const bell = (await anna.get('/api/notices')).body as { sentence: string }[]
  expect(bell.filter(({ sentence }) => sentence.includes('switched off'))).toHaveLength(1)
})

test('when it takes a message again, what has waited leaves at once', async () => {
  const { app, receiver, answerWith, add, test, waiting } = await givenFailing()
  onTestFinished(startDue(app, [webhookWork]))
  await add()
  await expect
    .poll(async () => (await app.db.selectFrom('webhooks').select('failures').execute())[0]?.failures)
    .toBe(1)
  for (let count = 0; count < 4; count++) await add()
  const soon = app.clock.now() + minutes(1)
  await expect.poll(async () => (await waiting()).map(({ due_at }) => due_at)).toEqual(Array(5).fill(soon))
  answerWith(204)
  expect(await test()).toBe(null)
  // The clock stands still.
  await expect.poll(waiting).toEqual([])
  expect(receiver.arrivals).toHaveLength(7)
})

test('a failure of long ago and one of today are not five days of failures', async () => {
  const { app, tell, isSwitchedOff, waiting } = await givenFailing()
  await tell()
  app.clock.advance(days(6))
  await tell()
  expect(await isSwitchedOff()).toBe(false)
  // It begins with the shortest pause, too.
  expect((await waiting()).map(({ due_at }) => due_at)).toEqual([app.clock.now() + minutes(1)])
})

test('after a success five days of failures begin anew', async () => {
  const { app, answerWith, tell, isSwitchedOff } = await givenFailing()
  for (const status of [500, 204, 500, 500, 500, 500, 500]) {
    answerWith(status)
    await tell()
    app.clock.advance(hours(20))
  }
  expect(await isSwitchedOff()).toBe(false)
})

test.each([
  ['before any message', false],
  ['after a message that failed', true],
])('tests that fail %s switch nothing off, and nothing waits for them', async (_name, isAfterMessage) => {
  const { app, receiver, answerWith, tell, test, isSwitchedOff } = await givenFailing()
  if (isAfterMessage) await tell()
  for (let passed = 0; passed <= days(6); passed += hours(20)) {
    expect(await test()).toBe('It has a problem (500).')
    app.clock.advance(hours(20))
  }
  await tell()
  expect(await isSwitchedOff()).toBe(false)
  app.clock.advance(minutes(1))
  expect(await test()).toBe('It has a problem (500).')
  answerWith(204)
  const before = receiver.arrivals.length
  await tell()
  expect(receiver.arrivals).toHaveLength(before + 2)
})

test('the clock was weeks ahead for a while: messages are sent as ever', async () => {
  const { app, receiver, answerWith, tell, add, waiting } = await givenFailing()
  app.clock.advance(days(20))
  await tell()
  await add()
  app.clock.advance(-days(20))
  answerWith(204)
  await app.runDue()
  expect(await waiting()).toEqual([])
  expect(receiver.arrivals).toHaveLength(3)
})

test('the clock was weeks ahead for a while: five days of failures are five days', async () => {
  const { app, tell, isSwitchedOff } = await givenFailing()
  app.clock.advance(days(20))
  await tell()
  app.clock.advance(-days(20))
  for (let passed = 0; passed <= days(5); passed += hours(20)) {
    await tell()
    app.clock.advance(hours(20))
  }
  expect(await isSwitchedOff()).toBe(true)
})
