import type { Page } from '@playwright/test'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import type { Voice } from '#contract/voices/voices.ts'
import { callApi, givenFamily, givenScreen } from '../support/person.ts'
import { addPhoto } from '../support/photo.ts'
import { expect, test } from '../support/server.ts'
import { sendVoice } from '../support/voice.ts'
import { zoneWhereItIs } from '../support/zone.ts'

async function heardAt(page: Page, path: string): Promise<string | undefined> {
  const [voice] = (await callApi(page, `${path}/voices`, undefined, 'GET')) as unknown as Voice[]
  return voice?.delivery?.devices[0]?.heardAt
}

test('she listens by one press, sees how far it is, and the family reads that she has heard it', {
  tag: '@first',
}, async ({ page, newContext }) => {
  const { path } = await givenFamily(page, 'Anna')
  const screen = await givenScreen(page, await newContext())
  const photoId = await addPhoto(page, path, 'The garden')
  await sendVoice(page, path, { words: 'Sleep well, and dream of the sea', photoId, times: 8 })
  const listen = screen.getByRole('button', { name: 'Listen', exact: true })
  await expect(listen).toBeVisible()
  await expect(screen.getByRole('heading', { name: 'Anna says something to you' })).toBeVisible()
  await expect(screen.getByText('Sleep well, and dream of the sea')).toBeVisible()
  await expect(screen.getByText(/4 seconds/)).toBeVisible()
  // Nothing plays by itself: the family has not switched reading aloud on.
  expect(await heardAt(page, path)).toBeUndefined()
  await listen.click()
  await expect(screen.getByRole('button', { name: 'Stop', exact: true })).toBeVisible()
  await expect(screen.getByRole('button', { name: 'Listen again' })).toBeVisible()
  await expect.poll(() => heardAt(page, path)).toBeTruthy()
  await page.goto('/')
  await expect(page.getByText('Voice recording sent')).toBeVisible()
  await expect(page.getByText(/Heard/)).toBeVisible()
})

test('on a phone the typed words are as large as elsewhere, and the face is smaller', async ({
  page,
  newContext,
}) => {
  const { path } = await givenFamily(page, 'Anna')
  const screen = await givenScreen(page, await newContext({ viewport: { width: 390, height: 844 } }))
  await sendVoice(page, path, { words: 'Your cradle song, on my toy piano. I practised all week.' })
  const words = screen.getByText('Your cradle song')
  await expect(words).toBeVisible()
  await expect
    .poll(() => words.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)))
    .toBeGreaterThan(20)
  await expect(screen.locator('.voice-face')).toBeVisible()
})

test('what is stopped was not heard', async ({ page, newContext }) => {
  const { path } = await givenFamily(page, 'Anna')
  const screen = await givenScreen(page, await newContext())
  await sendVoice(page, path, { times: 60 })
  await screen.getByRole('button', { name: 'Listen', exact: true }).click()
  await screen.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(screen.getByRole('button', { name: 'Listen', exact: true })).toBeVisible()
  expect(await heardAt(page, path)).toBeUndefined()
})

test('a screen that keeps a voice plays it without a connection, and reports it later', async ({
  page,
  newContext,
}) => {
  const { path } = await givenFamily(page, 'Anna')
  const screen = await givenScreen(page, await newContext())
  const isKept = screen.waitForResponse(/api\/screen\/voices\//)
  await sendVoice(page, path)
  const listen = screen.getByRole('button', { name: 'Listen', exact: true })
  await expect(listen).toBeVisible()
  await (await isKept).finished()
  await screen.context().setOffline(true)
  await listen.click()
  await expect(screen.getByRole('button', { name: 'Listen again' })).toBeVisible()
  expect(await heardAt(page, path)).toBeUndefined()
  await screen.context().setOffline(false)
  await expect.poll(() => heardAt(page, path)).toBeTruthy()
})

test('where the family has things read aloud it plays by itself after a touch; before one it says what it waits for', async ({
  page,
  newContext,
}) => {
  const { path } = await givenFamily(page, 'Anna')
  await callApi(page, path, { timeZone: zoneWhereItIs(10) }, 'PATCH')
  await callApi(page, `${path}/room`, { readsAloud: true, volume: 50 }, 'PATCH')
  const room = await newContext()
  await room.addInitScript(refuseSoundsUntilTouched)
  const screen = await givenScreen(page, room)
  await sendVoice(page, path)
  const tap = screen.getByRole('button', { name: 'Tap to hear' })
  await expect(tap).toBeVisible()
  expect(await heardAt(page, path)).toBeUndefined()
  await tap.click()
  await expect.poll(() => heardAt(page, path)).toBeTruthy()
  const before = (await heardAt(page, path)) ?? ''
  await sendVoice(page, path, { words: 'And one more' })
  await expect(screen.getByText('And one more')).toBeVisible()
  await expect.poll(async () => ((await heardAt(page, path)) ?? '') > before).toBe(true)
})

test('a voice that is taken back leaves the screen, and its sound the device', async ({
  page,
  newContext,
}) => {
  const { path } = await givenFamily(page, 'Anna')
  const screen = await givenScreen(page, await newContext())
  const { delivery } = await sendVoice(page, path)
  await expect(screen.getByRole('button', { name: 'Listen', exact: true })).toBeVisible()
  const { items } = (await callApi(screen, '/api/screen', undefined, 'GET')) as { items: ScreenItem[] }
  expect(items[0]?.voice?.duration).toBeGreaterThan(900)
  await callApi(page, `${path}/deliveries/${delivery?.id}/take-back`)
  await expect(screen.getByRole('button', { name: 'Listen', exact: true })).toHaveCount(0)
})

/** Runs in the page. As browsers do on a device that was started and not touched yet; Chromium without a window does not. */
function refuseSoundsUntilTouched(): void {
  let isTouched = false
  window.addEventListener('pointerup', ({ isTrusted }) => (isTouched ||= isTrusted), true)
  const { play } = HTMLMediaElement.prototype
  HTMLMediaElement.prototype.play = function () {
    return isTouched ? play.call(this) : Promise.reject(new DOMException('no touch yet', 'NotAllowedError'))
  }
}
