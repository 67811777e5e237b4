import type { Page } from '@playwright/test'
import { readsByItself } from '../support/first-view.ts'
import { nextEvent } from '../support/network.ts'
import { expectSoonAfter } from '../support/page-clock.ts'
import { callApi, givenFamily, signIn } from '../support/person.ts'
import { expect, test } from '../support/server.ts'

test('an item that one person adds is shown to the other within two seconds', { tag: '@first' }, async ({
  newContext,
  page,
}) => {
  await givenFamily(page)
  const other = await (await newContext()).newPage()
  await other.clock.install()
  await signIn(other, 'Emma')
  await other.goto('/content-library')
  await expect(other.getByText('No content yet')).toBeVisible()
  await page.goto('/content-library')
  await page.getByRole('button', { name: 'Add Content' }).first().click()
  await page.getByPlaceholder('Enter title').fill('Persuasion')
  const submit = page.getByRole('dialog').getByRole('button', { name: 'Add Content' })
  await expectSoonAfter(() => submit.click(), { page: other, ms: 2000, shows: other.getByRole('article') })
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(other.getByRole('article')).toHaveCount(1)
})

test('two tabs of one browser share one stream, and both show a change', async ({ page }) => {
  await givenFamily(page)
  const streamOpened = await nextEvent(page, 'open')
  await page.goto('/')
  await streamOpened()
  const second = await page.context().newPage()
  const streams: string[] = []
  second.on(
    'request',
    (request) => new URL(request.url()).pathname.endsWith('/live') && streams.push(request.url()),
  )
  await second.goto('/shopping')
  await expect(second.getByText('No shopping items yet')).toBeVisible()
  await page.getByPlaceholder('Add new item...').fill('Milk')
  await page.keyboard.press('Enter')
  await expect(second.getByRole('listitem').filter({ hasText: 'Milk' })).toBeVisible()
  expect(streams).toEqual([])
})

test('a change is not missed while the list is read again after a change of one’s own', async ({ page }) => {
  const { groupId } = await givenFamily(page)
  const path = `/api/family-groups/${groupId}/content`
  await page.goto('/content-library')
  await expect(page.getByText('No content yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add Content' }).first().click()
  await page.getByPlaceholder('Enter title').fill('Persuasion')
  let isHeld = false
  await page.route(`**${path}`, async (route) => {
    if (isHeld || route.request().method() !== 'GET') return route.continue()
    isHeld = true
    // This answer was read before Emma was added, and arrives after the page was told of Emma.
    const answer = await route.fetch()
    const changed = await nextEvent(page, 'change')
    await callApi(page, path, { title: 'Emma' })
    await changed()
    await route.fulfill({ response: answer }).catch(() => {})
  })
  await page.getByRole('dialog').getByRole('button', { name: 'Add Content' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
})

test('a change is not missed while another list is read again after a change of one’s own', async ({
  page,
}) => {
  const { path } = await givenFamily(page)
  const streamOpened = await nextEvent(page, 'open')
  await page.goto('/')
  await streamOpened()
  const shopping = page.getByRole('region', { name: 'Shopping List' })
  await expect(shopping.getByText('No shopping items yet')).toBeVisible()
  await expect(page.getByText('Family group created')).toBeVisible()
  // From here on the activity is not answered until both items are there.
  const { promise: bothAreThere, resolve: answerActivity } = Promise.withResolvers<void>()
  await page.route(`**${path}/activity*`, async (route) => {
    await bothAreThere
    await route.continue()
  })
  const listReadAgain = page.waitForResponse(
    (response) => response.url().endsWith(`${path}/shopping`) && response.request().method() === 'GET',
  )
  await shopping.getByPlaceholder('Add new item...').fill('Milk')
  await page.keyboard.press('Enter')
  await listReadAgain
  await expect(shopping.getByRole('listitem')).toHaveText([/Milk/])
  await callApi(page, `${path}/shopping/items`, { name: 'Bread' })
  await expect(shopping.getByRole('listitem')).toHaveText([/Bread/, /Milk/])
  answerActivity()
})

test('a change before the stream is open is not missed', async ({ page }) => {
  const { path } = await givenFamily(page)
  const listen = await withholdStream(page, path)
  await page.goto('/shopping')
  await expect(page.getByText('No shopping items yet')).toBeVisible()
  await callApi(page, `${path}/shopping/items`, { name: 'Milk' })
  listen()
  await expect(page.getByRole('listitem').filter({ hasText: 'Milk' })).toBeVisible()
})

test('a person who opens the page sees themselves online', async ({ page }) => {
  const { groupId } = await givenFamily(page)
  await page.route(`**/api/family-groups/${groupId}/live?*`, async (route) => {
    await expect(page.getByText('Emma Hartley').first()).toBeVisible()
    await route.continue()
  })
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Family Members' }).getByText('Online')).toBeVisible()
})

test('a change is not missed while the list is read for the first time', async ({ page }) => {
  const { path } = await givenFamily(page)
  const listen = await withholdStream(page, path)
  const open = await nextEvent(page, 'open')
  await readsByItself(page)
  let reads = 0
  await page.route(`**${path}/shopping`, async (route) => {
    if (++reads > 1) return route.continue()
    const answer = await route.fetch()
    await callApi(page, `${path}/shopping/items`, { name: 'Milk' })
    listen()
    await open()
    await route.fulfill({ response: answer }).catch(() => {})
  })
  await page.goto('/shopping')
  await expect(page.getByRole('listitem').filter({ hasText: 'Milk' })).toBeVisible()
  expect(reads).toBe(2)
})

/** Delays the page's event stream until the function it returns is called. */
async function withholdStream(page: Page, path: string): Promise<() => void> {
  let listen = () => {}
  const mayListen = new Promise<void>((resolve) => {
    listen = resolve
  })
  await page.route(`**${path}/live*`, async (route) => {
    await mayListen
    await route.continue()
  })
  return () => listen()
}
