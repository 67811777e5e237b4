import type { BrowserContext, Page } from '@playwright/test'
import { expectSoonAfter, pauseClock } from '../support/page-clock.ts'
import { callApi, givenFamily, givenScreen } from '../support/person.ts'
import { addPhoto } from '../support/photo.ts'
import { expect, test } from '../support/server.ts'

const callMe = (screen: Page) => screen.getByRole('button', { name: 'Call me' })
const notNeeded = (screen: Page) => screen.getByRole('button', { name: 'Not needed' })
const asked = (screen: Page) => screen.getByText(/^You asked for a call at/)
const goesToCall = (screen: Page) => screen.getByText('Anna is going to call you.')

/** Rose has two screens with a photo of Anna's on them. */
async function givenRoom(page: Page, newContext: () => Promise<BrowserContext>) {
  const room = await (await newContext()).newPage()
  const { path } = await givenFamily(page, 'Anna')
  await callApi(page, path, { lovedOneName: 'Rose' }, 'PATCH')
  await room.clock.install()
  const screen = await givenScreen(page, room.context())
  await room.close()
  const kitchen = await givenScreen(page, await newContext())
  const photoId = await addPhoto(page, path, 'The garden')
  await callApi(page, `${path}/photos/${photoId}/send-to-alexa`)
  await expect(screen.getByRole('img', { name: 'The garden' })).toBeVisible()
  const list = async () =>
    (await callApi(page, `${path}/answers`, undefined, 'GET')).calls as {
      id: string
      takenAt: string | null
    }[]
  const say = async (verb: 'take' | 'return' | 'done') =>
    callApi(page, `${path}/calls/${(await list())[0]?.id}/${verb}`)
  return { path, screen, kitchen, list, say }
}

test('what she asked for stands on every screen of hers until it is done, also after a reload', async ({
  page,
  newContext,
}) => {
  const { screen, kitchen, say } = await givenRoom(page, newContext)
  const both = [screen, kitchen]
  await expectSoonAfter(() => callMe(screen).click(), { page: screen, ms: 5000, shows: asked(screen) })
  for (const one of both) await expect(asked(one)).toBeVisible()
  await expect(callMe(kitchen)).toHaveCount(0)
  await say('take')
  for (const one of both) await expect(goesToCall(one)).toBeVisible()
  await screen.reload()
  await expect(goesToCall(screen)).toBeVisible()
  // A touch does not take it away.
  await screen.getByRole('button', { name: 'I love it' }).click()
  await expect(goesToCall(screen)).toBeVisible()
  await say('return')
  for (const one of both) await expect(one.getByText(/^Anna cannot call just now\./)).toBeVisible()
  await say('take')
  await expect(goesToCall(kitchen)).toBeVisible()
  await say('done')
  for (const one of both) await expect(callMe(one)).toBeVisible()
})

test('“Not needed” takes it back at once, on each screen, and the family reads it', async ({
  page,
  newContext,
}) => {
  const { screen, kitchen, list } = await givenRoom(page, newContext)
  await page.goto('/activity')
  await callMe(screen).click()
  await notNeeded(kitchen).click()
  for (const one of [screen, kitchen]) await expect(callMe(one)).toBeVisible()
  expect(await list()).toEqual([])
  await expect(page.getByText('Needs no call any more')).toBeVisible()
})

test('she can ask again after a while, and it ends by itself half an hour after somebody has it', async ({
  page,
  newContext,
}) => {
  const { screen, say } = await givenRoom(page, newContext)
  await callMe(screen).click()
  await expect(notNeeded(screen)).toBeVisible()
  const again = screen.getByRole('button', { name: 'Ask again' })
  await expect(again).toHaveCount(0)
  await screen.clock.fastForward('03:10')
  await again.click()
  // The server has its own clock, by which it is too early: the screen says when the next time is.
  await expect(notNeeded(screen)).toBeVisible()
  await say('take')
  await expect(goesToCall(screen)).toBeVisible()
  // It hears nothing of the server meanwhile.
  await screen.context().setOffline(true)
  await screen.clock.fastForward('31:00')
  await expect(goesToCall(screen)).toHaveCount(0)
})

test('without a network it says what is true, with the number of the family, and a press is not lost', async ({
  page,
  newContext,
}) => {
  const { path, screen, list } = await givenRoom(page, newContext)
  await callApi(page, `${path}/room/help-phone`, { helpPhone: '030 123 456' }, 'PUT')
  await expect
    .poll(async () => (await (await screen.request.get('/api/screen')).json()).helpPhone)
    .toBeTruthy()
  await screen.reload()
  await pauseClock(screen)
  await screen.context().setOffline(true)
  await callMe(screen).click()
  await screen.clock.runFor(5000)
  await expect(screen.getByText(/^Please use the telephone: 030\s123\s456\. Your family hears/)).toBeVisible()
  // Taken back before anybody could hear of it.
  await notNeeded(screen).click()
  await expect(callMe(screen)).toBeVisible()
  await callMe(screen).click()
  await screen.context().setOffline(false)
  await screen.clock.resume()
  await expect(screen.getByText(/^We are (telling|asking)/)).toBeVisible()
  await expect.poll(async () => (await list()).length).toBe(1)
})
