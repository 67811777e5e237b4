import { type Clip, clipsApi } from '#contract/clips/clips.ts'
import { violations } from '../support/axe.ts'
import { callApi, givenFamily, givenScreen, toasts } from '../support/person.ts'
import { expect, test } from '../support/server.ts'

const films = 'server/testing/given/clips'

test('videos are chosen, cut, made ready and sent, and the Dashboard plays them', { tag: '@first' }, async ({
  newContext,
  page,
}) => {
  const { path } = await givenFamily(page)
  await callApi(page, path, { lovedOneName: 'Rose' }, 'PATCH')
  await givenScreen(page, await newContext())
  const refused: string[] = []
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
  await page.goto('/')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Send a picture' }).click()
  // The first is in the form of the server already; the second is VP8 with Opus.
  await (await chooser).setFiles([`${films}/garden.mp4`, `${films}/kitchen.webm`])
  const dialog = page.getByRole('dialog', { name: 'Send a video' })
  await expect(dialog.getByText('The whole video: 1 second.')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('textbox', { name: 'In words (optional)' }).fill('The roses are out.')
  await dialog.getByRole('button', { name: "Send to Rose's screen" }).click()
  await expect(toasts(page)).toContainText('Video sent')
  await expect(dialog.getByText('The whole video: 2 seconds.')).toBeVisible()
  await expect(dialog.getByText('the video will be silent')).toBeVisible()
  await dialog.getByRole('button', { name: "Send to Rose's screen" }).click()
  await expect(dialog).toHaveCount(0)
  const clips = clipsApi.list.response.parse(await callApi(page, `${path}/clips`, undefined, 'GET'))
  expect(clips.map(aboutOf)).toEqual([
    { words: null, hasSound: false, width: 160, isSent: true },
    { words: 'The roses are out.', hasSound: true, width: 160, isSent: true },
  ])
  expect(refused).toEqual([])

  const film = page.waitForResponse((response) => response.url().endsWith(`${clips[1]?.id}/film`))
  const player = page.locator(`video[src$="${clips[1]?.id}/film"]`)
  await player.evaluate((video: HTMLVideoElement) => video.play())
  expect((await film).status()).toBe(206)
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
})

function aboutOf({ words, hasSound, width, delivery }: Clip) {
  return { words, hasSound, width, isSent: delivery !== null }
}
