import type { Page } from '@playwright/test'
import { emailOf, givenFamily } from '../support/person.ts'
import { expect, test } from '../support/server.ts'

test('a passkey is added in Settings, signs in, and signs in no more once it is removed', {
  tag: '@first',
}, async ({ page }) => {
  await givenDeviceWithPasskeys(page)
  await givenFamily(page)
  await page.goto('/settings/you#account')
  const card = page.getByRole('region', { name: 'Passkeys' })
  await card.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Name').fill('My telephone')
  await dialog.getByRole('button', { name: 'Add the passkey' }).click()
  await expect(dialog).toBeHidden()
  await expect(card.getByText('My telephone')).toBeVisible()
  await expect(card.getByText(/not used yet/)).toBeVisible()

  await page.context().clearCookies()
  await page.goto('/api/login?returnTo=/settings/you')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL('/settings/you')
  await expect(card.getByText(/last used/)).toBeVisible()
  await expect(page.getByText('This browser · signed in with a passkey')).toBeVisible()

  await card.getByRole('button', { name: 'Rename My telephone' }).click()
  const renaming = page.getByRole('dialog', { name: 'Rename the passkey' })
  await renaming.getByLabel('Name').fill('Old telephone')
  await renaming.getByRole('button', { name: 'Save' }).click()
  await card.getByRole('button', { name: 'Remove Old telephone' }).click()
  const removing = page.getByRole('dialog', { name: 'Remove Old telephone?' })
  await removing.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(card.getByText('Old telephone')).toBeHidden()

  await page.context().clearCookies()
  await page.goto('/api/login')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('alert')).toContainText('This passkey did not work here.')
  // The password goes on working.
  await page.getByLabel('E-mail').fill(emailOf('Emma'))
  await page.getByRole('textbox', { name: 'Password' }).fill('correct horse battery')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard', exact: true })).toBeVisible()
})

test('some time after signing in a passkey shows who it is', async ({ page, clockServer }) => {
  await givenDeviceWithPasskeys(page)
  const { url } = clockServer
  await givenFamily(page, 'Emma', url)
  await page.goto(`${url}/settings/you#account`)
  const card = page.getByRole('region', { name: 'Passkeys' })
  await card.getByRole('button', { name: 'Add a passkey' }).click()
  const adding = page.getByRole('dialog', { name: 'Add a passkey' })
  await adding.getByLabel('Name').fill('My telephone')
  await adding.getByRole('button', { name: 'Add the passkey' }).click()
  await expect(adding).toBeHidden()
  await clockServer.setClock(new Date(Date.now() + 6 * 60_000).toISOString())

  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  const leaving = page.getByRole('dialog', { name: 'Sign out everywhere?' })
  await leaving.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(leaving.getByLabel('Your password')).toBeFocused()
  await leaving.getByRole('button', { name: 'Use a passkey instead' }).click()
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
  await page.goto(`${url}/api/login`)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('alert')).toContainText('This passkey did not work here.')
})

test('no passkeys are offered at an address that they do not work at', async ({ page, server }) => {
  const elsewhere = server.url.replace('localhost', '127.0.0.1')
  await page.goto(`${elsewhere}/api/login`)
  await page.getByLabel('E-mail').fill('emma@example.com')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toHaveCount(0)
  await page.goto('/api/login')
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible()
})

/** Chromium's own authenticator in software, which is always willing. */
async function givenDeviceWithPasskeys(page: Page): Promise<void> {
  // It would answer by itself what is offered in the e-mail field. The button is what is tried here.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
