import type { Page } from '@playwright/test'
import { webhookTopics } from '#contract/webhooks.ts'
import { callApi, givenFamily } from '../support/person.ts'
import { deskAndPhone } from '../support/screenshots.ts'
import { test } from '../support/server.ts'
import { waitUntilStill } from '../support/stable.ts'

test.use({ toastsStay: false })

const folder = 'screenshots'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`other programs, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    const { path } = await givenFamily(page)
    await page.goto('/settings/programs#programs')
    const card = page.getByRole('region', { name: 'Other Programs' })
    await card.getByText('No program has a token').waitFor()
    await take(page, 'programs-none')
    await callApi(page, `${path}/api-tokens`, { name: 'Home Assistant', right: 'read' })
    await callApi(page, `${path}/api-tokens`, { name: 'The tablet in the kitchen', right: 'change' })
    await page.reload()
    await card.getByText('The tablet in the kitchen').waitFor()
    await take(page, 'programs')
    await card.getByRole('button', { name: 'Make a token' }).click()
    await page.getByRole('dialog').waitFor()
    await take(page, 'programs-new')
    await page.getByRole('button', { name: 'Make the token' }).click()
    await page.getByRole('dialog', { name: 'Copy the token' }).waitFor()
    await take(page, 'programs-made')

    await page.getByRole('button', { name: 'Done' }).click()
    for (const [host, ...topics] of [
      ['home', 'calls', 'answers', 'trouble'],
      ['home', 'shopping'],
      ['a-long-name-of-a-server-somewhere', ...webhookTopics],
    ])
      await callApi(page, `${path}/webhooks`, { address: `https://${host}.invalid/x`, topics })
    await page.reload()
    await card
      .getByRole('button', { name: /^Send a test/ })
      .first()
      .click()
    await card.getByText(/not found/).waitFor()
    await card.getByText(/not found/).scrollIntoViewIfNeeded()
    await take(page, 'programs-webhooks')
    await card
      .getByRole('button', { name: /^Remove the webhook/ })
      .last()
      .click()
    await page.getByRole('alertdialog').waitFor()
    await take(page, 'programs-webhook-remove')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await card.getByRole('button', { name: 'Add a webhook' }).click()
    await page.getByRole('dialog').waitFor()
    await take(page, 'programs-webhook-new')

    async function take(page: Page, name: string) {
      for (const size of deskAndPhone) {
        await page.setViewportSize(size)
        // Under a dialog the card is hidden from roles.
        if (await card.isVisible()) await card.scrollIntoViewIfNeeded()
        await waitUntilStill(page)
        await page.screenshot({ path: `${folder}/${name}-${colorScheme}-${size.width}.png` })
      }
    }
  })
}
