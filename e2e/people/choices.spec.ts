import type { Page } from '@playwright/test'
import { violations } from '../support/axe.ts'
import { callApi, givenFamily, joinGroup, toasts } from '../support/person.ts'
import { expect, test } from '../support/server.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Notices' })
const saved = (page: Page) =>
  page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())

async function read(page: Page, path: string) {
  return callApi(page, `${path}/notice-choices`, undefined, 'GET')
}

test.use({ timezoneId: 'Europe/Lisbon' })

test('each choice is saved at once, and a time counts by the clock of who chose it', async ({ page }) => {
  const { path } = await givenFamily(page)
  await page.goto('/settings/family#notices')
  await expect(card(page).getByText('This server sends no mail.')).toBeVisible()
  await expect(card(page).getByRole('combobox', { name: 'By e-mail' })).toHaveCount(0)
  await card(page).getByLabel('When your loved one asks for a call').selectOption('Not at all')
  await card(page).getByLabel('On your phone and computer').selectOption('Once a day')
  await expect.poll(() => read(page, path)).toMatchObject({ calls: 'off', push: 'daily' })
  await expect(card(page).getByText('by the clock of Berlin')).toBeVisible()
  await card(page).getByLabel('The daily summary comes at').fill('07:30')
  await expect
    .poll(() => read(page, path))
    .toMatchObject({ digestAt: '07:30', times: { timeZone: 'Europe/Lisbon' } })
  await expect(card(page).getByText('by the clock of Lisbon')).toBeVisible()
  await card(page).getByRole('switch', { name: 'Quiet hours' }).click()
  await card(page).getByLabel('From').fill('23:15')
  await card(page).getByRole('switch', { name: 'Calls come through' }).click()
  await expect
    .poll(() => read(page, path))
    .toMatchObject({ times: { quietHours: { from: '23:15', until: '07:00' }, callsInQuietHours: true } })
  await card(page).getByText('Who hears of what').click()
  await expect(card(page).getByText('A heart, a thank-you or a note for what was sent.')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.reload()
  await expect(card(page).getByLabel('From')).toHaveValue('23:15')
  await expect(card(page).getByLabel('When your loved one asks for a call')).toHaveValue('off')
  await card(page).getByRole('switch', { name: 'Quiet hours' }).click()
  await expect.poll(() => read(page, path)).toMatchObject({ times: { quietHours: null } })
})

test("one's own number is in the member's dialog, and caretakers keep the loved one's", async ({
  page,
  newContext,
}) => {
  const { path } = await givenFamily(page, 'Anna')
  await callApi(page, path, { lovedOneName: 'Rose' }, 'PATCH')
  const carl = await (await newContext()).newPage()
  await joinGroup(page, carl, { path, firstName: 'Carl', role: 'caretaker' })
  await page.goto('/settings/you#account')
  const own = page.getByRole('region', { name: 'Your telephone number' })
  await own.getByLabel('Telephone').fill('call me')
  await own.getByRole('button', { name: 'Save' }).click()
  await expect(own.getByText('Please enter a telephone number, like +49 30 1234567.')).toBeVisible()
  await own.getByLabel('Telephone').fill('+49 (0)30 76 54')
  await own.getByRole('button', { name: 'Save' }).dblclick()
  await expect(toasts(page)).toContainText('Saved')
  await carl.goto('/family-members')
  await carl.getByRole('button', { name: 'View Anna Hartley' }).click()
  await expect(carl.getByRole('link', { name: '+49 (0)30 76 54' })).toHaveAttribute('href', 'tel:+49307654')

  await page.goto('/settings')
  await carl.goto('/settings')
  await carl.getByRole('button', { name: 'Add a telephone number' }).click()
  const dialog = carl.getByRole('dialog', { name: "Rose's telephone number" })
  await dialog.getByLabel('Telephone').fill('030 111')
  expect(await violations(carl)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(carl.getByRole('link', { name: '030 111' })).toHaveAttribute('href', 'tel:030111')
  await expect(page.getByRole('link', { name: '030 111' })).toBeVisible()
  await page.getByRole('button', { name: 'Edit The Hartleys' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Group' })
  await expect(edit.getByLabel("Loved one's telephone")).toHaveValue('030 111')
  await edit.getByLabel("Loved one's telephone").fill('')
  const change = saved(page)
  await edit.getByRole('button', { name: 'Save' }).click()
  await change
  await expect(carl.getByRole('link', { name: '030 111' })).toHaveCount(0)
})
