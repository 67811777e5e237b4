import type { Page } from '@playwright/test'
import { violations } from '../support/axe.ts'
import {
  expectSoonAfter,
  expectWithin,
  fastForwardWhile,
  pauseClock,
  whilePaused,
} from '../support/page-clock.ts'
import { callApi, closeByEscape, givenFamily, givenScreen, joinGroup, signIn } from '../support/person.ts'
import { addPhoto } from '../support/photo.ts'
import { expect, test } from '../support/server.ts'

const phone = { width: 390, height: 844 }
const number = '+49 (0)30 123 456'

/** Anna's family. Rose's screen shows a photo, and nothing in Anna's bell is new. */
async function givenRoom(page: Page, room: Page) {
  const { groupId, path } = await givenFamily(page, 'Anna')
  await callApi(page, path, { lovedOneName: 'Rose', lovedOnePhone: number }, 'PATCH')
  const screen = await givenScreen(page, room.context())
  await room.close()
  const photoId = await addPhoto(page, path, 'The garden')
  await callApi(page, `${path}/photos/${photoId}/send-to-alexa`)
  await expect(screen.getByRole('button', { name: 'Call me' })).toBeVisible()
  return {
    groupId,
    path,
    screen,
    photoId,
    askForCall: () => screen.getByRole('button', { name: 'Call me' }).click(),
  }
}

const banner = (page: Page) => page.getByRole('region', { name: 'Calls' })
const bell = (page: Page) => page.getByRole('button', { name: /^Notices/ })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notices' })
/** Opens the menu of the call in the banner, and chooses from it. */
async function chooseInBanner(page: Page, name: string) {
  await banner(page).getByRole('button', { name: 'What to do with this call' }).click()
  await page.getByRole('menuitem', { name }).click()
}
const takeIt = (page: Page) => banner(page).getByRole('button', { name: "I'll call" })

test('a call stands above another page within a second, moves nothing, and is taken with a number to dial', {
  tag: '@first',
}, async ({ page, newContext }) => {
  const { screen, askForCall } = await givenRoom(page, await (await newContext()).newPage())
  await page.clock.install()
  await page.goto('/shopping')
  await expect(page.getByText('No shopping items yet')).toBeVisible()
  await expect(page).toHaveTitle('Shopping · Sunporch')
  const places = () =>
    page.locator('main *').evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())))
  const before = await places()
  await expectSoonAfter(askForCall, {
    page,
    ms: 1000,
    shows: banner(page).getByText('Rose asks you for a call'),
  })
  expect(await places()).toEqual(before)
  const [over, main] = [await banner(page).boundingBox(), await page.getByRole('main').boundingBox()]
  expect(over && main && over.x + over.width <= main.x).toBe(true)
  await expect(page).toHaveTitle('☎ Rose asks for a call')
  await expect(page.getByRole('alert').filter({ hasText: 'Rose asks you for a call.' })).toBeAttached()
  await page.getByRole('link', { name: 'Schedule' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible()
  await expect(takeIt(page)).toBeVisible()
  await expect(page).toHaveTitle('☎ Rose asks for a call')
  expect(await violations(page)).toEqual([])

  // The second half of a double click does not dial.
  await whilePaused(page, () => takeIt(page).dblclick())
  await expect(banner(page)).toContainText('You are going to call Rose')
  const dial = banner(page).getByRole('link', { name: `Call ${number}` })
  await expect(dial).toHaveAttribute('href', 'tel:+4930123456')
  await expect(page).toHaveTitle(/Schedule · Sunporch$/)
  expect(await violations(page)).toEqual([])
  await expect(screen.getByText('Anna is going to call you.')).toBeVisible()
  await page.reload()
  await expect(dial).toBeVisible()
  await chooseInBanner(page, "I can't after all")
  await expect(takeIt(page)).toBeVisible()
  await expect(screen.getByText('Anna is going to call you.')).toHaveCount(0)
})

test('of two who press at once one has the call, and the other sees who for a moment', {
  tag: '@first',
}, async ({ page, newContext }) => {
  const { path, askForCall } = await givenRoom(page, await (await newContext()).newPage())
  const ben = await (await newContext({ viewport: phone })).newPage()
  await joinGroup(page, ben, { path, firstName: 'Ben' })
  const waiting: (() => Promise<void>)[] = []
  for (const one of [page, ben]) {
    await one.clock.install()
    await one.goto('/schedule')
    await one.route('**/take', (route) => void waiting.push(() => route.continue()))
  }
  await askForCall()
  for (const one of [page, ben]) await takeIt(one).click()
  await expect.poll(() => waiting.length).toBe(2)
  for (const one of [page, ben]) await pauseClock(one)
  await Promise.all(waiting.map((goOn) => goOn()))
  const sayWho = () =>
    Promise.all([page, ben].map((one) => banner(one).getByText('going to call Rose').first().isVisible()))
  await expectWithin(5000, [page, ben], sayWho, [true, true])
  const name = await takenBy(page, path)
  const [first, second] = name === 'Anna Hartley' ? [page, ben] : [ben, page]
  await expect(banner(first)).toContainText('You are going to call Rose')
  await expect(banner(second)).toContainText(`${name} is going to call Rose`)
  await expect(banner(second).getByRole('button', { name: "I'll call" })).toHaveCount(0)
  await fastForwardWhile(second, banner(second))
  await expect(banner(first)).toBeVisible()
})

async function takenBy(page: Page, path: string): Promise<string | null> {
  const { calls } = await callApi(page, `${path}/answers`, undefined, 'GET')
  return (calls as { takenBy: { name: string } | null }[])[0]?.takenBy?.name ?? null
}

test('on a phone a call is one line beside the bell, and below dialogs and menus', async ({
  page,
  newContext,
}) => {
  const { askForCall } = await givenRoom(page, await (await newContext()).newPage())
  await page.setViewportSize(phone)
  await page.goto('/shopping')
  await page.getByRole('button', { name: 'Add Detailed Item' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add Detailed Item' })
  await dialog.getByLabel('Name').fill('Apples')
  await askForCall()
  await expect(page).toHaveTitle('☎ Rose asks for a call')
  const call = page.getByRole('region', { name: 'Calls', includeHidden: true })
  await expect(call).toBeVisible()
  const topAt = (x: number, y: number) =>
    page.evaluate(([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest('section')?.ariaLabel, [x, y])
  const box = await call.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20]
  expect(await topAt(x, y), 'the dialog lies above it').not.toBe('Calls')
  await closeByEscape(page, dialog)
  expect(await topAt(x, y)).toBe('Calls')
  const bar = await page.getByRole('banner').boundingBox()
  expect(bar && box && box.y === bar.y && box.height <= bar.height, 'no higher than the bar').toBe(true)

  // The bell is beside it, and what it opens lies above it.
  await bell(page).click()
  await expect(panel(page)).toBeVisible()
  expect(await topAt(x, y)).not.toBe('Calls')
  await closeByEscape(page, panel(page))
  await takeIt(page).click()
  await expect(banner(page)).toContainText('You are going to call Rose')
  expect((await banner(page).boundingBox())?.height).toBe(box?.height)
  await chooseInBanner(page, 'Hide')
  await expect(banner(page)).toHaveCount(0)
})

test('what is read on one device is read on the other, and a line leads to its photo', async ({
  page,
  newContext,
}) => {
  const { path } = await givenRoom(page, await (await newContext()).newPage())
  const other = await (await newContext({ viewport: phone })).newPage()
  await signIn(other, 'Anna')
  await page.goto('/schedule')
  await bell(page).click()
  // Not even of the screen that they have connected: nobody hears of what they did themselves.
  await expect(panel(page).getByText('Nothing new just now')).toBeVisible()
  await closeByEscape(page, panel(page))

  const ben = await (await newContext()).newPage()
  await joinGroup(page, ben, { path, firstName: 'Ben' })
  await addPhoto(ben, path, 'The lake')
  await expect(bell(page)).toHaveText('Notices2 new')
  await expect(page).toHaveTitle('(2) Schedule · Sunporch')
  await expect(bell(other)).toHaveAccessibleName('Notices, 2 new')
  await bell(other).click()
  await expect(panel(other).getByRole('listitem')).toHaveCount(2)
  expect(await violations(other)).toEqual([])
  await panel(other)
    .getByRole('link', { name: /Ben Hartley added the photo “The lake”/ })
    .dblclick()
  await expect(other.getByRole('dialog', { name: 'Photo Details' })).toBeVisible()
  await expect(other).toHaveURL(/photo-gallery$/)
  await expect(bell(page)).toHaveText('Notices1 new')

  // By keyboard alone.
  await bell(page).focus()
  await page.keyboard.press('Enter')
  await expect(panel(page).getByText('Ben Hartley joined the family')).toBeVisible()
  await panel(page).getByRole('button', { name: 'Mark all as read' }).press('Enter')
  await expect(panel(page).getByRole('button', { name: 'Mark all as read' })).toHaveCount(0)
  await closeByEscape(page, panel(page))
  await expect(bell(page)).toHaveText('Notices')
  await closeByEscape(other, other.getByRole('dialog', { name: 'Photo Details' }))
  await expect(bell(other)).toHaveAccessibleName('Notices')
  await expect(bell(page)).toBeFocused()
  await expect(page).toHaveTitle('Schedule · Sunporch')
})

test('with text twice as large nothing is cut off on a phone', async ({ page, newContext }) => {
  const { askForCall, path } = await givenRoom(page, await (await newContext()).newPage())
  await joinGroup(page, await (await newContext()).newPage(), { path, firstName: 'Ben' })
  await page.setViewportSize(phone)
  await page.goto('/settings/family')
  const style = await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
  await expect(
    page.getByRole('region', { name: 'Notices' }).getByLabel('On your phone and computer'),
  ).toBeVisible()
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect(await width()).toBe(phone.width)
  await bell(page).click()
  await expect(panel(page).getByRole('listitem')).toHaveCount(1)
  expect(await panel(page).evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true)
  await closeByEscape(page, panel(page))
  await askForCall()
  await takeIt(page).click()
  const dial = banner(page).getByRole('link', { name: `Call ${number}` })
  await expect(dial).toBeInViewport({ ratio: 1 })
  await banner(page).getByRole('button', { name: 'What to do with this call' }).click()
  await expect(page.getByRole('menuitem', { name: "I can't after all" })).toBeInViewport({ ratio: 1 })
  expect(await width()).toBe(phone.width)
  await page.keyboard.press('Escape')
  await style.evaluate((element) => (element as Element).remove())
  const { height = 0 } = (await page.getByRole('banner').boundingBox()) ?? {}
  expect((await banner(page).boundingBox())?.height, 'covers the bar alone').toBeLessThanOrEqual(height)
})
