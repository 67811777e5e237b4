import type { Page } from '@playwright/test'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { violations } from '../support/axe.ts'
import { expectSoonAfter, expectWithin, fastForwardUntil, pauseClock } from '../support/page-clock.ts'
import { callApi, givenFamily, givenScreen } from '../support/person.ts'
import { addPhoto } from '../support/photo.ts'
import { expect, test } from '../support/server.ts'
import { readStored } from '../support/stored.ts'
import { zoneWhereItIs } from '../support/zone.ts'

test.use({ serviceWorkers: 'allow' })

test('deliveries sent while a screen is offline come in order and are reported once; then it is removed', async ({
  newContext,
  page,
  ownServer: server,
}) => {
  const { path } = await givenFamily(page, 'Emma', server.url)
  const room = await newContext()
  await room.clock.install()
  const screen = await givenScreen(page, room)
  const reported: string[] = []
  screen.on('requestfinished', (request) => {
    const [, id] = /deliveries\/([^/]+)\/shown$/.exec(request.url()) ?? []
    if (id) reported.push(id)
  })
  await sendPhoto(page, path, 'Before')
  await expect(top(screen).getByRole('img', { name: 'Before' })).toBeVisible()

  await screen.context().setOffline(true)
  await fastForwardUntil(screen, screen.getByText('No connection just now. The pictures stay here.'))
  const sent = [
    await sendPhoto(page, path, 'First'),
    await sendPhoto(page, path, 'Second'),
    await sendPhoto(page, path, 'Third'),
  ]
  await server.kill()
  await server.start()
  await fastForwardUntil(screen, top(screen).getByRole('img', { name: 'Before' }))
  const order: string[] = []
  await screen.exposeFunction('onScene', (name: string) => order.push(name))
  await screen.evaluate(watchScenes)
  await screen.context().setOffline(false)
  await fastForwardUntil(screen, top(screen).getByRole('img', { name: 'Third' }))
  await expect(screen.getByText('No connection just now.')).toHaveCount(0)
  expect(order.filter((name) => name !== 'Before')).toEqual(['First', 'Second', 'Third'])
  await expect.poll(() => reported.slice(1)).toEqual(sent)
  const { items }: { items: ScreenItem[] } = await (
    await screen.request.get(`${server.url}/api/screen`)
  ).json()
  const times = items.map(({ shownAt }) => Date.parse(shownAt ?? '')).reverse()
  expect(times).toEqual([...times].sort((a, b) => a - b))

  const [{ id }] = (await (await page.request.get(`${server.url}${path}/devices`)).json()) as [{ id: string }]
  await expectSoonAfter(() => callApi(page, `${path}/devices/${id}`, undefined, 'DELETE'), {
    page: screen,
    ms: 1000,
    shows: screen.getByRole('heading', { name: 'This screen is not connected' }),
  })
  await expect(screen.locator('.picture')).toHaveCount(0)
  await expect.poll(() => readStored(screen)).toEqual({ names: [], pictures: 0 })
})

test('a screen opens without a network with its pictures, and drops what was taken back when it is online', {
  tag: '@first',
}, async ({ newContext, page, ownServer: server }) => {
  const { path } = await givenFamily(page, 'Emma', server.url)
  const room = await newContext()
  await room.clock.install()
  const screen = await givenScreen(page, room)
  const first = await sendPhoto(page, path, 'The garden')
  await expect(top(screen).getByRole('img', { name: 'The garden' })).toBeVisible()
  await sendPhoto(page, path, 'The lake')
  await fastForwardUntil(screen, top(screen).getByRole('img', { name: 'The lake' }))
  await screen.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await expect.poll(async () => (await readStored(screen)).pictures).toBe(2)

  await server.kill()
  await screen.reload()
  await expect(top(screen).getByRole('img', { name: 'The lake' })).toBeVisible()
  const width = () =>
    top(screen)
      .getByRole('img')
      .evaluate((picture: HTMLCanvasElement) => picture.width)
  await expect.poll(width).toBeGreaterThan(100)
  // Nobody had touched the screen when the two came. After the answer to this one, both are shown again.
  await expectSoonAfter(() => top(screen).getByRole('button', { name: 'I love it' }).click(), {
    page: screen,
    ms: 5000,
    shows: top(screen).getByText(/will see it as soon as there is a connection/),
  })
  await expect(top(screen).getByRole('img', { name: 'The lake' })).toBeVisible()
  await fastForwardUntil(screen, screen.getByText('1 of 2'))
  await expect(top(screen).getByRole('img', { name: 'The garden' })).toBeVisible()
  await screen.reload()
  await expect(screen.getByRole('button', { name: 'I love it', pressed: true })).toBeVisible()

  await server.start()
  await callApi(page, `${path}/deliveries/${first}/take-back`)
  await expect.poll(async () => (await readStored(screen)).pictures).toBe(1)
  await expect(screen.getByRole('img', { name: 'The garden' })).toHaveCount(0)
  await expect
    .poll(async () => {
      const { items } = await (await screen.request.get(`${server.url}/api/screen`)).json()
      return items.map(({ answers }: ScreenItem) => answers.map(({ kind }) => kind))
    })
    .toEqual([['heart']])
})

test('a picture shown offline is reported with its true time, by a device clock that is years off', async ({
  newContext,
  clockServer: server,
  page,
}) => {
  const { path } = await givenFamily(page, 'Emma', server.url)
  const context = await newContext()
  await context.clock.install({ time: '2019-05-05T05:05:05Z' })
  const screen = await givenScreen(page, context)
  await sendPhoto(page, path, 'First')
  await expect(top(screen).getByRole('img', { name: 'First' })).toBeVisible()
  // The second one does not come before all is ready.
  await pauseClock(screen)
  const secondId = await sendPhoto(page, path, 'Second')
  await expect.poll(async () => (await readStored(screen)).pictures).toBe(2)
  await context.setOffline(true)
  const before = await readClocks(screen, server.url)
  const scenes: { name: string; at: number }[] = []
  await screen.exposeFunction('onScene', (name: string, at: number) => scenes.push({ name, at }))
  await screen.evaluate(watchScenes)
  await screen.clock.resume()
  await fastForwardUntil(screen, top(screen).getByRole('img', { name: 'Second' }))
  // It is reported a moment after it is visible, once it is painted.
  const report = `"type":"shown","deliveryId":"${secondId}"`
  const isStored = () =>
    screen.evaluate((text) => Object.values(localStorage).some((value) => value.includes(text)), report)
  await expect.poll(isStored).toBe(true)
  await screen.clock.fastForward('01:00:00')
  const passed = (await screen.evaluate(() => Date.now())) - before.device
  await server.setClock(new Date(before.server + passed).toISOString())
  await context.setOffline(false)
  const second = async (): Promise<ScreenItem> =>
    (await (await screen.request.get(`${server.url}/api/screen`)).json()).items[0]
  await expect.poll(async () => (await second()).shownAt).not.toBeNull()
  const { server: serverTime, device } = await readClocks(screen, server.url)
  const seenAt = scenes.find(({ name }) => name === 'Second')?.at ?? 0
  const reportedAt = Date.parse((await second()).shownAt ?? '')
  expect(Math.abs(reportedAt - (seenAt + serverTime - device))).toBeLessThan(2500)
})

test('a screen takes a new release while nobody is there, and not after a touch', async ({
  newContext,
  page,
}) => {
  const { groupId } = await givenFamily(page)
  const links = `/api/family-groups/${groupId}/devices/links`
  const fresh = 'feedfacefeedface'
  const open = async () => {
    const screen = await (await newContext({ serviceWorkers: 'block' })).newPage()
    await screen.clock.install()
    await screen.goto(String((await callApi(page, links)).url))
    await expect(screen.getByText(/will appear here/)).toBeVisible()
    return screen
  }
  const [alone, touched] = [await open(), await open()]
  const release = (screen: Page) => screen.locator('meta[name="release"]').getAttribute('content')
  const old = await release(alone)
  expect(old).toMatch(/^\w{16}$/)
  await touched.mouse.click(300, 300)
  let fetchedByTouched = 0
  for (const screen of [alone, touched]) {
    await screen.route(/\/(api\/)?screen$/, async (route) => {
      const isPage = !route.request().url().endsWith('/api/screen')
      if (screen === touched && isPage) fetchedByTouched++
      const answer = await route.fetch()
      const body = (await answer.text()).replaceAll(old ?? '', fresh)
      await route.fulfill({ response: answer, body })
    })
  }
  await callApi(page, `/api/family-groups/${groupId}`, { lovedOneName: 'Grandma' }, 'PATCH')
  for (const screen of [alone, touched]) {
    await expect(screen.getByText(/, Grandma/)).toBeVisible()
    // A server that was deployed has ended the stream, and after that the view is read by a call.
    await screen.evaluate(() => window.dispatchEvent(new Event('online')))
  }
  await expect.poll(() => release(alone)).toBe(fresh)
  await expect(alone.getByText(/, Grandma/)).toBeVisible()
  // A screen that nobody has touched looks for a new release every five seconds.
  await touched.clock.runFor(30_000)
  // A request that it had made before would have arrived before this one.
  await touched.evaluate(() => fetch('/healthz'))
  expect(fetchedByTouched).toBe(0)
  expect(await release(touched)).toBe(old)
})

test('axe finds no violation in any state of the screen', async ({ newContext, page, server }) => {
  const { path } = await givenFamily(page)
  const context = await newContext({ reducedMotion: 'reduce' })
  const waiting = await context.newPage()
  await waiting.goto('/screen')
  await expect(waiting.getByRole('status', { name: /^Code/ })).toBeVisible()
  await expectNoViolations(waiting, 'pairing')
  await waiting.close()
  await context.clock.install()
  const screen = await givenScreen(page, context)
  await expectNoViolations(screen, 'the day')
  await sendPhoto(page, path, 'The garden')
  await expect(top(screen).getByRole('img', { name: 'The garden' })).toBeVisible()
  await expectNoViolations(screen, 'a picture')
  const film = await callApi(page, `${path}/content`, {
    type: 'movie',
    title: 'Paddington',
    externalUrl: 'https://example.com',
  })
  await callApi(page, `${path}/content/${film.id}/send-to-alexa`)
  await fastForwardUntil(screen, screen.getByRole('heading', { name: 'Paddington' }))
  await expect(screen.getByText(/Alexa, /)).toBeVisible()
  await expectNoViolations(screen, 'a recommendation')
  for (const button of await screen.getByRole('button').all()) {
    const box = await button.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(64)
  }
  const [{ id }] = (await (await page.request.get(`${server.url}${path}/devices`)).json()) as [{ id: string }]
  await callApi(page, `${path}/devices/${id}`, undefined, 'DELETE')
  await expect(screen.getByRole('heading', { name: 'This screen is not connected' })).toBeVisible()
  await expectNoViolations(screen, 'not connected')
})

test('text size and quiet hours are set in Settings, which show what is on the screen', async ({
  newContext,
  page,
}) => {
  const { path } = await givenFamily(page)
  // At noon: in the evening the screen stays dim after the quiet hours.
  await callApi(page, path, { timeZone: zoneWhereItIs(12) }, 'PATCH')
  await page.goto('/settings/screen')
  const room = await newContext()
  await room.clock.install()
  const screen = await givenScreen(page, room)
  await expect(page.getByText('The day')).toBeVisible()
  await sendPhoto(page, path, 'The garden')
  await expect(page.getByRole('img', { name: 'Now on Family screen: The garden' })).toBeVisible()
  await page.getByRole('button', { name: 'Settings of Family screen' }).click()
  await page.getByText('Largest').click()
  await page.getByRole('switch', { name: /Quiet hours/ }).click()
  await page.getByLabel('From', { exact: true }).fill('00:00')
  await page.getByLabel('Until').fill('23:59')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(screen.getByText('Quiet hours. Touch the screen for the time.')).toBeAttached()
  await expect(page.locator('#devices').getByText('Quiet hours')).toBeVisible()
  // A touch in the quiet hours shows the time, and no pictures.
  await sendPhoto(page, path, 'In the night')
  await screen.mouse.click(300, 300)
  await expect(screen.getByText(/It is night|morning|afternoon|evening|night/).first()).toBeVisible()
  await expect(screen.getByRole('img', { name: 'In the night' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Settings of Family screen' }).click()
  await page.getByRole('switch', { name: /Quiet hours/ }).click()
  // Each of them is shown for twenty seconds.
  await pauseClock(screen)
  await page.getByRole('button', { name: 'Save' }).click()
  // The first one came while nobody was there, too.
  await expectWithin(5000, [screen], () => screen.getByText('1 of 2').isVisible(), true)
  const garden = top(screen).getByRole('img', { name: 'The garden' })
  await expectWithin(5000, [screen], () => garden.isVisible(), true)
  await screen.getByRole('button', { name: 'Next' }).click()
  await screen.clock.resume()
  await expect(top(screen).getByRole('img', { name: 'In the night' })).toBeVisible()
  await expect(screen.locator('.stage')).toHaveAttribute('data-size', 'largest')
})

async function expectNoViolations(page: Page, where: string) {
  expect.soft(await violations(page), where).toEqual([])
}

function top(screen: Page) {
  return screen.locator('.scene.top')
}

/** Adds a small photo, sends it, and returns the delivery's id. */
async function sendPhoto(page: Page, path: string, caption: string): Promise<string> {
  const photo = await addPhoto(page, path, caption)
  const sent = await callApi(page, `${path}/photos/${photo}/send-to-alexa`)
  return (sent as { delivery: { id: string } }).delivery.id
}

/** The server's and the device's clock at the same moment, in epoch milliseconds. */
async function readClocks(screen: Page, url: string): Promise<{ server: number; device: number }> {
  const readings: { server: number; device: number; error: number }[] = []
  for (let count = 0; count < 5; count++) {
    const began = await screen.evaluate(() => Date.now())
    const { now } = await (await screen.request.get(`${url}/api/screen`)).json()
    const ended = await screen.evaluate(() => Date.now())
    readings.push({ server: Date.parse(now), device: (began + ended) / 2, error: ended - began })
  }
  return readings.reduce((best, next) => (next.error < best.error ? next : best))
}

/** Runs in the page. Calls `onScene` with the name of each new picture and the device's time. */
function watchScenes() {
  let last = ''
  const report = (window as unknown as { onScene: (name: string, at: number) => void }).onScene
  new MutationObserver(() => {
    const name = document.querySelector('.scene.top .picture')?.getAttribute('aria-label')
    if (name && name !== last) report(name, Date.now())
    last = name ?? last
  }).observe(document.body, { subtree: true, childList: true, attributes: true })
}
