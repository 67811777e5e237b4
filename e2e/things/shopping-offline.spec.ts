import type { BrowserContextOptions, Page, Route } from '@playwright/test'
import { expectWithin, pauseClock } from '../support/page-clock.ts'
import { callApi, closeByEscape, closeToast, givenFamily, signIn, toasts } from '../support/person.ts'
import { expect, type NewContext, test } from '../support/server.ts'

test('two people add, tick and send at once: no change is lost, and the list is sent once', async ({
  newContext,
  page,
}) => {
  const { groupId } = await givenFamily(page)
  await page.clock.install()
  await page.goto('/')
  for (const name of ['Milk', 'Tea', 'Bread'])
    await callApi(page, `/api/family-groups/${groupId}/shopping/items`, { name })
  const other = await secondBrowser(newContext)
  const { promise: bothHaveSent, resolve: release } = Promise.withResolvers<void>()
  let sent = 0
  for (const each of [page, other]) {
    await each.route('**/send-to-amazon', async (route) => {
      if (++sent === 2) release()
      await bothHaveSent
      await route.continue()
    })
    await each.goto('/shopping')
    await each.getByRole('checkbox', { name: 'Select all' }).check()
  }
  await Promise.all([
    page.getByRole('button', { name: 'Send to Amazon (3)' }).click(),
    other.getByRole('button', { name: 'Send to Amazon (3)' }).click(),
  ])
  for (const each of [page, other]) {
    await expect(each.getByRole('heading', { name: 'On its way to Amazon' })).toBeVisible()
    await each.getByRole('link', { name: 'Shopping list' }).click()
  }
  await Promise.all([
    tickAndAdd(page, 'Milk', 'Apples', 'Pears'),
    tickAndAdd(other, 'Tea', 'Candles', 'Soap'),
  ])
  await expectSameWithinASecond(page, other, ['Apples', 'Bread', 'Candles', 'Pears', 'Soap'], ['Milk', 'Tea'])
  const activity = (await callApi(
    page,
    `/api/family-groups/${groupId}/activity`,
    undefined,
    'GET',
  )) as unknown
  const actions = (activity as { action: string }[]).map(({ action }) => action)
  expect(actions.filter((action) => action === 'items_sent_to_amazon')).toHaveLength(1)
})

test('changes made offline for five minutes arrive once, and undo no later change of others', {
  tag: '@first',
}, async ({ newContext, page }) => {
  const { groupId } = await givenFamily(page)
  await page.clock.install()
  for (const name of ['Milk', 'Tea', 'Bread'])
    await callApi(page, `/api/family-groups/${groupId}/shopping/items`, { name })
  const shopper = await secondBrowser(newContext)
  await shopper.goto('/shopping')
  await page.goto('/shopping')
  await expect(shopper.getByRole('region', { name: 'Pending Items (3)' })).toBeVisible()

  await shopper.context().setOffline(true)
  await expect(shopper.getByText(/^You are offline/)).toBeVisible()
  await add(shopper, 'Apples')
  await shopper.getByRole('button', { name: /^Milk/ }).click()
  await shopper.getByRole('button', { name: /^Tea/ }).click()
  await shopper.getByRole('button', { name: /^Apples/ }).click()
  await expect(shopper.getByText(/3 changes are kept on this device/)).toBeVisible()
  await expect(shopper.getByRole('region', { name: 'Completed Items (3)' })).toBeVisible()
  await shopper.clock.fastForward('05:00')

  // Later changes of the other person: tea is ticked and unticked, and soap is added.
  await add(page, 'Soap')
  const tea = page.getByRole('button', { name: /^Tea/ })
  await tea.click()
  await expect(page.getByRole('region', { name: 'Completed Items (1)' })).toBeVisible()
  await tea.click()
  await expect(page.getByRole('region', { name: 'Pending Items (4)' })).toBeVisible()

  await shopper.context().setOffline(false)
  await expectSameWithinASecond(page, shopper, ['Bread', 'Soap', 'Tea'], ['Apples', 'Milk'])
  await expect(shopper.getByText(/^You are offline/)).toHaveCount(0)
})

test('a tick that is undone while it is still on its way stays undone', async ({ page }) => {
  const { groupId } = await givenFamily(page)
  await callApi(page, `/api/family-groups/${groupId}/shopping/items`, { name: 'Tea' })
  await page.clock.install()
  await page.goto('/shopping')
  const held = Promise.withResolvers<Route>()
  await page.route('**/api/shopping-items/*/toggle', (route) => held.resolve(route), { times: 1 })
  const tea = page.getByRole('button', { name: /^Tea/ })
  await tea.click()
  const first = await held.promise
  await tea.click()
  await expect(page.getByRole('region', { name: 'Pending Items (1)' })).toBeVisible()
  await page.clock.fastForward(5000)
  const second = page.waitForResponse((answer) => answer.request().postDataJSON()?.isCompleted === false)
  await first.continue()
  expect(await (await second).json()).toMatchObject({ isCompleted: false })
})

test('unsent changes survive the tab, and the page opens offline', { tag: '@first' }, async ({
  newContext,
  page,
}) => {
  const { groupId } = await givenFamily(page)
  await page.clock.install()
  await callApi(page, `/api/family-groups/${groupId}/shopping/items`, { name: 'Milk' })
  const context = await newContext({ serviceWorkers: 'allow' })
  await context.clock.install()
  let shopper = await context.newPage()
  await signIn(shopper, 'Emma')
  await shopper.goto('/shopping')
  await expect(shopper.getByRole('region', { name: 'Pending Items (1)' })).toBeVisible()
  await expect.poll(() => shopper.evaluate(async () => (await caches.match('/')) !== undefined)).toBe(true)
  await shopper.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await context.setOffline(true)
  await add(shopper, 'Candles')
  await shopper.getByRole('button', { name: /^Milk/ }).click()
  await shopper.close()

  shopper = await context.newPage()
  await shopper.goto('/shopping')
  await expect(shopper.getByText(/^You are offline. This is the list as it was at/)).toBeVisible()
  await expect(shopper.getByRole('region', { name: 'Pending Items (1)' })).toContainText('Candles')
  await expect(shopper.getByRole('region', { name: 'Completed Items (1)' })).toContainText('Milk')
  await shopper.getByRole('button', { name: 'Add Detailed Item' }).click()
  await closeByEscape(shopper, shopper.getByRole('dialog', { name: 'Add Detailed Item' }))

  await context.setOffline(false)
  await page.goto('/shopping')
  await expectSameWithinASecond(page, shopper, ['Candles'], ['Milk'])
})

test('changes that the release before versions stored are still sent, and damaged ones dropped', async ({
  page,
}) => {
  const { groupId } = await givenFamily(page)
  await page.goto('/')
  const { id } = await callApi(page, `/api/family-groups/${groupId}/shopping/items`, { name: 'Milk' })
  const { id: userId } = await callApi(page, '/api/auth/user', undefined, 'GET')
  const change = { userId, groupId, at: Date.now() - 60_000 }
  const key = '7b0fc7b5-9f3d-4a8c-8a54-0c9ad3f0c1de'
  const item = { name: 'Candles', quantity: '2', notes: null }
  const entries = {
    [`add:${key}`]: JSON.stringify({ ...change, kind: 'add', key, item, tick: null, refusal: null }),
    [`tick:${id}`]: JSON.stringify({ ...change, kind: 'tick', itemId: id, name: 'Milk', isCompleted: true }),
    'add:damaged': '{"kind":"add"',
  }
  await page.evaluate((entries) => {
    for (const [name, text] of Object.entries(entries))
      localStorage.setItem(`sunporch-shopping:${name}`, text)
  }, entries)
  await page.goto('/shopping')
  await expect(page.getByRole('region', { name: 'Pending Items (1)' })).toContainText('Candles')
  await expect(page.getByRole('region', { name: 'Completed Items (1)' })).toContainText('Milk')
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('sunporch-shopping'))),
    )
    .toEqual([])
  const { items } = await callApi(page, `/api/family-groups/${groupId}/shopping`, undefined, 'GET')
  expect(items).toMatchObject([
    { key, name: 'Candles', quantity: '2', isCompleted: false },
    { id, isCompleted: true },
  ])
})

test('an item that was deleted meanwhile stays deleted, and a notification says so', async ({
  newContext,
  page,
}) => {
  const { groupId } = await givenFamily(page)
  await page.goto('/')
  const items = `/api/family-groups/${groupId}/shopping/items`
  const { id } = await callApi(page, items, { name: 'Milk' })
  const shopper = await secondBrowser(newContext)
  await shopper.goto('/shopping')
  await expect(shopper.getByRole('region', { name: 'Pending Items (1)' })).toBeVisible()
  await shopper.context().setOffline(true)
  await shopper.getByRole('button', { name: /^Milk/ }).click()
  await expect(shopper.getByRole('region', { name: 'Completed Items (1)' })).toBeVisible()
  await callApi(page, `${items}/${id}`, undefined, 'DELETE')
  await shopper.context().setOffline(false)
  await expect(toasts(shopper)).toContainText('Milk was deleted meanwhile.')
  await expect(shopper.getByText('No shopping items yet')).toBeVisible()
})

test('an item for a group that was deleted meanwhile can be added to another group', async ({
  newContext,
  page,
}) => {
  const { groupId } = await givenFamily(page)
  await page.goto('/')
  const shopper = await secondBrowser(newContext)
  await shopper.goto('/shopping')
  await expect(shopper.getByText('No shopping items yet')).toBeVisible()
  await shopper.context().setOffline(true)
  await add(shopper, 'Candles')
  await callApi(page, `/api/family-groups/${groupId}`, { name: 'The Hartleys' }, 'DELETE')
  await callApi(page, '/api/family-groups', { name: 'Grandpa Joe' })
  await shopper.context().setOffline(false)
  const note = shopper.getByRole('region', { name: 'Not added' })
  await expect(note).toContainText('Candles could not be added')
  await note.getByRole('button', { name: 'Add to Grandpa Joe' }).click()
  await expect(note).toHaveCount(0)
  await expect(shopper.getByRole('region', { name: 'Pending Items (1)' })).toContainText('Candles')
})

test('signing out deletes the stored lists, and keeps unsent changes for the same person', async ({
  newContext,
  page,
}) => {
  await givenFamily(page)
  await page.goto('/')
  const shopper = await secondBrowser(newContext, { serviceWorkers: 'allow' })
  await shopper.goto('/shopping')
  await expect(shopper.getByText('No shopping items yet')).toBeVisible()
  await shopper.route('**/shopping/items', (route) => route.abort())
  await add(shopper, 'Candles')
  await expect(shopper.getByText(/^The server cannot be reached just now/)).toBeVisible()
  await closeToast(shopper)
  await shopper
    .getByRole('link', { name: /sign out|log out/i })
    .first()
    .click()
  await expect(shopper.getByRole('link', { name: 'Get Started' })).toBeVisible()
  const kept = () => shopper.evaluate(() => Object.keys(localStorage).map((key) => key.split(':')[0]))
  expect(await kept()).not.toContain('sunporch-copy')
  await shopper.unroute('**/shopping/items')

  // Another person in the same browser does not send her changes.
  await givenFamily(shopper, 'Mia')
  await shopper.goto('/shopping')
  await expect(shopper.getByText('No shopping items yet')).toBeVisible()
  expect(await kept()).toContain('sunporch-shopping')
  await shopper.goto('/api/logout')
  await signIn(shopper, 'Emma')
  await shopper.goto('/shopping')
  await expect(shopper.getByRole('region', { name: 'Pending Items (1)' })).toContainText('Candles')
  await expect.poll(kept).not.toContain('sunporch-shopping')
})

async function secondBrowser(newContext: NewContext, options?: BrowserContextOptions): Promise<Page> {
  const page = await (await newContext(options)).newPage()
  await page.clock.install()
  await signIn(page, 'Emma')
  return page
}

async function add(page: Page, ...names: string[]) {
  for (const name of names) {
    await page.getByPlaceholder('Add new item...').fill(name)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Pending Items' })).toContainText(name)
  }
}

async function tickAndAdd(page: Page, ticked: string, ...names: string[]) {
  await page.getByRole('button', { name: new RegExp(`^${ticked}`) }).click()
  await add(page, ...names)
}

/** A second of the pages' own clocks, which stay paused. */
async function expectSameWithinASecond(one: Page, other: Page, pending: string[], completed: string[]) {
  const pages = [one, other]
  for (const page of pages) await pauseClock(page)
  const names = () =>
    Promise.all(
      pages.map(async (page) => [
        await namesIn(page, 'Pending Items'),
        await namesIn(page, 'Completed Items'),
      ]),
    )
  await expectWithin(1000, pages, names, [
    [pending, completed],
    [pending, completed],
  ])
}

async function namesIn(page: Page, section: string): Promise<string[]> {
  const boxes = page.getByRole('region', { name: section }).getByRole('checkbox')
  const labels = await boxes.evaluateAll((all) => all.map((box) => box.getAttribute('aria-label') ?? ''))
  return labels.map((label) => label.replace('Select ', '')).sort()
}
