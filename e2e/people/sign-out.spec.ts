import type { Page } from '@playwright/test'
import { givenFamily } from '../support/person.ts'
import { expect, test } from '../support/server.ts'

// Over plain http and under a name, as at home: there browsers do not say where a request comes from.
test.use({
  serviceWorkers: 'allow',
  launchOptions: async ({ launchOptions }, use) => {
    const names = '--host-resolver-rules=MAP family.test 127.0.0.1, MAP elsewhere.test 127.0.0.1'
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), names] })
  },
})

test('over plain http a link elsewhere asks before it signs out', async ({ page, server }) => {
  const url = await openSignedIn(page, server.url)
  await page.route('http://elsewhere.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${url}/api/logout">A prize</a>` }),
  )
  await page.goto('http://elsewhere.test/')
  await page.getByRole('link', { name: 'A prize' }).click()
  await expect(page.getByRole('heading', { name: 'Sign out?' })).toBeVisible()
  await page.getByRole('link', { name: 'Stay signed in' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard', exact: true })).toBeVisible()
  expect(await userStatus(page)).toBe(200)

  await page.goto(`${url}/api/logout`)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
  expect(await userStatus(page)).toBe(401)
})

test('over plain http our own link signs out without a question', { tag: '@first' }, async ({
  page,
  server,
}) => {
  await page.goto(await openSignedIn(page, server.url))
  await page.getByRole('link', { name: 'Log out' }).click()
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
  expect(await userStatus(page)).toBe(401)
})

/** Signs somebody in under the other name, and returns the server's address there. */
async function openSignedIn(page: Page, url: string): Promise<string> {
  await givenFamily(page, 'Emma', url)
  for (const cookie of await page.context().cookies())
    await page.context().addCookies([{ ...cookie, domain: 'family.test' }])
  return `http://family.test:${new URL(url).port}`
}

function userStatus(page: Page): Promise<number> {
  return page.evaluate(async () => (await fetch('/api/auth/user')).status)
}
