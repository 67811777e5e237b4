import type { Page } from '@playwright/test'
import { violations } from '../support/axe.ts'
import { callApi, closeByEscape, givenFamily, givenScreen, signIn } from '../support/person.ts'
import { type ReleaseProxy, startReleaseProxy } from '../support/release-proxy.ts'
import { test as base, expect } from '../support/server.ts'

const test = base.extend<{ deployed: ReleaseProxy }>({
  deployed: async ({ server }, use) => {
    const proxy = await startReleaseProxy(server.url)
    await use(proxy)
    await proxy.stop()
  },
})

test.use({ serviceWorkers: 'allow' })

const next = 'feedfacefeedface'

const releaseOf = (page: Page) => page.locator('meta[name="release"]').getAttribute('content')

/** Waits until the worker runs, answers for this page and has cached the release. */
async function untilWorkerRuns(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.endsWith('/app-worker.js'))
}

/**
 * From now on the worker waits for the server however long it takes: after a few seconds it would open the page from its
 * cache, and on a busy machine the server needs them.
 */
async function waitPatiently(page: Page) {
  for (const worker of page.context().serviceWorkers())
    await worker.evaluate(() => Object.assign(globalThis, { setTimeout: () => 0 }))
}

/** The caches of the app's releases, the oldest first. */
function appCaches(page: Page): Promise<string[]> {
  return page.evaluate(async () => (await caches.keys()).filter((key) => key.startsWith('sunporch-app-')))
}

/** Waits until the worker of this release has taken over. */
async function untilReleaseRuns(page: Page, release: string) {
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/'))?.update())
  await page.waitForFunction(async (release) => {
    const registration = await navigator.serviceWorker.getRegistration('/')
    const isSettled = !registration?.installing && !registration?.waiting
    return isSettled && (await caches.keys()).includes(`sunporch-app-${release}`)
  }, release)
}

test('who has chosen German finds the app in German without a network', async ({ page }) => {
  await givenFamily(page)
  await callApi(page, '/api/auth/user/language', { language: 'de' }, 'PUT')
  await page.goto('/shopping')
  await untilWorkerRuns(page)
  const context = page.context()
  await page.close()
  await context.setOffline(true)
  const again = await context.newPage()
  await again.goto('/photo-gallery')
  await expect(again.getByRole('heading', { name: 'Es gibt keine Verbindung' })).toBeVisible()
  await expect(again.getByRole('link', { name: 'Fotogalerie' }).first()).toBeVisible()
  await expect(again.locator('html')).toHaveAttribute('lang', 'de')
})

test('the app opens without a network, says so kindly, and comes back by itself', { tag: '@first' }, async ({
  newContext,
  page,
}) => {
  const { groupId } = await givenFamily(page)
  await callApi(page, `/api/family-groups/${groupId}/shopping/items`, { name: 'Milk' })
  const context = await newContext()
  let phone = await context.newPage()
  await signIn(phone, 'Emma')
  await phone.goto('/shopping')
  await expect(phone.getByRole('region', { name: 'Pending Items (1)' })).toBeVisible()
  await untilWorkerRuns(phone)
  // What is kept for everybody holds nothing of the person for whom the page was made.
  const kept = await phone.evaluate(async () => (await (await caches.match('/'))?.text()) ?? '')
  expect(kept).toContain('name="release"')
  expect(kept).not.toContain('first-view')
  await phone.close()
  await context.setOffline(true)

  phone = await context.newPage()
  await phone.goto('/photo-gallery')
  await expect(phone.getByRole('heading', { name: 'There is no connection' })).toBeVisible()
  expect(await violations(phone)).toEqual([])
  await phone.getByRole('link', { name: 'Open the shopping list' }).click()
  await expect(phone.getByRole('region', { name: 'Pending Items (1)' })).toContainText('Milk')
  await phone.getByRole('link', { name: 'Photo Gallery' }).first().click()
  await expect(phone.getByRole('heading', { name: 'There is no connection' })).toBeVisible()
  await context.setOffline(false)
  await expect(phone.getByRole('heading', { name: 'Photo Gallery', level: 1 })).toBeVisible()
})

test('an open page outlives a release, and takes it with the next link', { tag: '@first' }, async ({
  page,
  deployed,
}) => {
  await givenFamily(page, 'Emma', deployed.url)
  await page.goto(deployed.url)
  await expect(page.getByRole('heading', { name: 'Dashboard', exact: true })).toBeVisible()
  await untilWorkerRuns(page)
  const built = await releaseOf(page)

  // The new release has none of the scripts that the old one had.
  deployed.answer(/^\/assets\/uploads-/, { status: 404 })
  deployed.deploy(next)
  // The page looks which release the server has, once the worker says that there may be another. It may still be looking
  // because of the first worker.
  const compared = page.waitForResponse(
    async (answer) => answer.url() === `${deployed.url}/` && (await answer.text()).includes(next),
  )
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/'))?.update())
  await (await compared).finished()
  await page.evaluate(() => fetch('/healthz'))
  expect(await releaseOf(page)).toBe(built)
  await page.getByRole('button', { name: 'Add photo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload Photo' })
  await expect(dialog).toBeVisible()
  await closeByEscape(page, dialog)

  await page.getByRole('link', { name: 'Shopping', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Shopping', level: 1 })).toBeVisible()
  expect(await releaseOf(page)).toBe(next)
})

test('a half-typed text outlives a release, in each of two tabs as it is', async ({ page, deployed }) => {
  await givenFamily(page, 'Emma', deployed.url)
  await page.goto(`${deployed.url}/shopping`)
  await untilWorkerRuns(page)
  const built = await releaseOf(page)
  const typed = page.getByPlaceholder('Add new item...')
  await typed.fill('Candles')
  await waitPatiently(page)
  deployed.deploy(next)
  const other = await page.context().newPage()
  await other.goto(deployed.url)
  await expect(other.getByRole('heading', { name: 'Dashboard', exact: true })).toBeVisible()
  expect(await releaseOf(other)).toBe(next)
  await untilReleaseRuns(other, next)

  await page.getByRole('link', { name: 'Settings' }).first().click()
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  expect(await releaseOf(page)).toBe(built)
  // The release before is kept for that tab, and goes with the one after.
  expect(await appCaches(page)).toEqual([`sunporch-app-${built}`, `sunporch-app-${next}`])
  deployed.deploy('beefbeefbeefbeef')
  await untilReleaseRuns(other, 'beefbeefbeefbeef')
  await expect.poll(() => appCaches(page)).toEqual([`sunporch-app-${next}`, 'sunporch-app-beefbeefbeefbeef'])
})

test('an old worker shows the new page, and a page that is not of its release is not cached', async ({
  page,
  deployed,
}) => {
  await givenFamily(page, 'Emma', deployed.url)
  await page.goto(deployed.url)
  await untilWorkerRuns(page)
  const built = await releaseOf(page)
  await waitPatiently(page)
  deployed.deploy(next)
  deployed.answer('/app-worker.js', { status: 500 })
  await page.goto(`${deployed.url}/settings`)
  expect(await releaseOf(page)).toBe(next)
  // One of two servers is of the release before: its worker gets the page of the other.
  deployed.answer('/app-worker.js', null)
  deployed.answer('/', {
    status: 200,
    type: 'text/html',
    body: '<meta name="release" content="0000000000000000">',
  })
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/')
    await registration?.update()
    const worker = registration?.installing
    if (worker && worker.state !== 'redundant')
      await new Promise((resolve) => worker.addEventListener('statechange', resolve))
  })
  expect(await appCaches(page)).toEqual([`sunporch-app-${built}`])
  await page.reload()
  expect(await releaseOf(page)).toBe(next)
})

test('a server that starts, or hangs, does not keep the app from opening', async ({ page, deployed }) => {
  await givenFamily(page, 'Emma', deployed.url)
  await page.goto(deployed.url)
  await untilWorkerRuns(page)
  const built = await releaseOf(page)
  for (const answer of [{ status: 502 }, 'hold'] as const) {
    deployed.answer('/settings', answer)
    await page.goto(`${deployed.url}/settings`)
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
    expect(await releaseOf(page)).toBe(built)
  }
})

test('the worker answers for the pages of the app only', async ({ page, server }) => {
  await givenFamily(page)
  await page.goto('/')
  await untilWorkerRuns(page)
  const open = async (path: string) => {
    const answer = await page.goto(server.url + path)
    return [answer?.status(), answer?.fromServiceWorker()]
  }
  expect(await open('/settings')).toEqual([200, true])
  for (const path of ['/screen', '/privacy', '/api/openapi.json', '/healthz'])
    expect([path, ...(await open(path))]).toEqual([path, 200, false])
  expect(await open('/nowhere')).toEqual([404, false])
  // A screen in the same browser has a worker of its own.
  const screen = await givenScreen(page, page.context())
  await screen.waitForFunction(() =>
    navigator.serviceWorker.controller?.scriptURL.endsWith('/screen/worker.js'),
  )
  await page.context().clearCookies()
  expect(await open('/api/login')).toEqual([200, false])
})

test('a page of which nothing is cached any more says that there is no connection', async ({ page }) => {
  await givenFamily(page)
  await page.goto('/')
  await untilWorkerRuns(page)
  await page.evaluate(async () => {
    for (const key of await caches.keys()) await caches.delete(key)
  })
  await page.context().setOffline(true)
  await page.goto('/schedule')
  await expect(page.getByRole('heading', { name: 'Sunporch cannot be reached' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: 'Schedule', level: 1 })).toBeVisible()
})

test('the two workers of the releases before are replaced, and what they kept stays', async ({
  page,
  deployed,
}) => {
  const { groupId } = await givenFamily(page, 'Emma', deployed.url)
  const { id: userId } = await callApi(page, '/api/auth/user', undefined, 'GET')
  const older = 'addEventListener("fetch", () => {}); addEventListener("install", () => skipWaiting())'
  for (const path of ['/share-worker.js', '/shopping-worker.js'])
    deployed.answer(path, { status: 200, type: 'text/javascript', body: older })
  await page.goto(`${deployed.url}/privacy`)
  await page.evaluate(
    async ({ userId, groupId }) => {
      for (const name of ['share', 'shopping'])
        await navigator.serviceWorker.register(`/${name}-worker.js`, { scope: `/${name}` })
      await (await caches.open('sunporch-shopping-0123456789abcdef')).put('/shopping', new Response('old'))
      const at = Date.now()
      const headers = { 'content-type': 'image/jpeg', 'x-name': 'one.jpg', 'x-at': String(at) }
      await (await caches.open('sunporch-shared')).put(`/share/${at}-000`, new Response('x', { headers }))
      const value = {
        kind: 'add',
        key: '7b0fc7b5-9f3d-4a8c-8a54-0c9ad3f0c1de',
        item: { name: 'Candles' },
        tick: null,
        refusal: null,
      }
      const entry = { version: 1, value: { ...value, userId, groupId, at } }
      localStorage.setItem(`sunporch-shopping:add:${value.key}`, JSON.stringify(entry))
    },
    { userId, groupId },
  )
  await page.goto(`${deployed.url}/shopping`)
  const workers = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
    )
  await expect.poll(workers).toEqual(['/'])
  await expect
    .poll(() => page.evaluate(() => caches.keys()))
    .not.toContain('sunporch-shopping-0123456789abcdef')
  expect(await page.evaluate(() => caches.keys())).toContain('sunporch-shared')
  await expect(page.getByRole('region', { name: 'Pending Items (1)' })).toContainText('Candles')
  await page.reload()
  await untilWorkerRuns(page)

  // A page of the old release that is still open registers them once more: they end themselves.
  for (const path of ['/share-worker.js', '/shopping-worker.js']) deployed.answer(path, null)
  await page.evaluate(async () => {
    for (const name of ['share', 'shopping'])
      await navigator.serviceWorker.register(`/${name}-worker.js`, { scope: `/${name}` })
  })
  await expect.poll(workers).toEqual(['/'])
})
