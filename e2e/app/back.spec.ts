import type { Locator, Page } from '@playwright/test'
import { callApi, closeByEscape, givenFamily } from '../support/person.ts'
import { addPhoto } from '../support/photo.ts'
import { expect, test } from '../support/server.ts'
import { chooseZone } from '../support/zone.ts'

test('Back closes what lies above the page, the topmost first, and then leaves the page', {
  tag: '@first',
}, async ({ page }) => {
  const { path } = await givenFamily(page)
  const { id } = await callApi(page, `${path}/content`, { title: 'Emma' })
  const scheduledFor = new Date(Date.now() + 86_400_000).toISOString()
  await callApi(page, `${path}/schedule`, { contentItemId: id, scheduledFor, isRecurring: true })
  await page.goto('/')
  await page.getByRole('link', { name: 'Settings' }).first().click()
  await page.getByRole('button', { name: 'Edit The Hartleys' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Group' })
  await chooseZone(page, 'Tokyo')
  await edit.getByRole('button', { name: 'Save' }).click()
  const question = page.getByRole('dialog', { name: 'What shall the scheduled deliveries keep?' })
  await expectCloseable(page, question)
  await page.goBack()
  await expect(question).toHaveCount(0)
  await expectCloseable(page, edit)
  await page.goBack()
  await expect(edit).toHaveCount(0)
  await expect(page).toHaveURL('/settings')
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('Back passes over dialogs that were closed by their own means', async ({ page }) => {
  await givenFamily(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Shopping' }).first().click()
  await page.getByRole('button', { name: 'Add Detailed Item' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add Detailed Item' })
  await closeByEscape(page, dialog)
  await page.getByRole('button', { name: 'Add Detailed Item' }).first().click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await page.goForward()
  await expect(page).toHaveURL('/shopping')
  await page.getByRole('button', { name: 'Add Detailed Item' }).first().click()
  await expectCloseable(page, dialog)
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/shopping')
})

test('a page that begins to load when a dialog closes is loaded', async ({ page }) => {
  await givenFamily(page)
  await page.goto('/shopping')
  await page.getByRole('button', { name: 'Add Detailed Item' }).first().click()
  const cancel = page.getByRole('dialog').getByRole('button', { name: 'Cancel' })
  await cancel.evaluate((button: HTMLElement) => {
    button.click()
    location.assign('/privacy')
  })
  await expect(page.getByRole('heading', { name: 'Privacy' })).toBeVisible()
})

test('Back closes the menu of a phone, and a link in it goes to its page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await givenFamily(page)
  await page.goto('/shopping')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expectCloseable(page, menu)
  await page.goBack()
  await expect(menu).toHaveCount(0)
  await expect(page).toHaveURL('/shopping')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await menu.getByRole('link', { name: 'Content Library' }).click()
  await expect(page.getByRole('heading', { name: 'Content Library' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Shopping' })).toBeVisible()
  await expect(page).toHaveURL('/shopping')
})

test('a button that gets the focus from a dialog shows no tooltip, and Escape closes the dialog at once', async ({
  page,
}) => {
  const { groupId } = await givenFamily(page)
  await addPhoto(page, `/api/family-groups/${groupId}`, 'The garden')
  await addPhoto(page, `/api/family-groups/${groupId}`, 'The porch')
  await page.goto('/photo-gallery')
  const view = page.getByRole('button', { name: 'View The garden' }).last()
  await view.focus()
  await page.keyboard.press('Enter')
  const details = page.getByRole('dialog', { name: 'Photo Details' })
  await expect(details).toBeVisible()
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await closeByEscape(page, details)
  await expect(view).toBeFocused()
})

test('who goes to a field as a dialog closes stays in that field', async ({ page }) => {
  await givenFamily(page)
  await page.goto('/shopping')
  await page.getByRole('button', { name: 'Add Detailed Item' }).first().click()
  const field = page.getByPlaceholder('Add new item...')
  const cancel = page.getByRole('dialog').getByRole('button', { name: 'Cancel' })
  // In the moment between the dialog's end and the focus that it gives back.
  await cancel.evaluate(async (button: HTMLElement) => {
    button.click()
    await Promise.resolve()
    document.querySelector<HTMLElement>('input[placeholder="Add new item..."]')?.focus()
    await new Promise((done) => setTimeout(done, 50))
  })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(field).toBeFocused()
})

/** It is open, and Back closes it: a moment after it opened, the history has its entry. */
async function expectCloseable(page: Page, layer: Locator) {
  await expect(layer).toBeVisible()
  await expect.poll(() => page.evaluate(() => history.state?.sunporchLayer)).toBeTruthy()
}
