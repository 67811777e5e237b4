import { expectSoonAfter } from '../support/page-clock.ts'
import { callApi, givenFamily, signIn, toasts } from '../support/person.ts'
import { expect, test } from '../support/server.ts'

test('items are added, counted, ticked off, selected and sent', { tag: '@first' }, async ({ page }) => {
  await givenFamily(page)
  await page.goto('/shopping')
  await expect(page.getByText('No shopping items yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send to Amazon (0)' })).toBeDisabled()
  const quick = page.getByPlaceholder('Add new item...')
  const add = page.getByRole('button', { name: 'Add item' })
  await quick.fill('   ')
  await expect(add).toBeDisabled()
  await quick.fill('Milk')
  await add.dblclick()
  await expect(quick).toHaveValue('')
  await expect(toasts(page)).toContainText('Item added')
  await expect(toasts(page)).toContainText('Shopping item has been added to the list.')
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
  await expect(toasts(page)).toContainText('Selected items have been sent to Amazon cart.')
  await expect(page.getByRole('heading', { name: 'On its way to Amazon' })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Sent to Amazon', { exact: true })).toHaveCount(2)
  await expect(page.getByRole('checkbox', { name: 'Select all' })).not.toBeChecked()
  await expect(page.getByRole('button', { name: 'Send to Amazon (0)' })).toBeDisabled()
})

test('two people share one list, and its rows do not jump', { tag: '@first' }, async ({
  newContext,
  page,
}) => {
  await givenFamily(page)
  await page.goto('/shopping')
  const other = await (await newContext()).newPage()
  await other.clock.install()
  await signIn(other, 'Emma')
  await other.goto('/shopping')
  await expect(other.getByText('No shopping items yet')).toBeVisible()
  for (const name of ['Bread', 'Tea']) {
    await page.getByPlaceholder('Add new item...').fill(name)
    await expectSoonAfter(() => page.keyboard.press('Enter'), {
      page: other,
      ms: 2000,
      shows: other.getByRole('listitem').filter({ hasText: name }),
    })
  }
  const rowTop = async () => (await other.getByRole('listitem').filter({ hasText: 'Tea' }).boundingBox())?.y
  const before = await rowTop()
  await expectSoonAfter(() => page.getByRole('button', { name: /^Bread/ }).click(), {
    page: other,
    ms: 2000,
    shows: other.getByRole('region', { name: 'Completed Items (1)' }),
  })
  expect(await rowTop()).toBe(before)
})

test('items are edited field by field, deleted and restored', async ({ newContext, page }) => {
  const { groupId } = await givenFamily(page)
  const { id } = await callApi(page, `/api/family-groups/${groupId}/shopping/items`, {
    name: 'Milk',
    notes: 'fresh',
  })
  await page.goto('/shopping')
  const row = page.getByRole('region', { name: 'Pending Items' }).getByRole('listitem')
  await row.getByRole('button', { name: 'What to do with Milk' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Item' })
  await dialog.getByLabel('Quantity').fill('3')
  // Another person changes the notes while the dialog is open.
  const other = await (await newContext()).newPage()
  await signIn(other, 'Emma')
  await callApi(other, `/api/family-groups/${groupId}/shopping/items/${id}`, { notes: 'oat' }, 'PATCH')
  await dialog.getByLabel('Amazon link (optional)').fill('https://amzn.to/3abc')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText(/This is a short link/)).toBeVisible()
  await dialog.getByLabel('Amazon link (optional)').fill('https://www.amazon.com/x/dp/B07FZ8S74R/ref=sr_1_1')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(row).toContainText('oat · Added by Emma')
  await expect(row.getByText('3', { exact: true })).toBeVisible()
  await expect(row.getByText('Amazon link')).toBeVisible()

  await row.getByRole('button', { name: 'What to do with Milk' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByText('No shopping items yet')).toBeVisible()
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(row).toContainText('oat · Added by Emma')
})

test('an item that is added after the session has ended leads to sign-in, and is on the list afterwards', async ({
  page,
}) => {
  await givenFamily(page)
  await page.goto('/shopping')
  await expect(page.getByText('No shopping items yet')).toBeVisible()
  // The page leaves half a second after the notification, so the navigation is held until the test has seen it.
  const { promise: seen, resolve: leave } = Promise.withResolvers<void>()
  await page.route('**/api/login?*', async (route) => {
    await seen
    await route.continue()
  })
  // Filled before: any call of the page that is refused leads to sign-in, too.
  await page.getByPlaceholder('Add new item...').fill('Plums')
  await page.context().clearCookies()
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toContainText('Unauthorized')
  await expect(toasts(page)).not.toContainText('Kept on this device')
  leave()
  await page.waitForURL(/\/api\/login\?returnTo=%2Fshopping$/)
  await signIn(page, 'Emma')
  await page.goto('/shopping')
  await expect(page.getByRole('region', { name: 'Pending Items (1)' })).toContainText('Plums')
  await expect(page.getByText('Waiting for a connection')).toHaveCount(0)
})
