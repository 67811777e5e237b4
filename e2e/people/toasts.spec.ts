import type { Page } from '@playwright/test'
import { expectWithin, pauseClock } from '../support/page-clock.ts'
import { givenFamily, givenScreen, toasts, uploadPhoto } from '../support/person.ts'
import { smallPicture } from '../support/pictures.ts'
import { expect, test } from '../support/server.ts'

test.beforeEach(async ({ page }) => {
  await givenFamily(page)
  await page.clock.install()
  await page.goto('/')
})

const sendTest = (page: Page) => page.getByRole('button', { name: 'Send Test Message' }).click()

test.describe('with its own duration', () => {
  test.use({ toastsStay: false })

  test('a toast closes after five seconds, and a second one replaces it', async ({ page, newContext }) => {
    await givenScreen(page, await newContext())
    const withText = (text: string) => toasts(page).filter({ hasText: text })
    const button = page.getByRole('button', { name: 'Send Test Message' })
    await expect(button).toBeEnabled()
    await pauseClock(page)
    await sendTest(page)
    await expectWithin(400, [page], () => withText('Test successful').count(), 1)
    await page.route('**/api/alexa/test-connection', (route) => route.fulfill({ status: 500, body: '' }))
    await expectWithin(400, [page], () => button.isEnabled(), true)
    await sendTest(page)
    await expectWithin(400, [page], () => withText('Failed to test Alexa connection.').count(), 1)
    await expect(toasts(page)).toHaveCount(1)
    await expect(toasts(page)).toHaveAttribute('data-variant', 'destructive')
    await page.clock.runFor(4500)
    await expect(toasts(page)).toHaveCount(1)
    await page.clock.runFor(1000)
    await expect(toasts(page)).toHaveCount(0)
  })
})

test('F8 moves the focus to the notifications', async ({ page }) => {
  await sendTest(page)
  await expect(toasts(page)).toHaveCount(1)
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list')).toBeFocused()
})

test('Escape closes the dialog at once, also when a toast came after it', async ({ page }) => {
  await page.route('**/photos', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  )
  await page.getByRole('button', { name: 'Add photo' }).click()
  await uploadPhoto(page, { file: await smallPicture() })
  await expect(toasts(page)).toContainText('Failed to upload photo. Please try again.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(toasts(page)).toHaveCount(1)
})

test('a swipe of 50 pixels to the right dismisses a toast, a shorter one does not', async ({ page }) => {
  await sendTest(page)
  await expect(toasts(page)).toHaveCount(1)
  await toasts(page).evaluate((toast) => Promise.all(toast.getAnimations().map(({ finished }) => finished)))
  const box = await toasts(page).boundingBox()
  if (!box) throw new Error('there is no toast')
  const [x, y] = [box.x + 40, box.y + box.height / 2]
  for (const [distance, left] of [
    [40, 1],
    [70, 0],
  ] as const) {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + distance / 2, y, { steps: 4 })
    await page.mouse.move(x + distance, y, { steps: 4 })
    await page.mouse.up()
    await expect(toasts(page)).toHaveCount(left)
  }
})

test('the tooltip of an icon opens after 700 milliseconds', async ({ page }) => {
  await page.goto('/shopping')
  await page.getByPlaceholder('Add new item...').fill('Milk')
  await pauseClock(page)
  await page.getByRole('button', { name: 'Add item' }).hover()
  await page.clock.runFor(600)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(page.getByRole('tooltip')).toHaveText('Add item')
})
