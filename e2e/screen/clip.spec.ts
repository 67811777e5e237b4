import type { Page } from '@playwright/test'
import type { Clip } from '#contract/clips/clips.ts'
import { callApi, givenFamily, givenScreen } from '../support/person.ts'
import { sendClip } from '../support/photo.ts'
import { expect, test } from '../support/server.ts'

// Most journeys run with less motion: there no film plays by itself.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Records from the opening of the page what its films do: "silent playing", "loud ended". */
async function watchFilms(screen: Page): Promise<() => Promise<string[]>> {
  await screen.addInitScript(() => {
    const seen: string[] = []
    for (const type of ['playing', 'ended'])
      document.addEventListener(
        type,
        ({ target }) => {
          if (!(target instanceof HTMLVideoElement)) return
          const now = `${target.muted ? 'silent' : 'loud'} ${type}`
          // On a busy machine a film stops for a moment, and then says again that it is playing.
          if (seen.at(-1) !== now) seen.push(now)
        },
        true,
      )
    Object.assign(window, { seen })
  })
  await screen.reload()
  return () => screen.evaluate(() => (window as unknown as { seen: string[] }).seen)
}

async function noteOf(page: Page, path: string): Promise<string | null | undefined> {
  const [clip] = (await callApi(page, `${path}/clips`, undefined, 'GET')) as unknown as Clip[]
  return clip?.delivery?.devices[0]?.note
}

test('a film plays by itself without sound, once; by one press with its sound; then its poster is back', {
  tag: '@first',
}, async ({ page, newContext }) => {
  const { path } = await givenFamily(page, 'Anna')
  const screen = await givenScreen(page, await newContext())
  const films = await watchFilms(screen)
  await sendClip(page, path, 'First steps')
  await expect(screen.getByText('First steps')).toBeVisible()
  await expect.poll(films).toEqual(['silent playing', 'silent ended'])
  await screen.getByRole('button', { name: 'With sound' }).click()
  await expect.poll(films).toEqual(['silent playing', 'silent ended', 'loud playing', 'loud ended'])
  await expect(screen.locator('.film.moving')).toHaveCount(0)
  await expect(screen.getByRole('button', { name: 'With sound' })).toBeVisible()
  expect(await noteOf(page, path)).toBeNull()
})

test('a film without sound plays by itself, and again by one press', async ({ page, newContext }) => {
  const { path } = await givenFamily(page, 'Anna')
  const screen = await givenScreen(page, await newContext())
  const films = await watchFilms(screen)
  await sendClip(page, path, 'First steps', 'silent')
  await expect.poll(films).toEqual(['silent playing', 'silent ended'])
  await screen.getByRole('button', { name: 'See it again' }).click()
  await expect.poll(films).toEqual(['silent playing', 'silent ended', 'silent playing', 'silent ended'])
  await expect(screen.getByRole('button', { name: 'See it again' })).toBeVisible()
  await expect(screen.getByRole('button', { name: 'With sound' })).toHaveCount(0)
})

test('where the device asks for less motion a film stays on its poster until it is pressed', async ({
  page,
  newContext,
}) => {
  const { path } = await givenFamily(page, 'Anna')
  const screen = await givenScreen(page, await newContext({ reducedMotion: 'reduce' }))
  const films = await watchFilms(screen)
  await sendClip(page, path, 'First steps', 'silent')
  await screen.getByRole('button', { name: 'Play' }).click()
  // A film that had played by itself would be recorded first.
  await expect.poll(films).toEqual(['silent playing', 'silent ended'])
  await expect(screen.getByRole('button', { name: 'See it again' })).toBeVisible()
  // A touch shows all of it, as of any picture.
  const middle = { x: 640, y: 300 }
  await screen.mouse.click(middle.x, middle.y)
  await expect(screen.getByText('First steps')).toBeHidden()
  await screen.mouse.click(middle.x, middle.y)
  await expect(screen.getByText('First steps')).toBeVisible()
})

test('a screen that has the film plays it without a network', async ({ page, newContext }) => {
  const { path } = await givenFamily(page, 'Anna')
  const screen = await givenScreen(page, await newContext())
  const films = await watchFilms(screen)
  await sendClip(page, path, 'First steps')
  const button = screen.getByRole('button', { name: 'With sound' })
  await expect(button).toBeVisible()
  await screen.context().setOffline(true)
  await button.click()
  await expect.poll(async () => (await films()).at(-1)).toBe('loud ended')
})

test('where the device plays no such film its poster is shown, and the family reads it', async ({
  page,
  newContext,
}) => {
  const { path } = await givenFamily(page, 'Anna')
  const room = await newContext()
  await room.addInitScript(() => {
    HTMLMediaElement.prototype.canPlayType = () => ''
  })
  const screen = await givenScreen(page, room)
  await sendClip(page, path, 'First steps')
  await expect(screen.getByRole('img', { name: 'First steps' })).toBeVisible()
  await expect.poll(() => noteOf(page, path)).toBe('It cannot play the video, and shows its picture.')
  await expect(screen.getByRole('button', { name: 'With sound' })).toHaveCount(0)
  await expect(screen.locator('video')).toHaveCount(0)
})

test('a screen that cannot fetch the code of films shows the poster, and plays the next one when it can', async ({
  page,
  newContext,
}) => {
  const { path } = await givenFamily(page, 'Anna')
  const room = await newContext({ serviceWorkers: 'block' })
  const screen = await givenScreen(page, room)
  await room.route(/\.js$/, (route) => route.abort())
  await sendClip(page, path, 'First steps')
  await expect(screen.getByRole('img', { name: 'First steps' })).toBeVisible()
  await expect(screen.getByRole('button', { name: 'With sound' })).toHaveCount(0)
  await room.unroute(/\.js$/)
  await sendClip(page, path, 'In the snow')
  await expect(screen.getByText('In the snow')).toBeVisible()
  await expect(screen.getByRole('button', { name: 'With sound' })).toBeVisible()
})

test('in a pause nothing plays; the film plays when the pause has ended', async ({ page, newContext }) => {
  const { path } = await givenFamily(page, 'Anna')
  const screen = await givenScreen(page, await newContext())
  const films = await watchFilms(screen)
  const pause = (until: 'tomorrow' | null) =>
    callApi(screen, '/api/screen/pause', { until, pressedAt: new Date().toISOString() })
  await pause('tomorrow')
  await expect(screen.locator('.dark-view')).toBeVisible()
  const isKept = screen.waitForResponse(/api\/screen\/films\//)
  await sendClip(page, path, 'First steps')
  await (await isKept).finished()
  expect(await films()).toEqual([])
  await pause(null)
  await expect.poll(films).toEqual(['silent playing', 'silent ended'])
})
