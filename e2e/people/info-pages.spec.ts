import { violations } from '../support/axe.ts'
import { expect, test } from '../support/server.ts'

test('privacy and terms are one step away from the start and from the sign-up', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL('/privacy')
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
  await page.goto('/api/login')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByLabel('First name').fill('Emma')
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'terms of use' }).click()
  const terms = await opened
  await expect(terms).toHaveURL('/terms')
  await expect(terms.getByText('It is not an emergency service.')).toBeVisible()
  await terms.getByRole('link', { name: 'Start' }).click()
  await expect(terms.getByRole('link', { name: 'Get Started' })).toBeVisible()
  // Nothing that was typed is lost.
  await expect(page.getByLabel('First name')).toHaveValue('Emma')
})

test('both pages can be read without scripts, in any colours and at any size', async ({ newContext }) => {
  const context = await newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  for (const [path, heading] of [
    ['privacy', 'Who is responsible'],
    ['terms', 'With whom you agree'],
  ] as const) {
    const answer = await plain.goto(`/${path}`)
    expect(answer?.status()).toBe(200)
    await expect(plain.getByRole('heading', { name: heading })).toBeVisible()
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    const coloured = await (await newContext({ colorScheme })).newPage()
    for (const path of ['privacy', 'terms']) {
      await coloured.goto(`/${path}`)
      expect(await violations(coloured), `${path}, ${colorScheme}`).toEqual([])
      for (const width of [320, 1440]) {
        await coloured.setViewportSize({ width, height: 844 })
        const wide = await coloured.evaluate(() => document.documentElement.scrollWidth)
        expect(wide, `${path} at ${width}`).toBeLessThanOrEqual(width)
      }
    }
  }
})

test('both pages follow the language of the browser', async ({ newContext }) => {
  const page = await (await newContext({ locale: 'pl-PL' })).newPage()
  await page.goto('/privacy')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
  await expect(page).toHaveTitle('Prywatność · Sunporch')
  await expect(page.getByText('Za serwer odpowiada osoba, która go prowadzi.')).toBeVisible()
  await page.getByRole('link', { name: 'Warunki korzystania' }).click()
  await expect(page.getByText('To nie jest pomoc w nagłych wypadkach.')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test.describe('with an operator', () => {
  test.use({ environment: { OPERATOR: 'Emma <Hartley> & Sons, emma@example.org' } })

  test('both pages name who runs the server', async ({ page, ownServer: server }) => {
    for (const path of ['privacy', 'terms']) {
      await page.goto(`${server.url}/${path}`)
      await expect(page.getByText('Emma <Hartley> & Sons, emma@example.org')).toBeVisible()
      const german = await page.request.get(`${server.url}/${path}`, { headers: { 'accept-language': 'de' } })
      expect(await german.text()).toContain('betrieben von: <strong>Emma &#60;Hartley&#62; &#38; Sons')
    }
  })
})
