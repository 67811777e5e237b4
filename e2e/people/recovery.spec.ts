import { fastForwardUntil, pauseClock } from '../support/page-clock.ts'
import { givenFamily, givenScreen } from '../support/person.ts'
import { addPhoto } from '../support/photo.ts'
import { expect, test } from '../support/server.ts'

const code = '**/assets/uploads-*.js'

// What a browser shows in which the app's worker has not cached the code.
test.use({ serviceWorkers: 'block' })

test('code that cannot be fetched says so, and is fetched again on request', async ({ page }) => {
  await givenFamily(page)
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Add photo' })).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Add photo' }).click()
  // Above the page. A list that is read again at this moment has a note of its own in its card.
  const note = page
    .locator('.fixed')
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
  // Some browsers fetch the module again. Others remember the failure, and then the page is reloaded.
  await page.waitForFunction(() => !('isOld' in window) || document.querySelector('[role="dialog"]') !== null)
  const dialog = page.getByRole('dialog', { name: 'Upload Photo' })
  if (!(await dialog.isVisible())) await page.getByRole('button', { name: 'Add photo' }).click()
  await expect(dialog).toBeVisible()
})

test('without a network no page is blank: what was seen stays, and the rest opens by itself afterwards', async ({
  page,
}) => {
  const { groupId } = await givenFamily(page)
  await addPhoto(page, `/api/family-groups/${groupId}`, 'The garden')
  await page.goto('/photo-gallery')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.context().setOffline(true)
  const nav = page.getByRole('navigation', { name: 'Main' })
  await nav.getByRole('link', { name: 'Content Library' }).click()
  await expect(page.getByRole('heading', { name: 'This page is not here yet' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible()
  await nav.getByRole('link', { name: 'Photo Gallery' }).click()
  await expect(page.getByRole('article').getByText('The garden')).toBeVisible()
  await nav.getByRole('link', { name: 'Content Library' }).click()
  await expect(page.getByRole('heading', { name: 'This page is not here yet' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: 'Content Library', level: 1 })).toBeVisible()
})

test('code that is missing in a new release reloads the page', async ({ page }) => {
  await givenFamily(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Dashboard', exact: true })).toBeVisible()
  await page.route(code, (route) => route.fulfill({ status: 404 }))
  await page.getByRole('button', { name: 'Add photo' }).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isOld: true }))
  // One more request for the module fails; then only a reload helps.
  await page.unroute(code)
  await page.route(code, (route) => route.fulfill({ status: 404 }), { times: 1 })
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.waitForFunction(() => !('isOld' in window))
  await page.getByRole('button', { name: 'Add photo' }).click()
  await expect(page.getByRole('dialog', { name: 'Upload Photo' })).toBeVisible()
})

test('a page that throws breaks no other page, and can be opened again', async ({ page }) => {
  await givenFamily(page)
  await page.goto('/')
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

test('a screen that throws reloads itself, and drops the stored view that broke it', async ({
  newContext,
  page,
}) => {
  await givenFamily(page)
  const room = await newContext({ serviceWorkers: 'block' })
  await room.clock.install()
  const screen = await givenScreen(page, room)
  await pauseClock(screen)
  // Away from the screen's page, which might read the broken view before the reload that the test waits for.
  await screen.goto('about:blank')
  await screen.route('**/api/screen', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), timeZone: 'Nowhere/At_All' } })
  })
  await screen.goto('/screen')
  await expect(screen.locator('.quiet img')).toBeVisible()
  // It fails once more with the stored view, and then opens without it.
  const crashes = () =>
    screen
      .evaluate(() => JSON.parse(localStorage.getItem('sunporch-screen-crashes') ?? '{}').value)
      .catch(() => null)
  await expect.poll(crashes).toBe(1)
  await screen.clock.runFor(6000)
  await expect.poll(crashes).toBe(2)
  // One more answer may be on its way.
  await screen.unrouteAll({ behavior: 'wait' })
  await fastForwardUntil(screen, screen.getByText(/will appear here/))
})
