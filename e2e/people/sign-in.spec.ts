import { readsByItself } from '../support/first-view.ts'
import { emailOf, givenFamily, toasts } from '../support/person.ts'
import { expect, test } from '../support/server.ts'

test.use({ serviceWorkers: 'allow' })

test('the landing page says what Sunporch is for, and links to the sign-in page', { tag: '@first' }, async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByText("Stay connected with your loved one's daily life")).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Keep Your Family Connected' })).toBeVisible()
  const cards = page
    .getByRole('region', { name: 'Keep Your Family Connected' })
    .getByRole('heading', { level: 3 })
  await expect(cards).toHaveText([
    'Share Family Photos',
    'Recommend Content',
    'Manage Shopping',
    'Family Coordination',
    'Content Scheduling',
    'Alexa Integration',
  ])
  await expect(page.getByText('primary caretaker controls')).toBeVisible()
  await page.getByRole('link', { name: 'Get Started' }).click()
  await expect(page).toHaveURL('/api/login')
})

test('"Loading..." is shown until the session is known', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await readsByItself(page)
  await page.route('**/api/auth/user', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/')
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
  release()
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
})

test('an unknown path gets the 404 page, with status 404', async ({ page }) => {
  const answer = await page.goto('/nowhere')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
  await page.getByRole('link', { name: 'Go to the start' }).click()
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
})

test('a person who was signed out elsewhere is told so, and taken to the sign-in page', {
  tag: '@first',
}, async ({ page }) => {
  await givenFamily(page)
  await page.goto('/')
  // The last list is read by then.
  await expect(page.getByText('Online')).toBeVisible()
  await page.context().clearCookies()
  // The page leaves half a second after the notification, so the navigation is held until the test has seen it.
  const { promise: seen, resolve: leave } = Promise.withResolvers<void>()
  await page.route('**/api/login?*', async (route) => {
    await seen
    await route.continue()
  })
  await page.getByRole('button', { name: 'Send Test Message' }).click()
  // In one look: while the page leaves, no second one is answered.
  await expect(toasts(page)).toContainText(/Unauthorized.*You are logged out\. Logging in again\.\.\./s)
  leave()
  await expect(page).toHaveURL(/\/api\/login\?returnTo=%2F$/)
})

test('a page that is opened signed out leads through sign-in and back', async ({ page }) => {
  await givenFamily(page)
  await page.context().clearCookies()
  await page.goto('/settings')
  await expect(page).toHaveURL(/\/api\/login\?returnTo=%2Fsettings$/)
  await page.getByLabel('E-mail').fill(emailOf('Emma'))
  await page.getByRole('textbox', { name: 'Password' }).fill('correct horse battery')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible()
})

test('after signing out, going back shows nothing of the group', { tag: '@first' }, async ({ page }) => {
  await givenFamily(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Log out' }).click()
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
  expect((await page.request.get('/api/auth/user')).status()).toBe(401)
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
  await expect(page.getByText('The Hartleys')).toHaveCount(0)
})
