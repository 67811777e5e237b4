import type { Page } from '@playwright/test'
import { givenFamily, toasts } from './person.ts'
import { expect, test } from './server.ts'

test.beforeEach(async ({ page, server }) => {
  await givenFamily(page, server.url)
  await page.goto(server.url)
})

const sendTest = (page: Page) => page.getByRole('button', { name: 'Send Test Message' }).click()

test('a toast goes after five seconds, and a second one takes its place', async ({ page }) => {
  await page.clock.install()
  await sendTest(page)
  await expect(toasts(page)).toContainText('Test successful')
  await page.route('**/api/alexa/test-connection', (route) => route.fulfill({ status: 500, body: '' }))
  await sendTest(page)
  await expect(toasts(page)).toContainText('Failed to test Alexa connection.')
  await expect(toasts(page)).toHaveCount(1)
  await expect(toasts(page)).toHaveAttribute('data-variant', 'destructive')
  await page.clock.fastForward(4500)
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.fastForward(1000)
  await expect(toasts(page)).toHaveCount(0)
})

test('F8 goes to the notifications', async ({ page }) => {
  await sendTest(page)
  await expect(toasts(page)).toHaveCount(1)
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list')).toBeFocused()
})

test('50 pixels to the right dismiss it, fewer do not', async ({ page }) => {
  await sendTest(page)
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

test('an icon says its name after 700 milliseconds', async ({ page, server }) => {
  await page.goto(`${server.url}/shopping`)
  await page.getByPlaceholder('Add new item...').fill('Milk')
  await page.clock.install()
  // Else it goes on by itself while the mouse is on its way.
  await page.clock.pauseAt(Date.now() + 10_000)
  await page.getByRole('button', { name: 'Add item' }).hover()
  await page.clock.runFor(600)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(page.getByRole('tooltip')).toHaveText('Add item')
})
