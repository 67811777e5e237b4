import { expect, test } from 'vitest'
import { hours, minutes } from '../../platform/clock.ts'
import { runDue } from '../../platform/work/due.ts'
import { givenItem } from '../../testing/given/given.ts'
import { givenAnsweringScreen, givenThree, type Three } from '../../testing/given/given-notices.ts'
import { telling } from '../telling/telling.ts'
import { sending } from './sending.ts'

async function listSends({ app }: Pick<Three, 'app'>) {
  return app.db.selectFrom('notice_sends').orderBy('created_at').selectAll().execute()
}

/** Only Anna has an address: one browser. Ben puts something on the list, and she wants to hear of it at once. */
async function givenOneSend() {
  const three = await givenThree()
  const { app, ways, anna, cleo, ben, path } = three
  for (const { user } of [cleo, ben]) ways.addresses.set(user.id, { push: [], mail: [] })
  ways.addresses.set(anna.user.id, { push: ['phone'], mail: [] })
  await anna.patch(`${path}/notice-choices`, { push: 'now' })
  await givenItem(ben, path, { name: 'Milk' })
  return { ...three, app }
}

test('a send that fails is tried again after longer and longer pauses, for about a day', async () => {
  const three = await givenOneSend()
  const { app, ways } = three
  const began = app.clock.now()
  const tried: number[] = []
  ways.outcomeOf = () => {
    tried.push((app.clock.now() - began) / minutes(1))
    return { outcome: 'later', at: null, failure: 'The service is down.' }
  }
  for (let step = 0; step < 12; step++) {
    await app.runDue()
    const [send] = await listSends(three)
    if (send?.due_at) app.clock.advance(send.due_at - app.clock.now())
  }
  expect(tried).toEqual([0, 1, 6, 21, 81, 201, 441, 801, 1401])
  expect(await listSends(three)).toMatchObject([
    {
      attempts: 9,
      due_at: null,
      sent_at: null,
      failed_at: expect.any(Number),
      failure: 'The service is down.',
    },
  ])
})

test('a service that names a time is asked then, and a way that throws is tried again', async () => {
  const three = await givenOneSend()
  const { app, ways, anna } = three
  ways.outcomeOf = () => ({ outcome: 'later', at: app.clock.now() + minutes(30), failure: 'Too many.' })
  await app.runDue()
  ways.outcomeOf = () => {
    throw new Error('no network')
  }
  await app.runDueAfter(minutes(29))
  expect(await listSends(three)).toMatchObject([{ attempts: 1 }])
  await app.runDueAfter(minutes(1))
  expect(await listSends(three)).toMatchObject([{ attempts: 2, failure: 'It could not be sent.' }])
  ways.outcomeOf = () => ({ outcome: 'sent' })
  await app.runDueAfter(minutes(5))
  expect(ways.saidTo(anna)).toHaveLength(1)
  expect(await listSends(three)).toMatchObject([{ attempts: 3, failure: null, due_at: null }])
})

test('a time later than a day is none: the bell has it', async () => {
  const three = await givenOneSend()
  three.ways.outcomeOf = () => ({
    outcome: 'later',
    at: three.app.clock.now() + hours(48),
    failure: 'Too many.',
  })
  await three.app.runDue()
  expect(await listSends(three)).toMatchObject([{ due_at: null, failed_at: three.app.clock.now() }])
})

test('an address that is refused or gone for good is not tried again', async () => {
  for (const outcome of ['failed', 'forget'] as const) {
    const three = await givenOneSend()
    three.ways.outcomeOf = () => ({ outcome, failure: 'It is gone.' })
    await three.app.runDue()
    expect(await listSends(three)).toMatchObject([{ due_at: null, failure: 'It is gone.', attempts: 1 }])
  }
})

test('each browser gets it, and one whose service does not answer holds up no other', async () => {
  const { app, ways, anna, ben, path } = await givenOneSend()
  ways.addresses.set(anna.user.id, { push: ['phone', 'tablet', 'laptop'], mail: [''] })
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  ways.outcomeOf = async ({ subscription_id }) => {
    if (subscription_id === 'phone') await answered
    return { outcome: 'sent' }
  }
  await givenItem(ben, path, { name: 'Bread' })
  const working = app.runDue()
  const sentTo = (address: string) => ways.sent.filter((sent) => sent.address === address).length
  await expect.poll(() => [sentTo('tablet'), sentTo('laptop')]).toEqual([2, 2])
  expect(sentTo('phone')).toBe(0)
  answer()
  await working
  expect(sentTo('phone')).toBe(2)
})

test('a choice that is made while a send is on its way does not send it again', async () => {
  const { app, ways, anna, path } = await givenOneSend()
  const choices = ['19:00', '20:00']
  ways.outcomeOf = async () => {
    const digestAt = choices.shift()
    if (digestAt) {
      await anna.patch(`${path}/notice-choices`, { digestAt })
      await runDue(app, sending)
    }
    return { outcome: 'sent' }
  }
  await app.runDue()
  expect(ways.saidTo(anna)).toHaveLength(1)
})

test('a message that cannot be written is given up in the end, and holds up no other', async () => {
  const three = await givenOneSend()
  const { app, ways, anna, cleo, path } = three
  ways.addresses.set(cleo.user.id, { push: ['tablet'], mail: [] })
  await cleo.patch(`${path}/notice-choices`, { push: 'now' })
  await runDue(app, telling)
  // No clock knows this instant.
  const notices = app.db.updateTable('notices').set({ since_at: 9e15 })
  await notices.where('user_id', '=', anna.user.id).execute()
  for (let hour = 0; hour < 30; hour++) {
    await app.runDue()
    expect(ways.saidTo(cleo)).toHaveLength(1)
    app.clock.advance(hours(1))
  }
  const [broken] = (await listSends(three)).filter(({ user_id }) => user_id === anna.user.id)
  expect(broken).toMatchObject({ due_at: null, failed_at: expect.any(Number) })
})

test('a call is tried again sooner, and after an outage of hours comes within five minutes', async () => {
  const { app, ways, family, anna, cleo, ben } = await givenThree()
  const { answer } = await givenAnsweringScreen({ app, family }, anna)
  for (const { user } of [cleo, ben]) ways.addresses.set(user.id, { push: [], mail: [] })
  ways.addresses.set(anna.user.id, { push: ['phone'], mail: [] })
  await app.runDue()
  ways.outcomeOf = () => ({ outcome: 'later', at: null, failure: 'The service is down.' })
  await answer('call_me')
  const work = async (howLong: number) => {
    for (let minute = 0; minute < howLong; minute++) {
      await app.runDue()
      app.clock.advance(minutes(1))
    }
  }
  await work(180)
  ways.outcomeOf = () => ({ outcome: 'sent' })
  await work(6)
  // Not each of the rounds that waited, but the newest.
  expect(ways.saidTo(anna).filter((sentence) => sentence.includes('call'))).toEqual([
    expect.stringContaining('this is the last reminder'),
  ])
})
