import { expect, test } from 'vitest'
import type { Voice } from '#contract/voices/voices.ts'
import { minutes } from '../platform/clock.ts'
import { openBrowser } from '../testing/browser.ts'
import { createFamilyApp, givenScreen } from '../testing/given/given.ts'
import { givenVoice } from '../testing/given/given-voice.ts'
import { listActions } from '../testing/seen.ts'

/** A voice on a screen, and what becomes of its file. */
async function givenSentVoice() {
  const given = await createFamilyApp()
  const { app, family, anna, path } = given
  const screen = await givenScreen(app, family)
  await givenVoice(anna, path, { words: 'From the lake', isSent: true })
  const { object_id } = await app.db.selectFrom('voices').select('object_id').executeTakeFirstOrThrow()
  const key = `voices/${object_id}/voice.mp3`
  const bytes = (await app.storage.read(key)) ?? Buffer.alloc(0)
  const itemsOf = async () => (await screen.get('/api/screen')).body.items
  const [{ deliveryId }] = await itemsOf()
  return {
    ...given,
    screen,
    deliveryId,
    itemsOf,
    lose: () => app.storage.remove(key),
    putBack: () => app.storage.put(key, bytes),
    listen: async () => (await screen.get(`/api/screen/voices/${deliveryId}`)).status,
    async delivery() {
      const [voice]: Voice[] = (await anna.get(`${path}/voices`)).body
      return voice?.delivery
    },
    operatorPage: async () => String((await openBrowser(app).get('/operator')).bytes),
  }
}

test('a voice whose file is missing leaves the screen, the family reads why, and it is there again with its file', async () => {
  const { app, anna, path, screen, deliveryId, itemsOf, lose, putBack, listen, delivery, operatorPage } =
    await givenSentVoice()
  // It stands there with its button, and nobody has heard it.
  await screen.post(`/api/screen/deliveries/${deliveryId}/shown`, {})
  await lose()
  expect(await listen()).toBe(404)
  expect(await itemsOf()).toEqual([])
  expect(await delivery()).toMatchObject({
    state: 'failed',
    devices: [{ state: 'failed', failure: expect.stringContaining('file is missing in the storage') }],
  })
  expect((await listActions(anna, path)).filter((action) => action === 'delivery_failed')).toHaveLength(1)
  expect(await operatorPage()).toContain('A voice recording lacks files in the storage')

  await app.runDueAfter(minutes(10))
  expect(await itemsOf()).toEqual([])
  await putBack()
  await app.runDueAfter(minutes(10))
  expect(await itemsOf()).toMatchObject([{ title: 'From the lake', shownAt: null }])
  expect(await listen()).toBe(200)
  expect(await operatorPage()).not.toContain('A voice recording lacks')
  await screen.post(`/api/screen/deliveries/${deliveryId}/heard`, {})
  expect(await delivery()).toMatchObject({ state: 'shown', devices: [{ failure: null }] })
})

test('one that she has heard stays with what the screen keeps of it', async () => {
  const { screen, deliveryId, itemsOf, lose, listen, delivery } = await givenSentVoice()
  await screen.post(`/api/screen/deliveries/${deliveryId}/heard`, {})
  await lose()
  expect(await listen()).toBe(404)
  expect(await itemsOf()).toHaveLength(1)
  expect(await delivery()).toMatchObject({ state: 'shown', devices: [{ failure: null }] })
})

test('one that she has answered has not failed: what she has done counts', async () => {
  const { anna, path, screen, deliveryId, itemsOf, lose, listen, delivery } = await givenSentVoice()
  await screen.post(`/api/screen/deliveries/${deliveryId}/shown`, {})
  await screen.post(`/api/screen/deliveries/${deliveryId}/answers`, { kind: 'heart' })
  await lose()
  expect(await listen()).toBe(404)
  expect(await itemsOf()).toHaveLength(1)
  expect(await delivery()).toMatchObject({
    state: 'answered',
    devices: [{ failure: null, shownAt: expect.any(String) }],
  })
  expect(await listActions(anna, path)).not.toContain('delivery_failed')
})

test('a screen that says later that it was heard has nothing that failed', async () => {
  const { app, screen, deliveryId, lose, putBack, listen, delivery } = await givenSentVoice()
  await lose()
  expect(await listen()).toBe(404)
  // It has a copy, and was without a network.
  await screen.post(`/api/screen/deliveries/${deliveryId}/heard`, {})
  expect(await delivery()).toMatchObject({ state: 'shown', devices: [{ failure: null }] })
  await putBack()
  await app.runDueAfter(minutes(10))
  expect(await delivery()).toMatchObject({ state: 'shown', devices: [{ failure: null }] })
})

test('one that is sent again while its file is missing leaves the screen, too', async () => {
  const { app, anna, path, itemsOf, lose, putBack, listen, delivery } = await givenSentVoice()
  await lose()
  await listen()
  const [voice]: Voice[] = (await anna.get(`${path}/voices`)).body
  app.clock.advance(minutes(1))
  await anna.post(`${path}/voices/${voice?.id}/send`)
  await app.runDueAfter(minutes(10))
  expect(await itemsOf()).toEqual([])
  expect(await delivery()).toMatchObject({ state: 'failed' })
  await putBack()
  await app.runDueAfter(minutes(10))
  expect(await itemsOf()).toMatchObject([{ title: 'From the lake' }])
})

test('a voice that is deleted meanwhile is looked for no more', async () => {
  const { app, anna, path, lose, listen, operatorPage } = await givenSentVoice()
  await lose()
  await listen()
  const [voice]: Voice[] = (await anna.get(`${path}/voices`)).body
  await anna.delete(`${path}/voices/${voice?.id}`)
  await app.runDueAfter(minutes(10))
  expect(await operatorPage()).not.toContain('A voice recording lacks')
})
