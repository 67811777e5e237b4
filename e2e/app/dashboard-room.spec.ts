import type { Locator, Page } from '@playwright/test'
import { violations } from '../support/axe.ts'
import {
  callApi,
  countPresses,
  emailOf,
  givenFamily,
  givenScreen,
  joinGroup,
  pressesOf,
} from '../support/person.ts'
import { addPhoto } from '../support/photo.ts'
import { smallPicture } from '../support/pictures.ts'
import { expect, test } from '../support/server.ts'

const phone = { width: 390, height: 844 }
const caption = 'Biscuit waits for you at the window'

const room = (page: Page) => page.getByRole('main').getByRole('region').first()

async function givenRoom(page: Page) {
  const { groupId, path } = await givenFamily(page, 'Anna')
  await callApi(page, path, { lovedOneName: 'Rose' }, 'PATCH')
  return { groupId, path }
}

test('the Dashboard opens with what the screen itself reports, live', async ({ page, newContext }) => {
  const { path } = await givenRoom(page)
  await page.goto('/')
  await expect(room(page).getByRole('heading')).toHaveText('No screen is connected yet')
  await expect(room(page).getByText('Alexa not connected')).toBeVisible()
  await expect(room(page).getByText('Last activity: never')).toBeVisible()
  await expect(room(page).getByRole('button', { name: 'Connect a screen' })).toBeVisible()
  // The first steps name it, and have no second button for it.
  await expect(page.getByRole('region', { name: 'First steps' })).toBeVisible()
  await expect(page.getByText('Connect a screen')).toHaveCount(1)

  const screen = await givenScreen(page, await newContext())
  await expect(room(page).getByRole('heading')).toHaveText("Rose's screen shows the time of day")
  await expect(room(page).getByText('Alexa Online')).toBeVisible()
  const photoId = await addPhoto(page, path, 'The wisteria is blooming')
  await callApi(page, `${path}/photos/${photoId}/send-to-alexa`)
  await expect(room(page).getByRole('heading')).toHaveText(/^On Rose's screen since \d+:\d\d/)
  await expect(room(page).getByText('“The wisteria is blooming”, from Anna Hartley')).toBeVisible()
  const picture = room(page).getByRole('img', { name: "Now on Rose's screen: The wisteria is blooming" })
  await expect(picture).toBeVisible()
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)

  await screen.getByRole('button', { name: 'I love it' }).click()
  await expect(room(page).getByRole('list', { name: 'Answers from Rose' })).toContainText('Rose loves it')
  await expect(room(page).getByText('♥ Loves it')).toBeVisible()

  // The screen is closed: nothing claims any more that it shows the picture.
  await screen.close()
  await expect(room(page).getByRole('heading')).toHaveText(/^Last contact with Rose's screen \d+:\d\d/)
  await expect(room(page).getByText('Last shown', { exact: true })).toBeVisible()
  await expect(
    room(page).getByRole('img', { name: "Last shown on Rose's screen: The wisteria is blooming" }),
  ).toBeVisible()
})

test('a call stands on every open Dashboard until somebody takes it, and then says who', {
  tag: '@first',
}, async ({ page, newContext }) => {
  const { path } = await givenRoom(page)
  const photoId = await addPhoto(page, path, caption)
  await page.goto('/')
  const ben = await (await newContext({ viewport: phone })).newPage()
  await joinGroup(page, ben, { path, firstName: 'Ben' })
  await ben.goto('/')
  const screen = await givenScreen(page, await newContext())
  await callApi(page, `${path}/photos/${photoId}/send-to-alexa`)
  await screen.setViewportSize(phone)
  await expect(screen.getByRole('img', { name: caption })).toBeVisible()
  await screen.getByRole('button', { name: 'Call me' }).click()
  await expect(screen.getByText(/^You asked for a call/)).toBeVisible()
  // The call takes no letters away from the picture's words.
  const title = screen.locator('.top .title')
  await expect
    .poll(() => title.evaluate((words) => Number.parseFloat(getComputedStyle(words).fontSize)))
    .toBeGreaterThan(24)
  await expect(room(page)).toContainText('Rose asks you for a call')
  await expect(room(ben)).toContainText('Rose asks Anna Hartley for a call')
  expect(await violations(ben)).toEqual([])

  // By keyboard alone.
  await room(ben).getByRole('button', { name: "I'll call" }).focus()
  await ben.keyboard.press('Enter')
  await expect(room(ben)).toContainText('You are going to call Rose')
  await expect(room(page)).toContainText('Ben Hartley is going to call Rose')
  await expect(page.getByRole('button', { name: "I'll call" })).toHaveCount(0)
  const activity = page.getByRole('region', { name: 'Recent Activity' })
  await expect(activity).toContainText('Will call')
  // What she answers has a place of its own.
  await expect(activity).not.toContainText('Answer from')
  await room(ben).getByRole('button', { name: "I can't after all" }).click()
  await expect(room(page).getByRole('button', { name: "I'll call" })).toBeVisible()
})

test('the first view of a computer has one way to send a picture, and no hole below the screen', async ({
  page,
  newContext,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { path } = await givenRoom(page)
  await givenScreen(page, await newContext())
  const photoId = await addPhoto(page, path, 'The garden')
  await callApi(page, `${path}/photos/${photoId}/send-to-alexa`)
  const scheduledFor = new Date(Date.now() + 3 * 86_400_000).toISOString()
  await callApi(page, `${path}/schedule`, { photoId, scheduledFor, isRecurring: false })
  await page.goto('/')
  const planned = room(page).getByRole('link', { name: /^Planned next: The garden, / })
  await expect(planned).toHaveAttribute('href', '/schedule')
  await expect(page.getByRole('button', { name: 'Choose Photo' })).not.toBeInViewport()
  const boxOf = async (element: Locator) => {
    const box = await element.boundingBox()
    if (!box) throw new Error('It is not on the page')
    return box
  }
  const frame = await boxOf(room(page).getByRole('figure'))
  const send = await boxOf(room(page).getByRole('button', { name: 'Send a picture' }))
  const note = await boxOf(room(page).getByRole('button', { name: 'Write a note' }))
  expect(send.y - (frame.y + frame.height)).toBeLessThan(32)
  expect([send.x, note.y]).toEqual([frame.x, send.y])
})

test('on a phone "Send a picture" stays under the thumb, above the bar', async ({ page }) => {
  await page.setViewportSize(phone)
  await givenRoom(page)
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Send a picture' })
  // Beside it, so that more of the room is seen above.
  const note = page.getByRole('button', { name: 'Write a note' })
  const bar = page.getByRole('navigation', { name: 'Screens' })
  for (const scroll of [0, 5000]) {
    await page.mouse.wheel(0, scroll)
    await expect(button).toBeInViewport({ ratio: 1 })
    const [box, below] = [await button.boundingBox(), await bar.boundingBox()]
    expect(box && below && box.y + box.height <= below.y && box.y > phone.height / 2).toBe(true)
    expect((await note.boundingBox())?.y).toBe(box?.y)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
})

test('from nothing to a picture on the screen takes at most seven presses', async ({
  ownServer,
  page,
  newContext,
}) => {
  await countPresses(page)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const { url } = ownServer
  await page.goto(url)
  await page.getByRole('link', { name: 'Get Started' }).click()
  await page.getByLabel('First name').fill('Anna')
  await page.getByLabel('Last name').fill('Hartley')
  await page.getByLabel('E-mail').fill(emailOf('Anna'))
  await page.getByLabel('New password').fill('correct horse battery')
  await press('Create account')
  await press('Create your family group')
  await page.getByLabel('Whom do you look after?').fill('Rose')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('The Hartleys')
  await press('Create Group')
  const screen = await (await newContext()).newPage()
  await screen.goto(`${url}/screen`)
  const code = screen.getByRole('status', { name: /^Code/ })
  await expect(code).toBeVisible()
  await room(page).getByRole('button', { name: 'Connect a screen' }).click()
  await page.getByLabel('Code').fill((await code.textContent()) ?? '')
  await expect(room(page).getByRole('heading')).toHaveText("Rose's screen shows the time of day")
  // It waits beside the way on until somebody has said it.
  await expect(page.getByRole('group', { name: 'How far away does Rose sit?' })).toBeVisible()
  const choosing = page.waitForEvent('filechooser')
  await press('Send a picture')
  await (await choosing).setFiles(await smallPicture())
  await page.getByRole('button', { name: /^Send to Rose/ }).click()
  await expect(page.getByRole('dialog', { name: 'Send a picture' })).toContainText(/On Rose's screen \d/)
  expect(await pressesOf(page)).toBeLessThanOrEqual(7)
})
