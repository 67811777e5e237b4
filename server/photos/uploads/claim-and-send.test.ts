import { expect, test } from 'vitest'
import type { ScreenView } from '#contract/screen/screen-view.ts'
import type { Browser } from '../../testing/browser.ts'
import { givenFamily, givenScreen, givenUpload, keepInMemory } from '../../testing/given/given.ts'
import { atOnce, raceRounds } from '../../testing/race.ts'
import { listActions } from '../../testing/seen.ts'
import { sharedTestApp } from '../../testing/test-app.ts'

const app = sharedTestApp()

test('a claim that says so adds and sends the photo in one', async () => {
  const { anna, path, claim, onScreen } = await givenClaim()
  const { status, body } = await claim({ caption: 'The garden' })
  expect(status).toBe(201)
  expect(body).toMatchObject({ caption: 'The garden', isSentToAlexa: true, delivery: { state: 'accepted' } })
  expect(await onScreen()).toEqual(['The garden'])
  expect((await listActions(anna, path)).slice(0, 2)).toEqual(['photo_sent_to_alexa', 'photo_uploaded'])
})

test('a claim that does not say so sends nothing', async () => {
  const { claim, onScreen } = await givenClaim()
  expect((await claim({ isSent: false })).body.delivery).toBeNull()
  expect(await onScreen()).toEqual([])
})

test('the same claim again is the same photo and the same delivery, however late', async () => {
  const { anna, path, claim, onScreen } = await givenClaim()
  const first = await claim()
  app.clock.advance(3_600_000)
  const again = await claim()
  expect([again.status, again.body.id]).toEqual([201, first.body.id])
  expect(await onScreen()).toHaveLength(1)
  expect(await countSent(anna, path)).toBe(1)
})

test('what was taken back is not sent by a late claim', async () => {
  const { anna, path, claim, onScreen } = await givenClaim()
  const { delivery } = (await claim()).body
  await anna.post(`${path}/deliveries/${delivery.id}/take-back`)
  expect((await claim()).status).toBe(201)
  expect(await onScreen()).toEqual([])
})

test('a claim that says so sends what an earlier one has only added', async () => {
  const { claim, onScreen } = await givenClaim()
  const added = await claim({ isSent: false })
  expect((await claim()).body).toMatchObject({ id: added.body.id, delivery: { state: 'accepted' } })
  expect(await onScreen()).toHaveLength(1)
})

test('a picture that was deleted meanwhile is refused by a late claim, and stays deleted', async () => {
  const { anna, path, claim } = await givenClaim()
  const { id } = (await claim()).body
  await anna.delete(`${path}/photos/${id}`)
  const late = await claim()
  expect([late.status, late.body.error.message]).toEqual([
    409,
    'This picture was added already, and has been deleted since.',
  ])
})

test('in memory it is added and not sent; afterwards the same claim sends it', async () => {
  const { anna, path, claim, onScreen } = await givenClaim()
  await keepInMemory(anna, path)
  const added = await claim()
  expect(added.status).toBe(201)
  expect(added.body).toMatchObject({ isSentToAlexa: false, delivery: null })
  expect(await countSent(anna, path)).toBe(0)
  await keepInMemory(anna, path, false)
  expect((await claim()).body.id).toBe(added.body.id)
  expect(await onScreen()).toHaveLength(1)
})

test('without any device it is added, and nothing is lost', async () => {
  const { anna, path } = await givenFamily(app)
  for (const { id } of (await anna.get(`${path}/devices`)).body) await anna.delete(`${path}/devices/${id}`)
  const objectPath = await givenUpload(anna)
  const { status } = await anna.post(`${path}/photos`, { objectPath, isSent: true })
  expect(status).toBe(201)
  expect((await anna.get(`${path}/photos`)).body).toHaveLength(1)
})

test('two claims at once are one photo and one delivery', async () => {
  const { anna, path } = await givenFamily(app)
  for (let round = 1; round <= raceRounds; round++) {
    const objectPath = await givenUpload(anna)
    const claim = { name: 'claim', call: () => anna.post(`${path}/photos`, { objectPath, isSent: true }) }
    const [first, second] = await atOnce({}, claim, claim)
    expect(first.body.id).toBe(second.body.id)
    expect(await countSent(anna, path)).toBe(round)
  }
})

test('a claim and the press that keeps the group in memory: it is sent before, or not at all', async () => {
  for (let round = 0; round < raceRounds; round++) {
    const { anna, path } = await givenFamily(app)
    const objectPath = await givenUpload(anna)
    const claim = { name: 'claim', call: () => anna.post(`${path}/photos`, { objectPath, isSent: true }) }
    const keep = { name: 'keep', call: () => anna.request('PUT', `${path}/in-memory`, { isInMemory: true }) }
    const [claimed, kept] = await atOnce({}, claim, keep)
    expect([claimed.status, kept.status]).toEqual([201, 200])
    expect(await countSent(anna, path)).toBe(claimed.body.delivery === null ? 0 : 1)
  }
})

async function givenClaim() {
  const { family, anna, path } = await givenFamily(app)
  const screen = await givenScreen(app, family)
  const objectPath = await givenUpload(anna)
  return {
    anna,
    path,
    claim: (more: { caption?: string; isSent?: boolean } = {}) =>
      anna.post(`${path}/photos`, { objectPath, isSent: true, ...more }),
    onScreen: async () =>
      ((await screen.get('/api/screen')).body as ScreenView).items.map(({ title }) => title),
  }
}

async function countSent(anna: Browser, path: string): Promise<number> {
  const actions = await listActions(anna, path)
  return actions.filter((action) => action === 'photo_sent_to_alexa').length
}
