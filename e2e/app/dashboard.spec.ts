import { callApi, closeByEscape, closeToast, givenFamily, toasts } from '../support/person.ts'
import { expect, test } from '../support/server.ts'

test('the sidebar links to every page, in order', async ({ page }) => {
  await givenFamily(page)
  await page.goto('/')
  const main = page.getByRole('navigation', { name: 'Main' })
  await expect(main.getByRole('link')).toHaveText([
    'Dashboard',
    'Family Members',
    'Photo Gallery',
    'Content Library',
    'Schedule',
    'Shopping',
    'Settings',
  ])
  const box = await page.getByRole('banner').boundingBox()
  expect(box?.width).toBe(256)
  await expect(page.getByLabel('Family Group')).toHaveValue(/.+/)
  await expect(page.getByText('Caring for The Hartleys')).toBeVisible()
  await expect(page.getByRole('banner').getByText('Primary Caretaker')).toBeVisible()
  for (const name of [
    'Family Members',
    'Photo Gallery',
    'Content Library',
    'Schedule',
    'Shopping',
    'Settings',
  ]) {
    await main.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(main.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    expect((await page.reload())?.status()).toBe(200)
  }
})

test('every card of the Dashboard has its texts and works', async ({ page }) => {
  const { groupId } = await givenFamily(page)
  await page.goto('/')
  await expect(page.getByText('Alexa not connected')).toBeVisible()
  await expect(page.getByText('Last activity: never')).toBeVisible()
  for (const name of ['Send Photo', 'Audio Book', 'Entertainment', 'Recent Activity', 'Family Gallery'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Choose Photo' })).toBeEnabled()

  await page.getByRole('link', { name: 'Browse Books' }).click()
  await expect(page).toHaveURL(/\/content-library\?type=audiobook$/)
  await expect(page.getByRole('tab', { name: 'Audiobooks' })).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await page.getByRole('link', { name: 'Browse Content' }).click()
  await expect(page).toHaveURL(/\/content-library$/)
  await page.goBack()

  const list = page.getByRole('region', { name: 'Shopping List' })
  await expect(list.getByText('No shopping items yet')).toBeVisible()
  await expect(list.getByRole('button', { name: 'Send to Cart' })).toBeDisabled()
  await list.getByPlaceholder('Add new item...').fill('  Milk  ')
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toContainText('Item added')
  await expect(toasts(page)).toContainText('Shopping item has been added to the list.')
  const milk = list.getByRole('button', { name: 'Milk', exact: true })
  await milk.click()
  await expect(milk).toHaveAttribute('aria-pressed', 'true')
  await list.getByRole('checkbox', { name: 'Select Milk' }).check()
  await list.getByRole('button', { name: 'Send to Cart' }).click()
  await expect(toasts(page)).toContainText('Items sent')
  await expect(toasts(page)).toContainText('Selected items have been sent to Amazon cart.')
  await expect(page.getByRole('heading', { name: 'On its way to Amazon' })).toBeVisible()
  await page.goBack()
  await expect(list.getByRole('checkbox', { name: 'Select Milk' })).not.toBeChecked()

  const members = page.getByRole('region', { name: 'Family Members' })
  await expect(members.getByText('Emma Hartley')).toBeVisible()
  await expect(members.getByText('Online')).toBeVisible()
  await members.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite Member' })
  await expect(dialog.getByLabel('Email Address')).toBeFocused()
  await closeByEscape(page, dialog)

  const activity = page.getByRole('region', { name: 'Recent Activity' })
  await expect(activity.getByRole('listitem')).toHaveCount(3)
  await expect(activity.getByText('Items sent to Amazon')).toBeVisible()
  for (let count = 0; count < 52; count++)
    await callApi(page, `/api/family-groups/${groupId}/shopping/items`, { name: `Thing ${count}` })
  await activity.getByRole('link', { name: 'View all' }).click()
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(50)
  await closeToast(page)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(rows.last()).toContainText('Family group created')
})
