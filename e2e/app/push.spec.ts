import type { Page } from '@playwright/test'
import { violations } from '../support/axe.ts'
import { callApi, givenFamily, givenScreen, joinGroup, signIn } from '../support/person.ts'
import { addPhoto } from '../support/photo.ts'
import {
  clickNotice,
  deliverPush,
  expect,
  givePush,
  missingBrowser,
  shownNotices,
  test,
} from '../support/push-browser.ts'

test.skip(missingBrowser !== null, missingBrowser ?? '')

const card = (page: Page) => page.getByRole('region', { name: 'Notices on this computer' })
const switchOnButton = (page: Page, name = 'Rose') =>
  card(page).getByRole('button', { name: `Tell me on this computer when ${name} asks for a call` })

/** Emma's family, whose loved one has a name, opened in Settings. */
async function givenSettings(page: Page, url: string): Promise<string> {
  const { groupId } = await givenFamily(page, 'Emma', url)
  await callApi(page, `/api/family-groups/${groupId}`, { lovedOneName: 'Rose' }, 'PATCH')
  await page.goto(`${url}/settings/you`)
  return groupId
}

async function switchOn(page: Page) {
  await switchOnButton(page).click()
  await expect(card(page).getByText(/^On, in Chrome/)).toBeVisible()
}

async function listBrowsers(page: Page): Promise<{ id: string }[]> {
  const { browsers } = await callApi(page, '/api/push', undefined, 'GET')
  return browsers as { id: string }[]
}

async function countBrowsers(page: Page): Promise<number> {
  return (await listBrowsers(page)).length
}

test('a call is shown by the worker, and a click leads to it, until the person signs out', {
  tag: '@first',
}, async ({ newContext, page, pushServer, pushService }) => {
  const phone = await givePush(page.context(), pushService)
  const groupId = await givenSettings(page, pushServer.url)
  const asked: string[] = []
  page.on('console', (message) => asked.push(message.text()))
  await switchOn(page)
  expect(await violations(page)).toEqual([])
  expect(await countBrowsers(page)).toBe(1)

  await card(page).getByRole('button', { name: 'Send me a test' }).click()
  await expect(card(page).getByRole('status')).toContainText('Sent.')
  const [sentTest] = phone.given[0]?.collect() ?? []
  await deliverPush(page, sentTest?.text ?? '')
  await expect.poll(() => shownNotices(page)).toMatchObject([{ title: 'Notices arrive here', tag: 'test' }])

  await addPhoto(page, `/api/family-groups/${groupId}`, 'The garden').then((id) =>
    callApi(page, `/api/family-groups/${groupId}/photos/${id}/send-to-alexa`),
  )
  const room = await newContext()
  const screen = await room.newPage()
  const link = await callApi(page, `/api/family-groups/${groupId}/devices/links`)
  await screen.goto(String(link.url))
  await screen.getByRole('button', { name: 'Call me' }).click()
  await pushService.untilArrivals(2)
  const [called] = phone.given[0]?.collect() ?? []
  await deliverPush(page, called?.text ?? '')
  await expect.poll(async () => (await shownNotices(page)).map(({ title }) => title).join()).toContain('Rose')

  // A second delivery of the same message, after a crash of the server, is shown once.
  await deliverPush(page, called?.text ?? '')
  const ofCall = async () =>
    (await shownNotices(page)).filter(({ tag }) => tag === called?.json.notification.tag)
  expect(await ofCall()).toHaveLength(1)
  const before = page.url()
  expect(await clickNotice(page, called?.json.notification.tag)).toBeNull()
  await expect(page).not.toHaveURL(before)
  expect(await ofCall()).toEqual([])

  await deliverPush(page, called?.text ?? '')
  await expect.poll(ofCall).toHaveLength(1)
  await page.getByRole('link', { name: 'Log out' }).first().click()
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
  await expect.poll(() => shownNotices(page)).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('sunporch-push'))).toBeNull()
  await signIn(page, 'Emma', pushServer.url)
  expect(await countBrowsers(page)).toBe(0)
})

const inTheirLanguage = [
  {
    language: 'de',
    switchOn: /^Auf diesem \S+ melden, wenn sich Rose einen Anruf wünscht$/,
    title: 'Rose bittet dich um einen Anruf',
    calls: 'Anrufwünsche',
    asks: 'Rose möchte dich sprechen',
    take: 'Ich rufe an',
    taken: 'Du wirst Rose anrufen',
  },
  {
    language: 'pl',
    switchOn: /^Powiadom mnie na tym \S+, gdy Rose prosi o telefon$/,
    title: 'Rose prosi cię o telefon',
    calls: 'Prośby o telefon',
    asks: 'Rose prosi cię o telefon',
    take: 'Zadzwonię',
    taken: 'Zadzwonisz. Czeka: Rose',
  },
]

for (const { language, ...words } of inTheirLanguage)
  test(`a call reaches somebody as a notice and on the page, who takes it, in ${language}`, async ({
    newContext,
    page,
    pushServer,
    pushService,
  }) => {
    const phone = await givePush(page.context(), pushService)
    const { path } = await givenFamily(page, 'Ola', pushServer.url)
    await callApi(page, '/api/auth/user/language', { language }, 'PUT')
    await callApi(page, path, { lovedOneName: 'Rose' }, 'PATCH')
    await page.goto(`${pushServer.url}/settings/you`)
    await page.getByRole('button', { name: words.switchOn }).click()
    await expect.poll(() => countBrowsers(page)).toBe(1)
    const screen = await givenScreen(page, await newContext())
    const photoId = await addPhoto(page, path, 'The garden')
    await callApi(page, `${path}/photos/${photoId}/send-to-alexa`)
    await expect(screen.getByText('The garden').first()).toBeVisible()
    await screen.getByRole('button', { name: 'Call me' }).click()
    await pushService.untilArrivals(1)
    const [called] = phone.given[0]?.collect() ?? []
    await deliverPush(page, called?.text ?? '')
    await expect.poll(() => shownNotices(page)).toMatchObject([{ title: words.title }])

    const calls = page.getByRole('region', { name: words.calls })
    await expect(calls).toContainText(words.asks)
    await calls.getByRole('button', { name: words.take }).click()
    await expect(calls).toContainText(words.taken)
    await expect(screen.getByText('Ola is going to call you.')).toBeVisible()
  })

test('what was cut off between two steps, changed or removed elsewhere ends right', async ({
  page,
  pushServer,
  pushService,
}) => {
  const { given } = await givePush(page.context(), pushService)
  await givenSettings(page, pushServer.url)

  // The connection is lost between the browser's subscription and the server's list. A second press goes on.
  await page.route('**/api/push/browsers', (route) => route.abort(), { times: 1 })
  await switchOnButton(page).click()
  await expect(card(page).getByRole('alert')).toContainText('Please press the button again')
  expect(await countBrowsers(page)).toBe(0)
  await switchOnButton(page).dblclick()
  await expect(card(page).getByText(/^On, in Chrome/)).toBeVisible()
  expect(await countBrowsers(page)).toBe(1)

  // Another tab knows, and switches off for both.
  const other = await page.context().newPage()
  await other.goto(`${pushServer.url}/settings/you`)
  await card(other).getByRole('button', { name: 'Switch off' }).click()
  await expect(switchOnButton(page)).toBeVisible()
  expect(await countBrowsers(page)).toBe(0)
  await other.close()

  // The same, but the page is closed in between: the subscription that nobody knows is ended.
  await page.route('**/api/push/browsers', (route) => route.abort())
  await switchOnButton(page).click()
  await expect(card(page).getByRole('alert')).toBeVisible()
  await page.unroute('**/api/push/browsers')
  await page.reload()
  const kept = () => page.evaluate(() => localStorage.getItem('given-subscription'))
  await expect.poll(kept).toBeNull()

  // The server's key is another one, after its data was lost: the browser subscribes with the new key.
  await switchOn(page)
  const { publicKey } = await callApi(page, '/api/push', undefined, 'GET')
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('given-subscription') ?? '')
    const another = `B${'A'.repeat(86)}`
    localStorage.setItem('given-subscription', JSON.stringify({ ...kept, key: another }))
  })
  const before = given.length
  const [old] = await listBrowsers(page)
  await page.reload()
  await expect.poll(() => given.length).toBe(before + 1)
  await expect.poll(async () => JSON.parse((await kept()) ?? '{}').key).toBe(publicKey)
  await expect.poll(async () => (await listBrowsers(page)).map(({ id }) => id === old?.id)).toEqual([false])

  // It was removed on another device: no page brings it back by itself, and the person is told.
  const [browser] = await listBrowsers(page)
  await callApi(page, `/api/push/browsers/${browser?.id}`, undefined, 'DELETE')
  await page.reload()
  const hint = page.getByRole('region', { name: 'Notices do not come to this computer any more' })
  await expect(hint).toBeVisible()
  expect(await countBrowsers(page)).toBe(0)
  await hint.getByRole('button', { name: /^Tell me on this computer/ }).click()
  await expect(hint).toHaveCount(0)
  expect(await countBrowsers(page)).toBe(1)
})

test('another person at the same browser gets no notices of the first', async ({
  page,
  pushServer,
  pushService,
}) => {
  const { given } = await givePush(page.context(), pushService)
  const groupId = await givenSettings(page, pushServer.url)
  await switchOn(page)
  // Emma's session ends without a sign-out of hers.
  const other = page
  await other.context().clearCookies()
  await givenFamily(other, 'Mia', pushServer.url)
  await other.goto(pushServer.url)
  await expect.poll(() => other.evaluate(() => localStorage.getItem('given-subscription'))).toBeNull()
  expect(given).toHaveLength(1)
  expect(groupId).toBeTruthy()
  await other.goto(`${pushServer.url}/settings/you`)
  await expect(switchOnButton(other, 'somebody')).toBeVisible()
})

test('notices are offered once, after the first sent picture', async ({ page, pushServer, pushService }) => {
  await givePush(page.context(), pushService)
  const groupId = await givenSettings(page, pushServer.url)
  for (const caption of ['The garden', 'The tree'])
    await addPhoto(page, `/api/family-groups/${groupId}`, caption)
  await page.goto(`${pushServer.url}/photo-gallery`)
  const hint = page.getByRole('region', { name: 'Hear it when Rose answers' })
  const send = (caption: string) =>
    page.getByRole('article').filter({ hasText: caption }).getByRole('button', { name: /^Send/ }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(hint).toHaveCount(0)
  await send('The garden')
  await expect(hint).toBeVisible()
  const keepInMemory = (isInMemory: boolean) =>
    callApi(page, `/api/family-groups/${groupId}/in-memory`, { isInMemory }, 'PUT')
  await keepInMemory(true)
  await expect(hint).toHaveCount(0)
  await keepInMemory(false)
  await expect(hint).toBeVisible()
  expect(await violations(page)).toEqual([])
  await hint.getByRole('button', { name: 'Not now' }).click()
  await expect(hint).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(2)
  await send('The tree')
  await expect(page.getByText('Photo sent').first()).toBeVisible()
  await expect(hint).toHaveCount(0)
})

test('a notice that comes while the page is still busy with an older reading stays', async ({
  newContext,
  page,
  pushServer,
  pushService,
}) => {
  const phone = await givePush(page.context(), pushService)
  const groupId = await givenSettings(page, pushServer.url)
  await switchOn(page)
  await addPhoto(page, `/api/family-groups/${groupId}`, 'The garden').then((id) =>
    callApi(page, `/api/family-groups/${groupId}/photos/${id}/send-to-alexa`),
  )
  const screen = await (await newContext()).newPage()
  const link = await callApi(page, `/api/family-groups/${groupId}/devices/links`)
  await screen.goto(String(link.url))
  const call = screen.getByRole('button', { name: 'Call me' })
  await expect(call).toBeVisible()
  const [browser] = await listBrowsers(page)
  await callApi(page, `/api/push/browsers/${browser?.id}/test`)
  await deliverPush(page, phone.given[0]?.collect()[0]?.text ?? '')
  // The page knows of no unread line, hears of no change, and waits for the system, which removes the badge slowly.
  await page.route(/\/live(\?|$)/, () => {})
  await page.addInitScript(() => {
    const removed = Promise.withResolvers<void>()
    const clearAppBadge = () => {
      Object.assign(globalThis, { endRemoval: removed.resolve })
      return removed.promise
    }
    Object.assign(navigator, { clearAppBadge })
  })
  await page.reload()
  await page.waitForFunction(() => 'endRemoval' in globalThis)
  await call.click()
  await pushService.untilArrivals(2)
  await deliverPush(page, phone.given[0]?.collect()[0]?.text ?? '')
  const titles = async () => (await shownNotices(page)).map(({ title }) => title).join()
  await expect.poll(titles).toContain('Rose')
  const read = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/notices')
  await page.evaluate(() => (globalThis as unknown as { endRemoval(): void }).endRemoval())
  await (await read).finished()
  expect(await unreadOf(page)).toBe(1)
  expect(await titles()).toContain('Rose')
  // Nobody reads a test in the bell.
  expect(await titles()).toContain('Notices arrive here')
})

test('a message that cannot be read is shown, and what was read elsewhere is closed', async ({
  newContext,
  page,
  pushServer,
  pushService,
}) => {
  const phone = await givePush(page.context(), pushService)
  const groupId = await givenSettings(page, pushServer.url)
  await switchOn(page)
  await deliverPush(page, 'no JSON')
  await expect
    .poll(() => shownNotices(page))
    .toMatchObject([{ title: 'Sunporch', body: 'There is something new in your family.' }])

  const ben = await (await newContext()).newPage()
  // Before he joins: what came to the bell before `since` is not what the message is about.
  const since = Date.now() - 1000
  await joinGroup(page, ben, {
    url: pushServer.url,
    path: `/api/family-groups/${groupId}`,
    firstName: 'Ben',
  })
  const notification = {
    title: 'The Hartleys',
    body: 'Ben Hartley joined',
    tag: 'members',
    navigate: '/family-members',
    data: { groupId, since },
  }
  await expect.poll(() => unreadOf(page)).toBe(1)
  await page.reload()
  await deliverPush(page, JSON.stringify({ web_push: 8030, notification, app_badge: 1 }))
  await expect.poll(async () => (await shownNotices(page)).map(({ tag }) => tag)).toContain('members')

  // A text is half typed: the page stays, and a new window would open.
  await page.goto(`${pushServer.url}/shopping`)
  await page.getByPlaceholder('Add new item...').fill('Candles')
  expect(await clickNotice(page, 'members')).toBe(`${pushServer.url}/family-members`)
  await expect(page).toHaveURL(`${pushServer.url}/shopping`)
  await expect(page.getByPlaceholder('Add new item...')).toHaveValue('Candles')

  // Read on another device.
  await deliverPush(page, JSON.stringify({ web_push: 8030, notification, app_badge: 1 }))
  await expect.poll(async () => (await shownNotices(page)).map(({ tag }) => tag)).toContain('members')
  await readAll(page)
  await expect.poll(() => shownNotices(page)).toEqual([])
  expect(phone.given).toHaveLength(1)
})

async function readAll(page: Page): Promise<void> {
  const lines = (await callApi(page, '/api/notices', undefined, 'GET')) as unknown as { id: string }[]
  await callApi(page, '/api/notices/read', { noticeId: lines[0]?.id })
}

async function unreadOf(page: Page): Promise<unknown> {
  return (await callApi(page, '/api/notices/summary', undefined, 'GET')).unread
}

test.describe('says what stands in the way', () => {
  test.use({ serviceWorkers: 'block' })

  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

  for (const [name, userAgent, change, sentence] of [
    ['without https', undefined, 'insecure', 'Notices need an address that begins with https'],
    ['after a refusal', undefined, 'denied', 'This browser was told not to show notices of Sunporch'],
    ['in another browser', undefined, 'no push', 'This browser cannot show notices'],
    ['in Safari on an iPhone', iphone, 'no push', 'notices come when Sunporch stands on the home screen'],
  ] as const) {
    test(name, async ({ newContext }) => {
      const page = await (await newContext(userAgent ? { userAgent } : {})).newPage()
      await page.addInitScript((change) => {
        if (change === 'insecure') Object.defineProperty(globalThis, 'isSecureContext', { value: false })
        if (change === 'no push') Reflect.deleteProperty(globalThis, 'PushManager')
        if (change === 'denied') Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
      }, change)
      await givenFamily(page)
      await page.goto('/settings/you#push')
      await expect(page.getByRole('region', { name: /^Notices on this/ })).toContainText(sentence)
      await expect(page.getByRole('button', { name: /^Tell me on this/ })).toHaveCount(0)
      expect(await violations(page)).toEqual([])
    })
  }
})
