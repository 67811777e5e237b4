import type { Route } from '@playwright/test'
import { expectWithin, fastForwardUntil, fastForwardWhile, pauseClock } from '../support/page-clock.ts'
import { callApi, givenFamily, givenScreen, pairScreen } from '../support/person.ts'
import { addPhoto } from '../support/photo.ts'
import { expect, test } from '../support/server.ts'

test('a screen survives a restart of the server, and reconnects by itself', { tag: '@first' }, async ({
  newContext,
  page,
  ownServer: server,
}) => {
  const { path } = await givenFamily(page, 'Emma', server.url)
  const room = await newContext()
  await room.clock.install()
  const screen = await pairScreen(page, room, server.url)
  await page.goto(server.url)
  await addPhoto(page, path, 'The garden')
  await page.getByRole('button', { name: 'Send The garden to Alexa' }).click()
  await expect(page.getByText(/^On Family screen/)).toBeVisible()

  await server.kill()
  await fastForwardUntil(screen, screen.getByText('No connection just now. The pictures stay here.'))
  await fastForwardUntil(screen, screen.getByRole('img', { name: 'The garden' }))
  await screen.getByRole('button', { name: 'Thank you' }).click()
  await server.start()
  await fastForwardWhile(screen, screen.getByText('No connection just now.'))
  // The answer was given while the server was down.
  await expect(page.getByText(/^On Family screen.+Thank you/)).toBeVisible()
  await addPhoto(page, path, 'The lake')
  await page.getByRole('button', { name: 'Send The lake to Alexa' }).click()
  await fastForwardUntil(screen, screen.getByRole('img', { name: 'The lake' }))
})

test('a screen that is removed goes blank at once, and shows a code again', { tag: '@first' }, async ({
  newContext,
  page,
  server,
}) => {
  await givenFamily(page)
  await page.goto('/')
  const screen = await pairScreen(page, await newContext(), server.url)
  await page.getByRole('button', { name: 'Remove Family screen' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(screen.getByRole('heading', { name: 'This screen is not connected' })).toBeVisible()
  await expect(screen.getByText('will appear here')).toHaveCount(0)
  expect((await screen.request.get('/api/screen')).status()).toBe(401)
  await screen.getByRole('button', { name: 'Connect again' }).click()
  await expect(screen.getByRole('status', { name: /^Code/ })).toBeVisible()
})

test('a screen whose code was typed asks for its view every five seconds while the server fails', async ({
  newContext,
  page,
}) => {
  const { groupId } = await givenFamily(page)
  const room = await newContext()
  await room.clock.install()
  const screen = await room.newPage()
  const calls: Route[] = []
  await screen.route('**/api/screen/pairing/finish', (route) => {
    calls.push(route)
    return calls.length > 2 ? route.continue() : route.fulfill({ status: 500, body: '' })
  })
  const listening = screen.waitForResponse('**/api/screen/pairing/live?*')
  await screen.goto('/screen')
  const code = await screen.getByRole('status', { name: /^Code/ }).textContent()
  await listening
  await pauseClock(screen)
  const failed = screen.waitForResponse('**/api/screen/pairing/finish')
  await callApi(page, `/api/family-groups/${groupId}/devices/pair`, { code })
  await (await failed).finished()
  // Its answer comes to the page after that of the failed call.
  const untilHeard = () => screen.evaluate(() => fetch('/healthz').then((answer) => answer.text()))
  await untilHeard()
  // Time for more calls, if they came without a pause.
  await screen.clock.runFor(4900)
  expect(calls).toHaveLength(1)
  const failedAgain = screen.waitForResponse('**/api/screen/pairing/finish')
  await screen.clock.runFor(200)
  await (await failedAgain).finished()
  expect(calls).toHaveLength(2)
  await untilHeard()
  await screen.clock.runFor(5100)
  await expect(screen.getByText(/will appear here/)).toBeVisible()
})

test('over a slow network a new picture is waited for, has its time, and the next one comes after it', async ({
  newContext,
  page,
}) => {
  const { path } = await givenFamily(page)
  const room = await newContext({ serviceWorkers: 'block' })
  await room.clock.install()
  const screen = await givenScreen(page, room)
  const onTheirWay: Route[] = []
  await screen.route('**/api/screen/pictures/*', (route) => void onTheirWay.push(route))
  await pauseClock(screen)
  for (const caption of ['The garden', 'The lake']) {
    const photo = await addPhoto(page, path, caption)
    await callApi(page, `${path}/photos/${photo}/send-to-alexa`)
  }
  await expect.poll(() => onTheirWay.length).toBe(1)
  await screen.clock.runFor(30_000)
  await onTheirWay.shift()?.continue()
  const top = (caption: string) => screen.locator('.scene.top').getByRole('img', { name: caption })
  await expectWithin(2000, [screen], () => top('The garden').isVisible(), true)
  await expect.poll(() => onTheirWay.length).toBe(1)
  await onTheirWay.shift()?.continue()
  await screen.clock.runFor(5000)
  await expect(top('The garden')).toBeVisible()
  await screen.clock.resume()
  await fastForwardUntil(screen, top('The lake'))
})

test('a one-time link opens a screen once', async ({ newContext, page, server }) => {
  await givenFamily(page)
  await page.goto('/settings/screen#devices')
  await page.getByRole('button', { name: 'Connect a screen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Open a screen here' }).click()
  // The server of the tests is known on its own machine only, so there is no link for another device.
  const here = page.getByRole('link', { name: 'Open it in this browser' })
  const link = server.url + (await here.getAttribute('href'))
  const screen = await (await newContext()).newPage()
  await screen.goto(link)
  await expect(screen.getByText(/will appear here/)).toBeVisible()
  expect(screen.url()).not.toContain('open=')
  const other = await (await newContext()).newPage()
  await other.goto(link)
  await expect(other.getByRole('heading', { name: 'Connect this screen' })).toBeVisible()
  // The dialog has seen that it is open, and asks what it needs to know of the chair.
  const dialog = page.getByRole('dialog', { name: 'Family screen is open' })
  await dialog.getByText('3 m', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(screen.locator('.stage')).toHaveAttribute('data-letters', '3')
})

test('how far away she sits is asked with the code, and is known when the screen opens', async ({
  newContext,
  page,
}) => {
  await givenFamily(page)
  const screen = await (await newContext()).newPage()
  await screen.goto('/screen')
  const code = screen.getByRole('status', { name: /^Code/ })
  await expect(code).toBeVisible()
  await page.goto('/settings/screen#devices')
  await page.getByRole('button', { name: 'Connect a screen' }).click()
  await page.getByRole('dialog').getByText('2 m', { exact: true }).click()
  await page.getByLabel('Code').fill((await code.textContent()) ?? '')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(screen.locator('.stage')).toHaveAttribute('data-letters', '2')
  await expect(page.getByRole('group', { name: /^How far/ })).toHaveCount(0)
})

test('how far away she sits is asked beside the screen until one press has said it', async ({
  newContext,
  page,
}) => {
  await givenFamily(page)
  const screen = await pairScreen(page, await newContext())
  await page
    .getByRole('group', { name: /^How far/ })
    .getByRole('button', { name: '3 m' })
    .click()
  await expect(screen.locator('.stage')).toHaveAttribute('data-letters', '3')
  await expect(page.getByRole('group', { name: /^How far/ })).toHaveCount(0)
})

test('a wrong code is refused in a sentence', async ({ page }) => {
  await givenFamily(page)
  await page.goto('/settings/screen#devices')
  await page.getByRole('button', { name: 'Connect a screen' }).click()
  await page.getByLabel('Code').fill('AAAAAA')
  await expect(page.getByRole('dialog').getByText(/code/i).last()).toBeVisible()
  await expect(page.getByLabel('Code')).toHaveAttribute('aria-invalid', 'true')
})
