import type { Locator, Page } from '@playwright/test'
import { givenPicture } from '#server/testing/given/given-picture.ts'
import { violations } from '../support/axe.ts'
import { fastForwardUntil, pauseClock } from '../support/page-clock.ts'
import { callApi, givenFamily, givenScreen } from '../support/person.ts'
import { addPhoto } from '../support/photo.ts'
import { expect, type NewContext, test } from '../support/server.ts'
import { zoneWhereItIs } from '../support/zone.ts'

// The caption is no part of the picture, nor is the line with the day.
const middle = { x: 640, y: 300 }

test('a touch shows all of a picture and its answers, the next brings the words back; so do 30 seconds', async ({
  newContext,
  page,
}) => {
  const { screen, send } = await givenRoom(page, newContext)
  await send('The garden')
  await fastForwardUntil(screen, words(screen, 'The garden'))
  await pauseClock(screen)
  const picture = screen.getByRole('img', { name: 'The garden' })
  const heart = screen.getByRole('button', { name: 'I love it' })
  const callMe = screen.getByRole('button', { name: 'Call me' })

  await screen.mouse.click(middle.x, middle.y)
  await expect(words(screen, 'The garden')).toBeHidden()
  await expect(screen.getByRole('button', { name: 'More' })).toBeHidden()
  await expect(picture).toHaveCSS('object-fit', 'contain')
  for (const button of [heart, callMe]) await expectApart(button, picture)
  // What comes meanwhile waits.
  await send('The lake')
  await screen.clock.runFor(20_000)
  await expect(words(screen, 'The garden')).toBeHidden()
  await expect(screen.getByRole('img', { name: 'The lake' })).toHaveCount(0)
  await screen.mouse.click(middle.x, middle.y)
  await expect(words(screen, 'The garden')).toBeVisible()
  await expect(screen.getByRole('button', { name: 'More' })).toBeVisible()

  await screen.mouse.click(middle.x, middle.y)
  await expect(words(screen, 'The garden')).toBeHidden()
  await screen.clock.runFor(29_000)
  await expect(words(screen, 'The garden')).toBeHidden()
  await screen.clock.runFor(2000)
  await expect(words(screen, 'The garden')).toBeVisible()
  await screen.clock.resume()
  await fastForwardUntil(screen, words(screen, 'The lake'))
})

test('a heart that is pressed on a whole picture says who will see it, and keys do what a touch does', async ({
  newContext,
  page,
}) => {
  const { screen, send } = await givenRoom(page, newContext)
  await send('The garden')
  await fastForwardUntil(screen, words(screen, 'The garden'))
  await pauseClock(screen)
  const heart = screen.getByRole('button', { name: 'I love it' })
  await screen.keyboard.press('Enter')
  await expect(words(screen, 'The garden')).toBeHidden()
  await screen.keyboard.press('Enter')
  await expect(words(screen, 'The garden')).toBeVisible()
  await screen.keyboard.press('Enter')
  await screen.keyboard.press('ArrowDown')
  await expect(heart).toBeFocused()
  await screen.keyboard.press('Enter')
  await expect(screen.getByText(/will see your heart/)).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  // The focus is on the heart: the key is for it, and not for the picture.
  await screen.keyboard.press('Enter')
  await expect(words(screen, 'The garden')).toBeVisible()
})

test('a touch that brings what was missed does not make a picture whole, nor does one of the words', async ({
  newContext,
  page,
}) => {
  const { screen, send } = await givenRoom(page, newContext)
  for (const caption of ['The garden', 'The lake']) {
    await send(caption)
    await fastForwardUntil(screen, words(screen, caption))
  }
  await pauseClock(screen)
  await screen.mouse.click(middle.x, middle.y)
  await expect(screen.getByText('New since you were away')).toBeVisible()
  await expect(words(screen, 'The garden')).toBeVisible()
  await words(screen, 'The garden').click()
  await expect(words(screen, 'The garden')).toBeVisible()
  await screen.mouse.click(middle.x, middle.y)
  await expect(words(screen, 'The garden')).toBeHidden()
  await screen.clock.resume()
  expect(await violations(screen)).toEqual([])
  await screen.keyboard.press('ArrowRight')
  await expect(words(screen, 'The lake')).toBeVisible()
})

/** A screen at noon, and a function that sends it a wide picture. */
async function givenRoom(page: Page, newContext: NewContext) {
  const { path } = await givenFamily(page)
  await callApi(page, path, { timeZone: zoneWhereItIs(12) }, 'PATCH')
  const room = await newContext({ viewport: { width: 1280, height: 800 } })
  await room.clock.install()
  const screen = await givenScreen(page, room)
  async function send(caption: string) {
    const photo = await addPhoto(page, path, caption, await givenPicture({ width: 640, height: 400 }))
    await callApi(page, `${path}/photos/${photo}/send-to-alexa`)
  }
  return { screen, send }
}

function words(screen: Page, caption: string): Locator {
  return screen.locator('.top .caption').getByText(caption)
}

/** The elements do not lie on one another. */
async function expectApart(one: Locator, other: Locator) {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('It cannot be seen')
  const areApart =
    a.x >= b.x + b.width || b.x >= a.x + a.width || a.y >= b.y + b.height || b.y >= a.y + a.height
  expect(areApart).toBe(true)
}
