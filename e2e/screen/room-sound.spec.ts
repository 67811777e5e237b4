import type { BrowserContext, Page } from '@playwright/test'
import { type Device, deliveryApi } from '#contract/delivery/delivery.ts'
import { heardBy, recordSounds } from '../support/fake-sounds.ts'
import { chooseMore } from '../support/more.ts'
import { fastForwardUntil, pauseClock } from '../support/page-clock.ts'
import { callApi, givenFamily } from '../support/person.ts'
import { addPhoto } from '../support/photo.ts'
import { expect, test } from '../support/server.ts'
import { zoneWhereItIs } from '../support/zone.ts'

const switchOn = { chime: true, readsAloud: true, volume: 50 }
const soundButton = (screen: Page) => screen.getByRole('button', { name: 'Switch the sound on' })

/** A screen of a room with these settings, where it is this hour. */
async function givenRoom(page: Page, room: BrowserContext, settings: object, hour = 10) {
  const { path } = await givenFamily(page, 'Anna')
  await callApi(page, path, { timeZone: zoneWhereItIs(hour) }, 'PATCH')
  await callApi(page, `${path}/room`, settings, 'PATCH')
  const link = await callApi(page, `${path}/devices/links`)
  const screen = await room.newPage()
  await recordSounds(screen, ['en-US', 'de-DE'])
  await screen.clock.install()
  await screen.goto(String(link.url))
  await expect(screen.locator('.day')).toBeVisible()
  const send = async (caption: string) => {
    const photoId = await addPhoto(page, path, caption)
    await callApi(page, `${path}/photos/${photoId}/send-to-alexa`)
  }
  const shows = (caption: string) =>
    fastForwardUntil(screen, screen.locator('.top').getByRole('img', { name: caption }))
  return { path, screen, send, shows }
}

async function screenOf(page: Page, path: string): Promise<Device | undefined> {
  const devices = deliveryApi.listDevices.response.parse(
    await callApi(page, `${path}/devices`, undefined, 'GET'),
  )
  return devices.find(({ openedAt }) => openedAt !== null)
}

test('something new chimes and is read aloud, once, after a touch has switched the sound on', {
  tag: '@first',
}, async ({ page, newContext }) => {
  const { path, screen, send, shows } = await givenRoom(page, await newContext(), switchOn)
  await expect(soundButton(screen)).toBeVisible()
  await send('The garden')
  await shows('The garden')
  await screen.clock.runFor(20_000)
  expect(await heardBy(screen)).toEqual({ chimes: 0, read: [], stops: 0 })
  // The family sees it, too, until somebody has touched the screen.
  const needsTap = () => screenOf(page, path).then((device) => device?.needsTap === true)
  await expect.poll(needsTap).toBe(true)

  await soundButton(screen).click()
  await expect(soundButton(screen)).toHaveCount(0)
  await send('The lake')
  await shows('The lake')
  await screen.clock.runFor(2000)
  await expect.poll(needsTap).toBe(false)
  const lake = { text: 'A picture from Anna. The lake', lang: 'en-US', volume: 0.5 }
  await expect.poll(() => heardBy(screen)).toMatchObject({ chimes: 1, read: [lake] })
  // A touch of a button ends the voice.
  const stop = screen.getByRole('button', { name: 'Stop reading' })
  await stop.waitFor()
  await screen.getByRole('button', { name: 'I love it' }).click()
  await expect(stop).toHaveCount(0)
  expect(await heardBy(screen)).toMatchObject({ chimes: 1, stops: 1 })

  // Read by a press, and ended by the button that is there meanwhile.
  await chooseMore(screen, 'Read aloud')
  await stop.click()
  await expect(stop).toHaveCount(0)
  expect(await heardBy(screen)).toMatchObject({ read: [lake, lake], stops: 2 })

  // What was shown before a reload is not new any more.
  await screen.reload()
  await shows('The lake')
  await soundButton(screen).click()
  await screen.clock.runFor(20_000)
  expect(await heardBy(screen)).toEqual({ chimes: 0, read: [], stops: 0 })
})

test('several new things in a row chime once, and the voice goes on to the next', async ({
  page,
  newContext,
}) => {
  const { screen, send, shows } = await givenRoom(page, await newContext(), switchOn)
  await soundButton(screen).click()
  await expect(soundButton(screen)).toHaveCount(0)
  await screen.context().setOffline(true)
  await send('One')
  await send('Two')
  await screen.context().setOffline(false)
  await shows('One')
  await screen.clock.runFor(2000)
  await shows('Two')
  // The voice is stopped when it does not end by itself.
  await pauseClock(screen)
  await screen.clock.runFor(2000)
  await expect
    .poll(async () => (await heardBy(screen)).read.map(({ text }) => text))
    .toEqual(['A picture from Anna. One', 'A picture from Anna. Two'])
  expect(await heardBy(screen)).toMatchObject({ chimes: 1, stops: 1 })
})

test('at night nothing is heard by itself, and nobody is asked to switch the sound on', async ({
  page,
  newContext,
}) => {
  const { screen, send, shows } = await givenRoom(page, await newContext(), switchOn, 22)
  await screen.mouse.click(5, 300)
  await send('The garden')
  await shows('The garden')
  await screen.clock.runFor(20_000)
  expect(await heardBy(screen)).toEqual({ chimes: 0, read: [], stops: 0 })
  await expect(soundButton(screen)).toHaveCount(0)
})

test('with the switches off a screen is silent, and reads only when it is asked to', async ({
  page,
  newContext,
}) => {
  const { screen, send, shows } = await givenRoom(page, await newContext(), { volume: 30 })
  await screen.mouse.click(5, 300)
  await send('The garden')
  await shows('The garden')
  await screen.clock.runFor(20_000)
  expect(await heardBy(screen)).toEqual({ chimes: 0, read: [], stops: 0 })
  await screen.mouse.move(200, 300)
  await chooseMore(screen, 'Read aloud')
  const garden = { text: 'A picture from Anna. The garden', lang: 'en-US', volume: 0.3 }
  await expect.poll(async () => (await heardBy(screen)).read).toEqual([garden])
})

test('without a voice of her language no button promises one', async ({ page, newContext }) => {
  const { screen, send } = await givenRoom(page, await newContext(), { language: 'pl' })
  await send('The garden')
  await expect(screen.getByRole('button', { name: 'Dziękuję' })).toBeVisible()
  await screen.mouse.click(1200, 8)
  await screen.getByRole('button', { name: 'Więcej' }).click()
  await expect(screen.getByRole('button', { name: 'Kto co widzi' })).toBeVisible()
  await expect(screen.getByRole('button', { name: 'Czytaj na głos' })).toHaveCount(0)
})
