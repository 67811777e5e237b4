import type { Page } from '@playwright/test'
import { type Voice, voicesApi } from '#contract/voices/voices.ts'
import { violations } from '../support/axe.ts'
import { callApi, givenFamily, givenScreen, toasts } from '../support/person.ts'
import { smallPicture } from '../support/pictures.ts'
import { expect, test } from '../support/server.ts'

// Chromium plays a beep each second into its own microphone, and asks nobody.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const flags = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...flags] })
  },
})

test('a voice is recorded, heard and sent from the Dashboard', { tag: '@first' }, async ({
  newContext,
  page,
}) => {
  const path = await givenRose(page)
  await givenScreen(page, await newContext())
  const refused: string[] = []
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
  await page.goto('/')
  await page.getByRole('button', { name: 'Send your voice' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send your voice' })
  await expect(dialog.getByText('Up to a minute')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await record(page)
  await dialog.getByRole('button', { name: 'Listen' }).click()
  await expect(dialog.getByRole('button', { name: 'Pause' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('textbox', { name: 'In words (optional)' }).fill('The twins can swim.')
  await dialog.getByRole('button', { name: "Send to Rose's screen" }).click()
  await expect(toasts(page)).toContainText('Voice sent')
  await expect(dialog).toHaveCount(0)
  const voice = await onlyVoice(page, path)
  expect(voice).toMatchObject({ words: 'The twins can swim.', photo: null })
  expect(voice.delivery).not.toBeNull()
  // As the server has measured it.
  expect(voice.duration).toBeGreaterThan(1000)
  expect(voice.duration).toBeLessThan(30_000)
  expect(refused).toEqual([])
  // What was sent is not kept.
  await page.getByRole('button', { name: 'Send your voice' }).click()
  await expect(dialog.getByRole('button', { name: 'Record' })).toBeVisible()
})

test('a recording outlives the page, and goes with a picture as one', async ({ page }) => {
  const path = await givenRose(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Send your voice' }).click()
  await record(page)
  await page.reload()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Send a picture' }).click()
  await (await chooser).setFiles([await smallPicture()])
  await page.getByRole('button', { name: 'Add your voice' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send your voice' })
  await expect(dialog.getByText('It has not been sent yet.')).toBeVisible()
  await dialog.getByRole('button', { name: "Send to Rose's screen" }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const voice = await onlyVoice(page, path)
  const photos = await callApi(page, `${path}/photos`, undefined, 'GET')
  expect(photos).toMatchObject([{ id: voice.photo?.id, delivery: null }])
  expect(voice.delivery).not.toBeNull()
})

async function record(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Record' }).click()
  await expect(page.getByText('58 seconds left')).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('button', { name: 'Listen' })).toBeVisible()
}

async function givenRose(page: Page): Promise<string> {
  const { path } = await givenFamily(page)
  await callApi(page, path, { lovedOneName: 'Rose' }, 'PATCH')
  return path
}

async function onlyVoice(page: Page, path: string): Promise<Voice> {
  const voices = voicesApi.list.response.parse(await callApi(page, `${path}/voices`, undefined, 'GET'))
  expect(voices).toHaveLength(1)
  return voices[0] as Voice
}
