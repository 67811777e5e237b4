import { emailOf, givenFamily, toasts } from './person.ts'
import { expect, test } from './server.ts'

test('the landing page says what it is for, and leads to the sign-in page', async ({ page, server }) => {
  await page.goto(server.url)
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
  await expect(page).toHaveURL(`${server.url}/api/login`)
})

test('while the sign-in is asked for, "Loading..." stands there', async ({ page, server }) => {
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/auth/user', async (route) => {
    await asked
    await route.continue()
  })
  await page.goto(server.url)
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
  answer()
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
})

test('a path that is none has the page for it, with status 404', async ({ page, server }) => {
  const answer = await page.goto(`${server.url}/nowhere`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
  await page.getByRole('link', { name: 'Go to the start' }).click()
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
})

test('whoever is signed out elsewhere is told so, and taken to sign in again', async ({ page, server }) => {
  await givenFamily(page, server.url)
  await page.goto(server.url)
  // Until then it reads more by itself.
  await expect(page.getByText('Online')).toBeVisible()
  await page.context().clearCookies()
  // The page leaves half a second after it has said why: the navigation is held until that was read.
  const { promise: read, resolve: leave } = Promise.withResolvers<void>()
  await page.route('**/api/login?*', async (route) => {
    await read
    await route.continue()
  })
  await page.getByRole('button', { name: 'Send Test Message' }).click()
  await expect(toasts(page)).toContainText('Unauthorized')
  await expect(toasts(page)).toContainText('You are logged out. Logging in again...')
  leave()
  await expect(page).toHaveURL(/\/api\/login\?returnTo=%2F$/)
})

test('a screen that is opened signed out leads through sign-in and back to it', async ({ page, server }) => {
  await givenFamily(page, server.url)
  await page.context().clearCookies()
  await page.goto(`${server.url}/settings`)
  await expect(page).toHaveURL(/\/api\/login\?returnTo=%2Fsettings$/)
  await page.getByLabel('E-mail').fill(emailOf('Emma'))
  await page.getByRole('textbox', { name: 'Password' }).fill('correct horse battery')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible()
})

test('signing out leaves nothing behind', async ({ page, server }) => {
  await givenFamily(page, server.url)
  await page.goto(server.url)
  await page.getByRole('link', { name: 'Log out' }).click()
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
  expect((await page.request.get(`${server.url}/api/auth/user`)).status()).toBe(401)
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
  await expect(page.getByText('The Hartleys')).toHaveCount(0)
})
