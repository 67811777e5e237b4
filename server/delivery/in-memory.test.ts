import { expect, test } from 'vitest'
import type { ScreenView } from '#contract/screen/screen-view.ts'
import { days, hours, minutes, toIso } from '../platform/clock.ts'
import type { Browser } from '../testing/browser.ts'
import {
  createFamilyApp,
  createRoomApp,
  givenNote,
  givenScreen,
  givenSentPhoto,
  keepInMemory,
} from '../testing/given/given.ts'
import { givenAnsweringScreen, givenThree, sentencesOf } from '../testing/given/given-notices.ts'
import { listActions } from '../testing/seen.ts'
import { requestCall } from './answers/calls.service.ts'

// What stays of deliveries, answers and calls in a group that is kept in memory.

test('an answer since then is refused for good, and one from before still counts, once', async () => {
  const { app, anna, path, answerAt, given } = await givenOfflineScreen()
  const before = app.clock.now()
  app.clock.advance(minutes(1))
  await keepInMemory(anna, path)
  const begun = app.clock.now()
  app.clock.advance(minutes(1))
  const actions = await listActions(anna, path)
  for (const refused of [
    await answerAt('heart', begun),
    await answerAt('thank_you', app.clock.now()),
    await answerAt('thank_you'),
    await answerAt('call_me'),
  ]) {
    expect(refused.status).toBe(409)
    expect(refused.body.error.message).toContain('kept in memory')
  }
  expect(await given()).toEqual([])
  expect(await listActions(anna, path)).toEqual(actions)
  for (let time = 0; time < 2; time++) expect((await answerAt('heart', before)).status).toBe(200)
  expect((await answerAt('thank_you', begun - 1)).status).toBe(200)
  expect(await given()).toEqual(['heart', 'thank_you'])
  expect(await listActions(anna, path)).toEqual(['delivery_answered', 'delivery_answered', ...actions])
  const { answers } = (await anna.get(`${path}/answers`)).body
  expect(answers).toMatchObject([{ kind: 'thank_you' }, { kind: 'heart', at: toIso(before) }])
  await keepInMemory(anna, path, false)
  expect((await answerAt('thank_you')).status).toBe(200)
})

test('"Call me" from before is kept as an answer, but opens no call, and nobody is told', async () => {
  const { app, anna, cleo, path, answerAt, given } = await givenOfflineScreen()
  const before = app.clock.now()
  await app.runDue()
  const told = await sentencesOf(cleo)
  app.clock.advance(minutes(1))
  await keepInMemory(anna, path)
  app.clock.advance(minutes(1))
  expect((await answerAt('call_me', before)).status).toBe(200)
  expect(await given()).toEqual(['call_me'])
  expect(await app.db.selectFrom('call_requests').select('id').execute()).toEqual([])
  for (let round = 0; round < 10; round++) {
    await app.runDueAfter(minutes(5))
  }
  expect((await sentencesOf(cleo)).filter((sentence) => !told.includes(sentence))).toEqual([])
})

test('a call that was taken goes everywhere at once, and is there again when it is taken back', async () => {
  const three = await givenThree()
  const { anna, cleo, path } = three
  const { screen, answer } = await givenAnsweringScreen(three, anna)
  await answer('call_me')
  const [call] = (await anna.get(`${path}/answers`)).body.calls
  await cleo.post(`${path}/calls/${call.id}/take`)
  const calls = async (person: Browser) => [
    ...(await person.get(`${path}/answers`)).body.calls,
    ...(await person.get('/api/notices/summary')).body.calls,
  ]
  const caller = async () => ((await screen.get('/api/screen')).body as ScreenView).caller
  expect(await calls(anna)).toHaveLength(2)
  const live = await cleo.listen(`${path}/live`)
  await live.until('open')
  await keepInMemory(anna, path)
  await Promise.all([live.untilChanged('answers'), live.untilChanged('notices')])
  expect(await calls(anna)).toEqual([])
  expect(await caller()).toBeNull()
  const again = await cleo.listen(`${path}/live`)
  await again.until('open')
  await keepInMemory(anna, path, false)
  await Promise.all([again.untilChanged('answers'), again.untilChanged('notices')])
  expect(await calls(anna)).toHaveLength(2)
  expect(await caller()).toMatchObject({ callId: call.id })
})

test('a delivery that no screen has opened, and a note that nobody has seen, are no trouble any more', async () => {
  const { app, anna, path } = await createFamilyApp()
  await givenSentPhoto(anna, path, 'The garden')
  await givenNote(anna, path, { text: 'I come at three', stays: 'evening', isSent: true })
  await keepInMemory(anna, path)
  const actions = await listActions(anna, path)
  await app.runDueAfter(hours(73))
  expect((await anna.get(`${path}/photos`)).body).toMatchObject([{ delivery: { state: 'expired' } }])
  expect(await listActions(anna, path)).toEqual(actions)
})

test('a screen that comes back after a silence is no news any more', async () => {
  const { app, anna, path, screen } = await createRoomApp()
  for (let quarter = 0; quarter < 5; quarter++) {
    await app.runDueAfter(days(1) / 4)
  }
  await app.runDueAfter(minutes(15))
  expect(await listActions(anna, path)).toContain('device_silent')
  await keepInMemory(anna, path)
  await screen.post('/api/screen/contact', { wasTouched: false })
  expect(await listActions(anna, path)).not.toContain('device_back')
})

test('an open call is closed for good, and no call can be taken or given back', async () => {
  const three = await givenThree()
  const { app, anna, cleo, path } = three
  const { answer } = await givenAnsweringScreen(three, anna)
  const calls = async () => (await anna.get(`${path}/answers`)).body.calls
  await answer('call_me')
  const [taken] = await calls()
  await cleo.post(`${path}/calls/${taken.id}/take`)
  app.clock.advance(minutes(1))
  await answer('call_me')
  const [open] = await calls()
  await keepInMemory(anna, path)
  for (const refused of [
    await anna.post(`${path}/calls/${open.id}/take`),
    await cleo.post(`${path}/calls/${taken.id}/return`),
  ])
    expect(refused.body.error.message).toContain('kept in memory')
  await keepInMemory(anna, path, false)
  expect(await calls()).toMatchObject([{ id: taken.id }])
  const late = await anna.post(`${path}/calls/${open.id}/take`)
  expect(late.status).toBe(409)
  expect(late.body.error.message).toBe('This call is closed: nobody has to call any more.')
})

test('a call for which the answer was already under way is refused under the lock', async () => {
  const { app, anna, path } = await givenOfflineScreen()
  const device = await app.db.selectFrom('devices').selectAll().executeTakeFirstOrThrow()
  await keepInMemory(anna, path)
  const asked = requestCall(app, device, { deliveryId: null, at: app.clock.now() })
  await expect(asked).rejects.toThrow('kept in memory')
})

/** Anna's family with a screen that has a photo of hers; `answerAt` is what it reports of an answer at that time. */
async function givenOfflineScreen() {
  const three = await givenThree()
  const { app, anna, path } = three
  const screen = await givenScreen(app, three.family)
  const delivery = await givenSentPhoto(anna, path, 'The garden')
  app.clock.advance(minutes(1))
  return {
    ...three,
    answerAt: (kind: string, at?: number) =>
      screen.post(`/api/screen/deliveries/${delivery.id}/answers`, {
        kind,
        ...(at !== undefined && { answeredAt: toIso(at) }),
      }),
    async given(): Promise<string[]> {
      const [{ delivery }] = (await anna.get(`${path}/photos`)).body
      const [device] = delivery.devices as { answers: { kind: string }[] }[]
      return device?.answers.map(({ kind }) => kind) ?? []
    },
  }
}
