import type { Page } from '@playwright/test'
import config from '../../playwright.config.ts'
import { callApi, givenFamily, givenScreen } from '../support/person.ts'
import { addPhoto } from '../support/photo.ts'
import { expect, test } from '../support/server.ts'

const { launchOptions } = config.use ?? {}
test.use({
  launchOptions: {
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []),
      // A microphone that beeps each second, and a person who allows it.
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
    ],
  },
})

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
/** Beside the picture: a touch on it shows all of it, without buttons. */
const touch = (screen: Page) => screen.mouse.click(1200, 8)
/** Longer than a trembling hand presses twice. */
const settle = (page: Page) => page.waitForTimeout(800)

/** She speaks for two seconds, and stops. */
async function speak(screen: Page): Promise<void> {
  await expect(screen.getByRole('heading', { name: 'Please speak' })).toBeVisible()
  await screen.waitForTimeout(2000)
  await press(screen, 'Stop')
}

test('she answers by voice where the family wants it and the microphone was tried; without a network it waits', async ({
  page,
  newContext,
}) => {
  const { path } = await givenFamily(page, 'Anna')
  await callApi(page, path, { lovedOneName: 'Rose' }, 'PATCH')
  const screen = await givenScreen(page, await newContext({ permissions: ['microphone'] }))
  const photoId = await addPhoto(page, path, 'The garden')
  await callApi(page, `${path}/photos/${photoId}/send-to-alexa`)
  await expect(screen.getByRole('img', { name: 'The garden' })).toBeVisible()

  // It is off.
  await touch(screen)
  await expect(screen.getByRole('button', { name: 'Thank you' })).toBeVisible()
  await expect(screen.getByRole('button', { name: 'Say something' })).toHaveCount(0)

  await page.goto('/settings/screen')
  await page.getByText('What Rose is told').click()
  await page.getByRole('switch', { name: 'Rose can answer by voice' }).click()
  await expect(page.getByText('A small light on the device may shine')).toBeVisible()
  await expect(page.getByText('First somebody tries the microphone')).toBeVisible()
  await touch(screen)
  await press(screen, 'More')
  await press(screen, 'Text and sound')
  await press(screen, 'Try the microphone')
  await speak(screen)
  await expect(screen.getByRole('heading', { name: 'The microphone works' })).toBeVisible()
  await settle(screen)
  await press(screen, 'Close')
  await expect(page.getByText('The microphone works on:')).toBeVisible()

  // Before the first time she reads who hears her.
  await touch(screen)
  await press(screen, 'Say something')
  await expect(screen.getByText('The microphone is on only while you speak')).toBeVisible()
  await expect(screen.getByText('A small light on the device may shine')).toBeVisible()
  await settle(screen)
  await press(screen, 'Speak now')
  await speak(screen)
  await expect(screen.getByRole('heading', { name: 'Send it to Anna?' })).toBeVisible()
  await settle(screen)
  await press(screen, 'Hear it')
  await press(screen, 'Send')
  await expect(screen.getByRole('heading', { name: 'Anna will hear it.' })).toBeVisible()

  await page.goto('/')
  await expect(page.getByText('Rose has said something')).toBeVisible()
  await press(page, 'Listen to Rose')
  await expect
    .poll(() => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime))
    .toBeGreaterThan(0)

  await screen.context().setOffline(true)
  await settle(screen)
  await press(screen, 'Say something else')
  await speak(screen)
  await expect(screen.getByRole('heading', { name: 'Send it to Anna?' })).toBeVisible()
  await settle(screen)
  await press(screen, 'Send')
  await expect(screen.getByRole('heading', { name: 'Anna will hear it.' })).toBeVisible()
  const answers = async () => (await callApi(page, `${path}/answers`, undefined, 'GET')).answers as unknown[]
  expect(await answers()).toHaveLength(1)
  await screen.reload().catch(() => {})
  await screen.context().setOffline(false)
  await screen.goto('/screen')
  await expect.poll(async () => (await answers()).length).toBe(2)

  // "Who sees what" says what is true now.
  await expect(screen.getByRole('img', { name: 'The garden' })).toBeVisible()
  await touch(screen)
  await press(screen, 'More')
  await press(screen, 'Who sees what')
  const whatIsOpened = screen.getByText('This page uses no camera. The microphone is on only')
  await expect(whatIsOpened).toContainText('A small light on the device may shine')
})
