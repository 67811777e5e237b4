import { givenFamily, signIn, toasts } from './person.ts'
import { expect, test } from './server.ts'

test('one list: added, counted, ticked off, selected and sent', async ({ page, server }) => {
  await givenFamily(page, server.url)
  await page.goto(`${server.url}/shopping`)
  await expect(page.getByText('No shopping items yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send to Amazon (0)' })).toBeDisabled()
  const quick = page.getByPlaceholder('Add new item...')
  const add = page.getByRole('button', { name: 'Add item' })
  await quick.fill('   ')
  await expect(add).toBeDisabled()
  await quick.fill('Milk')
  await add.dblclick()
  await expect(quick).toHaveValue('')
  await page.getByRole('button', { name: 'Add Detailed Item' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Detailed Item' })
  await expect(dialog.getByLabel('Quantity')).toHaveValue('1')
  await expect(dialog.getByRole('button', { name: 'Add Item' })).toBeDisabled()
  await dialog.getByLabel('Name').fill('Apples')
  await dialog.getByLabel('Quantity').fill('1 kg')
  await dialog.getByLabel('Notes (optional)').fill('The red ones')
  await dialog.getByRole('button', { name: 'Add Item' }).click()

  const pending = page.getByRole('region', { name: 'Pending Items (2)' })
  const apples = pending.getByRole('listitem').filter({ hasText: 'Apples' })
  const milk = pending.getByRole('listitem').filter({ hasText: 'Milk' })
  await expect(apples.getByText('1 kg')).toBeVisible()
  await expect(apples).toContainText('The red ones · Added by Emma')
  await expect(milk.getByText('1', { exact: true })).toHaveCount(0)

  await milk.getByRole('button', { name: /^Milk/ }).click()
  const completed = page.getByRole('region', { name: 'Completed Items (1)' })
  await expect(completed.getByText('Milk', { exact: true })).toHaveCSS('text-decoration-line', 'line-through')
  await expect(page.getByRole('region', { name: 'Pending Items (1)' })).toBeVisible()

  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('button', { name: 'Send to Amazon (2)' }).click()
  await expect(toasts(page)).toContainText('Items sent')
  await expect(page.getByText('Sent to Amazon', { exact: true })).toHaveCount(2)
  await expect(page.getByRole('checkbox', { name: 'Select all' })).not.toBeChecked()
  await expect(page.getByRole('button', { name: 'Send to Amazon (0)' })).toBeDisabled()
})

test('what is on the list already is offered to be made more of', async ({ page, server }) => {
  await givenFamily(page, server.url)
  await page.goto(`${server.url}/shopping`)
  const quick = page.getByPlaceholder('Add new item...')
  for (const name of ['Milk', 'milk']) {
    await quick.fill(name)
    await page.keyboard.press('Enter')
    if (name === 'Milk') await expect(quick).toHaveValue('')
  }
  const dialog = page.getByRole('dialog', { name: 'Milk is already on the list.' })
  await dialog.getByRole('button', { name: 'Make it 2' }).click()
  await expect(
    page.getByRole('region', { name: 'Pending Items (1)' }).getByText('2', { exact: true }),
  ).toBeVisible()
})

test('two people keep one list, and it does not jump under the finger', async ({ another, page, server }) => {
  await givenFamily(page, server.url)
  await page.goto(`${server.url}/shopping`)
  const other = await (await another()).newPage()
  await signIn(other, server.url, 'Emma')
  await other.goto(`${server.url}/shopping`)
  await expect(other.getByText('No shopping items yet')).toBeVisible()
  for (const name of ['Bread', 'Tea']) {
    await page.getByPlaceholder('Add new item...').fill(name)
    await page.keyboard.press('Enter')
    await expect(other.getByRole('listitem').filter({ hasText: name })).toBeVisible({ timeout: 2000 })
  }
  const place = async () => (await other.getByRole('listitem').filter({ hasText: 'Tea' }).boundingBox())?.y
  const before = await place()
  await page.getByRole('button', { name: /^Bread/ }).click()
  await expect(other.getByRole('region', { name: 'Completed Items (1)' })).toBeVisible({ timeout: 2000 })
  expect(await place()).toBe(before)
})
