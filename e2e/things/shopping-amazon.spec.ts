import type { Page } from '@playwright/test'
import { watchRequests } from '../support/network.ts'
import { expectSoonAfter } from '../support/page-clock.ts'
import { callApi, closeToast, givenFamily, signIn, toasts } from '../support/person.ts'
import { expect, test } from '../support/server.ts'

test('items are added, sent, opened one by one, ticked, shown to the others, and put back', {
  tag: '@first',
}, async ({ newContext, page }) => {
  const { groupId } = await givenFamily(page)
  await page.clock.install()
  await page.goto('/shopping')
  await page.getByPlaceholder('Add new item...').fill('Oat milk')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Add Detailed Item' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Detailed Item' })
  await dialog.getByLabel('Name').fill('Batteries')
  await dialog.getByLabel('Quantity').fill('2 packs')
  await dialog.getByLabel('Notes (optional)').fill('For the torch')
  await dialog.getByLabel('Amazon link (optional)').fill('https://www.amazon.com/dp/B07FZ8S74R')
  await dialog.getByRole('button', { name: 'Add Item' }).click()
  await page.getByPlaceholder('Add new item...').fill('Bread')
  await page.keyboard.press('Enter')
  await page
    .getByRole('region', { name: 'Pending Items (3)' })
    .getByRole('button', { name: /^Bread/ })
    .click()
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  // The answer is held until both clicks are done.
  const { promise: clicked, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/send-to-amazon', async (route) => {
    await clicked
    await route.continue()
  })
  await page.getByRole('button', { name: 'Send to Amazon (3)' }).dblclick()
  answer()
  await expect(toasts(page)).toContainText('Items sent')

  const toBuy = page.getByRole('region', { name: 'To put in the cart (2)' })
  const rows = toBuy.getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(0)).toContainText('Oat milk')
  await expect(rows.nth(1)).toContainText('Take 2')
  await expect(rows.nth(1)).toContainText('The list says "2 packs"')
  await expect(rows.nth(1)).toContainText('For the torch · Emma asked for it')
  await expect(page.getByRole('link', { name: 'Search for Oat milk on Amazon' })).toHaveAttribute(
    'href',
    'https://www.amazon.com/s?k=Oat+milk',
  )
  await expect(page.getByRole('link', { name: 'Open Batteries on Amazon' })).toHaveAttribute(
    'href',
    'https://www.amazon.com/dp/B07FZ8S74R',
  )
  await expect(page.getByText('Ticked off on the list already (1)')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Bread is in the cart' })).toBeHidden()

  await fakeAmazon(page)
  await page.getByRole('link', { name: 'Open next: Oat milk' }).click()
  await expect(rows.nth(0)).toContainText('Opened')
  // An opened item is not ticked: nothing says that it is in the cart.
  await expect(page.getByRole('checkbox', { name: 'Oat milk is in the cart' })).not.toBeChecked()
  await expect(page.getByRole('link', { name: 'Open next: Batteries' })).toBeVisible()

  const other = await (await newContext()).newPage()
  await other.clock.install()
  await signIn(other, 'Emma')
  await other.goto('/shopping')
  await other.getByRole('link', { name: 'On its way to Amazon (2)' }).click()
  const ticked = page.getByRole('checkbox', { name: 'Oat milk is in the cart' })
  await expect(other.getByRole('region', { name: 'To put in the cart (2)' })).toBeVisible()
  await expectSoonAfter(() => ticked.click(), {
    page: other,
    ms: 1500,
    shows: other.getByText(/In the cart, says Emma Hartley/),
  })
  await expect(ticked).toBeChecked()
  const oneLeft = other.getByRole('region', { name: 'To put in the cart (1)' })
  await expect(oneLeft).toBeVisible()
  const untick = () => other.getByRole('checkbox', { name: 'Oat milk is in the cart' }).click()
  await expectSoonAfter(untick, { page, ms: 1500, shows: toBuy })
  await expect(oneLeft).toHaveCount(0)

  const notSent = page.getByRole('button', { name: 'Mark Oat milk as not sent' })
  await expectSoonAfter(() => notSent.click(), { page: other, ms: 1500, shows: oneLeft })
  await closeToast(page)
  await page.getByRole('button', { name: 'Mark all as not sent' }).click()
  await expect(page.getByText('Nothing is on its way to Amazon')).toBeVisible()
  await page.getByRole('link', { name: 'Open the shopping list' }).click()
  await expect(page.getByText('Sent to Amazon', { exact: true })).toHaveCount(0)

  const activity = (await callApi(
    page,
    `/api/family-groups/${groupId}/activity`,
    undefined,
    'GET',
  )) as unknown
  const actions = (activity as { action: string }[]).map(({ action }) => action)
  expect(actions.filter((action) => action === 'items_sent_to_amazon')).toHaveLength(1)
})

test('the list is copied as text, or shown where the browser forbids copying', async ({ newContext }) => {
  const context = await newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await context.newPage()
  const { groupId } = await givenFamily(page)
  await sendItems(page, groupId, [{ name: 'Tea', quantity: '3', notes: 'Darjeeling' }, { name: 'Milk' }])
  await page.goto('/shopping/to-amazon')
  await page.getByRole('button', { name: 'Copy list' }).click()
  await expect(toasts(page)).toContainText('List copied')
  const text = [
    '3 × Tea, Darjeeling',
    'https://www.amazon.com/s?k=Tea',
    '1 × Milk',
    'https://www.amazon.com/s?k=Milk',
  ].join('\n')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.getByRole('button', { name: 'Copy list' }).click()
  await expect(page.getByRole('dialog', { name: 'Copy list' }).getByLabel('The list')).toHaveValue(text)
})

test('filling the cart all at once is an option of the group', async ({ page }) => {
  const { groupId } = await givenFamily(page)
  const items = Array.from({ length: 21 }, (_, n) => ({ name: `Thing ${n}`, product: `B07FZ8S${100 + n}` }))
  await sendItems(page, groupId, items)
  await page.goto('/shopping/to-amazon')
  await expect(page.getByRole('link', { name: /^Ask Amazon/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Switch it on in Settings' }).click()
  const card = page.getByRole('region', { name: 'Shopping on Amazon' })
  await card.getByLabel('Country').selectOption('United Kingdom (amazon.co.uk)')
  await card.getByLabel('Associate tag (optional)').fill('not a tag')
  await card.getByRole('button', { name: 'Save tag' }).click()
  await expect(card.getByText('A tag looks like this: hartleys-20.')).toBeVisible()
  await card.getByLabel('Associate tag (optional)').fill('hartleys-21')
  await card.getByRole('button', { name: 'Save tag' }).click()
  await expect(card.getByRole('button', { name: 'Save tag' })).toBeDisabled()
  const untilSaved = watchRequests(page)
  await card.getByRole('switch', { name: 'Try the cart all at once' }).click()
  await expect(card.getByRole('switch')).toHaveAttribute('aria-checked', 'true')
  // The switch shows at once what was chosen, and to leave the page would break the call off.
  await untilSaved()
  await page.goto('/shopping/to-amazon')
  await expect(page.getByText(/Amazon may ask you to sign in first/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ask Amazon for 1–20' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.amazon\.co\.uk\/gp\/aws\/cart\/add\.html\?AssociateTag=hartleys-21&ASIN\.1=B07FZ8S100&Quantity\.1=1&/,
  )
  await expect(page.getByRole('link', { name: 'Ask Amazon for 21', exact: true })).toBeVisible()
})

test("a group's Amazon marketplace is the one of its creator's country", async ({ newContext }) => {
  const page = await (await newContext({ locale: 'de-AT' })).newPage()
  await givenFamily(page)
  await callApi(page, '/api/auth/user/language', { language: 'en' }, 'PUT')
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Create Group' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Group' })
  await dialog.getByLabel('Name', { exact: true }).fill('Oma')
  await dialog.getByRole('button', { name: 'Create Group' }).click()
  await expect(page.getByText('Caring for Oma')).toBeVisible()
  await page.goto('/settings/programs')
  await expect(page.getByRole('region', { name: 'Shopping on Amazon' }).getByLabel('Country')).toHaveValue(
    'DE',
  )
})

async function sendItems(page: Page, groupId: string, items: object[]) {
  const path = `/api/family-groups/${groupId}/shopping`
  const itemIds: unknown[] = []
  for (const item of items) itemIds.push((await callApi(page, `${path}/items`, item)).id)
  await callApi(page, `${path}/send-to-amazon`, { itemIds })
}

/** Answers in place of Amazon, which tests never call. */
async function fakeAmazon(page: Page) {
  await page.context().route('https://www.amazon.com/**', (route) => route.fulfill({ body: 'Amazon' }))
}
