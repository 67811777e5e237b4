import { fastForwardUntil, pauseClock } from './page-clock.ts'
import { givenFamily, givenScreen } from './person.ts'
import { expect, test } from './server.ts'

const code = '**/assets/upload-dialog-*.js'

test('what cannot be fetched says so, and comes when it is asked for again', async ({ page, server }) => {
  await givenFamily(page, server.url)
  await page.goto(server.url)
  await expect(page.getByRole('heading', { name: 'Dashboard', exact: true })).toBeVisible()
  // Until then it reads more by itself.
  await expect(page.getByText('Online')).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Choose Photo' }).click()
  const note = page
    .getByRole('alert')
    .filter({ hasText: 'This could not be loaded. Is the connection all right?' })
  const again = note.getByRole('button', { name: 'Try again' })
  const stillOffline = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/healthz'))
  await again.click()
  await stillOffline
  await expect(note).toBeVisible()
  await page.context().setOffline(false)
  await page.evaluate(() => Object.assign(window, { isOld: true }))
  await again.click()
  // Some browsers fetch it once more. Others remember that they could not, and then the whole page is opened again.
  await page.waitForFunction(() => !('isOld' in window) || document.querySelector('[role="dialog"]') !== null)
  const dialog = page.getByRole('dialog', { name: 'Upload Photo' })
  if (!(await dialog.isVisible())) await page.getByRole('button', { name: 'Choose Photo' }).click()
  await expect(dialog).toBeVisible()
})

test('what a new release does not have any more is fetched with the whole page', async ({ page, server }) => {
  await givenFamily(page, server.url)
  await page.goto(server.url)
  await expect(page.getByRole('heading', { name: 'Dashboard', exact: true })).toBeVisible()
  await page.route(code, (route) => route.fulfill({ status: 404 }))
  await page.getByRole('button', { name: 'Choose Photo' }).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isOld: true }))
  // Only the whole page can be fetched again.
  await page.unroute(code)
  await page.route(code, (route) => route.fulfill({ status: 404 }), { times: 1 })
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.waitForFunction(() => !('isOld' in window))
  await page.getByRole('button', { name: 'Choose Photo' }).click()
  await expect(page.getByRole('dialog', { name: 'Upload Photo' })).toBeVisible()
})

test('a page that breaks takes no other along, and can be opened again', async ({ page, server }) => {
  await givenFamily(page, server.url)
  await page.goto(server.url)
  await expect(page.getByRole('heading', { name: 'Dashboard', exact: true })).toBeVisible()
  await page.route('**/content', (route) => route.fulfill({ json: [{ title: null }] }))
  await page.getByRole('link', { name: 'Content Library' }).first().click()
  await expect(page.getByRole('heading', { name: 'This page has stumbled' })).toBeVisible()
  await page.getByRole('link', { name: 'Shopping', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Shopping', level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'This page has stumbled' })).toBeVisible()
  await page.unroute('**/content')
  await page.getByRole('button', { name: 'Open it again' }).click()
  await expect(page.getByRole('heading', { name: 'Content Library', level: 1 })).toBeVisible()
})

test('a screen that breaks opens itself again, without what broke it', async ({ another, page, server }) => {
  await givenFamily(page, server.url)
  const room = await another({ serviceWorkers: 'block' })
  await room.clock.install()
  const screen = await givenScreen(page, room)
  await screen.route('**/api/screen', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), timeZone: 'Nowhere/At_All' } })
  })
  await pauseClock(screen)
  await screen.reload()
  await expect(screen.locator('.quiet img')).toBeVisible()
  // Once more, from what it has kept; then without that.
  const stumbles = () => screen.evaluate(() => localStorage.getItem('sunporch-stumbles')).catch(() => null)
  await expect.poll(stumbles).toBe('1')
  await screen.clock.runFor(6000)
  await expect.poll(stumbles).toBe('2')
  await screen.unroute('**/api/screen')
  await fastForwardUntil(screen, screen.getByText(/will appear here/))
})
