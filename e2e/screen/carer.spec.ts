import type { Page } from '@playwright/test'
import { violations } from '../support/axe.ts'
import { chooseMore } from '../support/more.ts'
import { callApi, givenFamily, givenScreen } from '../support/person.ts'
import { addPhoto } from '../support/photo.ts'
import { expect, type NewContext, test } from '../support/server.ts'
import { zoneWhereItIs } from '../support/zone.ts'

const panel = (screen: Page) => screen.getByRole('dialog', { name: 'Text and sound' })
const choose = (screen: Page, name: string) =>
  panel(screen).getByRole('button', { name, exact: true }).click()

test('a carer holds a finger on the picture, and sets text and sound; the family reads which screen it was', async ({
  page,
  newContext,
}) => {
  const { kitchen, bedroom, path } = await givenRoom(page, newContext)
  await hold(kitchen, 1500)
  await expect(panel(kitchen)).toHaveCount(0)
  await hold(kitchen, 2200)
  await expect(panel(kitchen)).toBeVisible()
  expect(await violations(kitchen)).toEqual([])
  await choose(kitchen, 'Largest')
  await expect(kitchen.locator('.stage')).toHaveAttribute('data-size', 'largest')
  await choose(kitchen, 'Soft')
  await expect(panel(kitchen).getByRole('button', { pressed: true })).toHaveText(['Largest', 'Soft'])
  await expect.poll(() => viewOf(bedroom)).toEqual({ textSize: 'normal', volume: 30 })
  expect(await viewOf(kitchen)).toEqual({ textSize: 'largest', volume: 30 })
  await choose(kitchen, 'Done')
  await expect(kitchen.getByRole('img', { name: 'The garden' })).toBeVisible()
  await page.goto('/activity')
  await expect(page.getByText('Text size or volume set in the room')).toHaveCount(1)
  // Undone in Settings.
  const [device] = (await callApi(page, `${path}/devices`, undefined, 'GET')) as unknown as { id: string }[]
  await callApi(page, `${path}/devices/${device?.id}`, { textSize: 'normal' }, 'PATCH')
  await expect(kitchen.locator('.stage')).toHaveAttribute('data-size', 'normal')
})

test('without a network and with keys only, what is set holds at once and after a reload, and is sent later', async ({
  page,
  newContext,
}) => {
  const { kitchen } = await givenRoom(page, newContext)
  await kitchen.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await kitchen.context().setOffline(true)
  await kitchen.keyboard.press('Shift')
  await chooseMore(kitchen, 'Text and sound')
  await expect(panel(kitchen).getByRole('button', { name: 'Normal' })).toBeFocused()
  await kitchen.keyboard.press('ArrowRight')
  await kitchen.keyboard.press('Enter')
  await expect(kitchen.locator('.stage')).toHaveAttribute('data-size', 'large')
  await choose(kitchen, 'Off')
  await kitchen.reload()
  await expect(kitchen.locator('.stage')).toHaveAttribute('data-size', 'large')
  await kitchen.context().setOffline(false)
  await expect.poll(() => viewOf(kitchen)).toEqual({ textSize: 'large', volume: 0 })
  await kitchen.keyboard.press('Shift')
  await chooseMore(kitchen, 'Text and sound')
  await kitchen.getByRole('button', { name: 'Pause', exact: true }).click()
  await expect(kitchen.getByRole('dialog', { name: 'Pause the screen?' })).toBeVisible()
})

test('on a small screen the panel has nothing below its buttons, and a finger that swipes while it opens turns no picture', async ({
  page,
  newContext,
}) => {
  const { kitchen, path } = await givenRoom(page, newContext)
  const photoId = await addPhoto(page, path, 'The beach')
  await callApi(page, `${path}/photos/${photoId}/send-to-alexa`)
  await expect(kitchen.getByRole('img', { name: 'The beach' })).toBeVisible()
  await kitchen.setViewportSize({ width: 480, height: 480 })
  await kitchen.mouse.move(100, 60)
  await kitchen.mouse.down()
  await expect(panel(kitchen)).toBeVisible()
  await kitchen.mouse.move(400, 60, { steps: 4 })
  await kitchen.mouse.up()
  const [sentence, done] = await Promise.all([
    panel(kitchen).getByText('Your family sees').boundingBox(),
    panel(kitchen).getByRole('button', { name: 'Done' }).boundingBox(),
  ])
  expect(sentence && done && sentence.y + sentence.height <= done.y && done.y + done.height <= 480).toBe(true)
  await choose(kitchen, 'Done')
  await expect(kitchen.getByRole('img', { name: 'The beach' })).toBeVisible()
})

/** Two screens at noon with a photo on them. */
async function givenRoom(page: Page, newContext: NewContext) {
  const { path } = await givenFamily(page, 'Anna')
  await callApi(page, path, { lovedOneName: 'Rose', timeZone: zoneWhereItIs(12) }, 'PATCH')
  const screens: Page[] = []
  for (const _ of ['kitchen', 'bedroom']) {
    const room = await newContext({ serviceWorkers: 'allow', viewport: { width: 1280, height: 800 } })
    screens.push(await givenScreen(page, room))
  }
  const [kitchen, bedroom] = screens as [Page, Page]
  const photoId = await addPhoto(page, path, 'The garden')
  await callApi(page, `${path}/photos/${photoId}/send-to-alexa`)
  for (const screen of screens) await expect(screen.getByRole('img', { name: 'The garden' })).toBeVisible()
  return { kitchen, bedroom, path }
}

/** Milliseconds of the page's own time. */
async function hold(screen: Page, lasts: number): Promise<void> {
  await screen.mouse.move(640, 300)
  await screen.mouse.down()
  await screen.waitForTimeout(lasts)
  await screen.mouse.up()
}

async function viewOf(screen: Page) {
  const { textSize, room } = await (await screen.request.get('/api/screen')).json()
  return { textSize, volume: room.volume }
}
