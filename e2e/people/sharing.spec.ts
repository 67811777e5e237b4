import type { Page } from '@playwright/test'
import { callApi, givenFamily, toasts } from '../support/person.ts'
import { expect, test } from '../support/server.ts'

const network = { url: 'http://192.168.1.20:3000', others: ['http://10.1.2.3:3000'], source: 'network' }

test('no dialog hands "localhost" to another device, and each says how to mend it', async ({ page }) => {
  await givenFamily(page)
  await page.goto('/settings/screen')
  await page.getByRole('button', { name: 'Connect a screen' }).click()
  const pairing = page.getByRole('dialog', { name: 'Connect a screen' })
  await expect(pairing.getByRole('note')).toContainText('No other device can open this yet.')
  await expect(pairing.getByRole('note')).toContainText('PUBLIC_URL')
  await expect(pairing).not.toContainText('localhost:')
  await expect(pairing).not.toContainText(/camera|this address/)
  await expectCodeInSight(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Open a screen here' }).click()
  const opening = page.getByRole('dialog', { name: 'Open a screen' })
  await expect(opening.getByRole('note')).toBeVisible()
  await expect(opening.getByRole('textbox')).toHaveCount(0)
  // In this browser it works all the same.
  const address = await opening.getByRole('link', { name: 'Open it in this browser' }).getAttribute('href')
  expect(address).toMatch(/^\/screen#open=/)
  await page.keyboard.press('Escape')
  await page.goto('/settings/programs')
  await page.getByRole('button', { name: 'Set up an iPhone' }).click()
  await page.getByRole('button', { name: 'Make a key' }).click()
  const steps = page.getByRole('dialog', { name: 'Make the Shortcut' })
  await expect(steps.getByRole('note')).toBeVisible()
  await expect(steps.getByRole('textbox', { name: /address/ })).toHaveCount(0)
  // The key is shown only now: Escape asks first.
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Does the Shortcut work?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(steps).toBeVisible()
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Close' }).click()
  await expect(steps).toHaveCount(0)
})

test('pairing shows the address in the network, large and as a code', async ({ page }) => {
  await givenFamily(page)
  await page.route('**/api/addresses', (route) => route.fulfill({ json: network }))
  await page.goto('/settings/screen')
  await page.getByRole('button', { name: 'Connect a screen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Connect a screen' })
  await expect(dialog.getByText('192.168.1.20:3000/screen', { exact: true })).toBeVisible()
  await expect(dialog.getByText('If it does not open: 10.1.2.3:3000/screen')).toBeVisible()
  await expect(dialog.getByRole('img', { name: /^A code with this address/ })).toBeVisible()
  await expectCodeInSight(page)

  await callApi(page, '/api/auth/user/language', { language: 'de' }, 'PUT')
  for (const addresses of [network, { url: null, others: [], source: 'this_machine_only' }]) {
    await page.route('**/api/addresses', (route) => route.fulfill({ json: addresses }))
    await page.goto('/settings/screen')
    await page.getByRole('button', { name: 'Bildschirm verbinden' }).click()
    await expectCodeInSight(page)
  }
})

/** Nobody scrolls for the address and the code, and no button covers them. */
async function expectCodeInSight(page: Page) {
  const dialog = page.getByRole('dialog')
  const code = dialog.getByRole('textbox')
  for (const viewport of [
    { width: 390, height: 700 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(viewport)
    await expect(dialog.getByRole('listitem').first()).toBeInViewport({ ratio: 1 })
    await expect(code).toBeInViewport({ ratio: 1 })
    const footer = await dialog.getByText(/^(Still missing|Es fehlt)/).boundingBox()
    const box = await code.boundingBox()
    expect(box && footer && box.y + box.height <= footer.y).toBe(true)
  }
}

test('an invitation is shown as a code, is copied, and goes to the share sheet of a phone', async ({
  page,
}) => {
  const { groupId } = await givenFamily(page)
  await page.route('**/api/addresses', (route) => route.fulfill({ json: network }))
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    const shared: unknown[] = []
    Object.assign(window, { shared })
    navigator.share = async (data) => void shared.push(data)
  })
  await page.goto('/family-members')
  await page.getByRole('button', { name: 'Invite Member' }).click()
  await page.getByLabel('Email Address').fill('ben@example.com')
  await page.getByRole('button', { name: 'Send Invitation' }).click()
  const dialog = page.getByRole('dialog', { name: 'The invitation is ready' })
  await expect(toasts(page)).toContainText('Family member invitation has been sent.')
  await expect(dialog).toContainText('One step is left: this server sends no mail, so give ben@example.com')
  const link = await dialog.getByLabel('Link, good for seven days and one person').inputValue()
  expect(link).toMatch(/^http:\/\/192\.168\.1\.20:3000\/invitation#/)
  await expect(dialog.getByRole('img', { name: /^A code with the invitation/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await dialog.getByRole('button', { name: 'Share' }).click()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared))
    .toEqual([{ text: 'Join The Hartleys on Sunporch:', url: link }])
  expect(await callApi(page, `/api/family-groups/${groupId}/members`, undefined, 'GET')).toHaveLength(2)
})

test.describe('with PUBLIC_URL', () => {
  test.use({ environment: { PUBLIC_URL: 'http://porch.example' } })

  test('links and codes lead there', async ({ page, ownServer }) => {
    await givenFamily(page, 'Emma', ownServer.url)
    await page.goto(`${ownServer.url}/settings/screen`)
    await page.getByRole('button', { name: 'Open a screen here' }).click()
    await expect(page.getByLabel('Open this link on the other device')).toHaveValue(
      /^http:\/\/porch\.example\/screen#open=/,
    )
  })
})

test.describe('in a network', () => {
  test.use({ environment: { HOST: '0.0.0.0' } })

  test('the server prints where other devices find it, or why it does not know', async ({ ownServer }) => {
    const known =
      /On other devices in your network: http:\/\/\d+\.\d+\.\d+\.\d+:\d+|PUBLIC_URL|is in no network/
    await expect.poll(() => ownServer.said().join('\n')).toMatch(known)
  })
})
