import type { Page } from '@playwright/test'
import { violations } from '../support/axe.ts'
import { pauseClock } from '../support/page-clock.ts'
import { callApi, givenFamily, givenScreen, joinGroup } from '../support/person.ts'
import { addPhoto } from '../support/photo.ts'
import { expect, test } from '../support/server.ts'
import { readStored } from '../support/stored.ts'
import { zoneWhereItIs } from '../support/zone.ts'

test.use({ serviceWorkers: 'allow' })

test('the family makes a screen a still board, on which the last word of each of them stays', async ({
  newContext,
  page,
}) => {
  const { path } = await givenFamily(page, 'Anna')
  await callApi(page, path, { lovedOneName: 'Rose', timeZone: zoneWhereItIs(10) }, 'PATCH')
  const screen = await givenScreen(page, await newContext())
  await page.goto('/settings/screen')
  await page.getByRole('button', { name: /^Settings of/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Still board', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(screen.locator('.board')).toBeVisible()
  await expect(screen.getByRole('heading', { level: 1 })).toHaveText(/morning$/)

  const ben = await (await newContext()).newPage()
  await joinGroup(page, ben, { path, firstName: 'Ben' })
  await write(page, path, 'I bring your coat')
  await write(ben, path, 'I am at your door at three')
  await expect(words(screen)).toHaveText(['I am at your door at three', 'I bring your coat'])
  const second = await write(page, path, 'Your coat is in the hall')
  await expect(words(screen)).toHaveText(['Your coat is in the hall', 'I am at your door at three'])
  const photoId = await addPhoto(page, path, 'The garden')
  await callApi(page, `${path}/photos/${photoId}/send-to-alexa`)
  await expect(screen.getByRole('img', { name: 'The garden' })).toBeVisible()

  // What is said of it is what the board has shown.
  await expect.poll(() => lastShown(page, path)).toBe('The garden')
  await expect.poll(() => notesShown(page, path)).toEqual([true, true, true])
  expect(await violations(screen)).toEqual([])

  // A press shows the words large, and nothing else happens at a touch.
  await screen.getByText('I am at your door at three').click()
  await expect(screen.getByRole('button', { name: 'Show less' })).toBeVisible()
  await screen.getByRole('button', { name: 'Show less' }).click()
  await expect(words(screen)).toHaveCount(2)

  await callApi(page, `${path}/notes/${second}`, undefined, 'DELETE')
  await expect(words(screen)).toHaveText(['I am at your door at three', 'I bring your coat'])

  // Without a network it is the same.
  await screen.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await screen.context().setOffline(true)
  await screen.reload()
  await expect(words(screen)).toHaveText(['I am at your door at three', 'I bring your coat'])
  await expect(screen.getByRole('img', { name: 'The garden' })).toBeVisible()
  await screen.context().setOffline(false)

  const [{ id }] = (await callApi(page, `${path}/devices`, undefined, 'GET')) as unknown as [{ id: string }]
  // In memory it shows the pictures, whatever its look.
  await callApi(page, `${path}/in-memory`, { isInMemory: true }, 'PUT')
  await expect(screen.locator('.top .picture')).toBeVisible()
  await expect(screen.locator('.board')).toHaveCount(0)
  await callApi(page, `${path}/in-memory`, { isInMemory: false }, 'PUT')
  await expect(screen.locator('.board')).toBeVisible()
  await callApi(page, `${path}/devices/${id}`, { look: 'pictures' }, 'PATCH')
  await expect(screen.locator('.board')).toHaveCount(0)
  await expect(screen.locator('.top .picture, .top .message-scene, .top .day').first()).toBeVisible()
})

test('a board changes its picture with the part of the day, and is dark in the quiet hours', async ({
  newContext,
  page,
}) => {
  const { path } = await givenFamily(page, 'Anna')
  await callApi(page, path, { lovedOneName: 'Rose', timeZone: zoneWhereItIs(8) }, 'PATCH')
  const room = await newContext()
  await room.clock.install()
  const screen = await givenScreen(page, room)
  const [{ id }] = (await callApi(page, `${path}/devices`, undefined, 'GET')) as unknown as [{ id: string }]
  const quietHours = { from: '21:00', until: '07:00' }
  await callApi(page, `${path}/devices/${id}`, { look: 'ink', quietHours }, 'PATCH')
  await expect(screen.locator('.board')).toBeVisible()
  for (const caption of ['The garden', 'The lake']) {
    const photoId = await addPhoto(page, path, caption)
    await callApi(page, `${path}/photos/${photoId}/send-to-alexa`)
  }
  const picture = (name: string) => screen.getByRole('img', { name })
  await expect(picture('The garden')).toBeVisible()
  await expect(screen.locator('.board-clock')).toHaveCount(0)
  await expect.poll(async () => (await readStored(screen)).pictures).toBe(2)
  // Each answer of the server would set the clock back.
  await screen.context().setOffline(true)
  await pauseClock(screen)
  await screen.clock.fastForward('15:10')
  await expect(picture('The lake')).toBeVisible()
  await screen.clock.fastForward('01:00:00')
  await screen.clock.runFor(10_000)
  await expect(picture('The lake')).toBeVisible()
  await screen.clock.fastForward('04:00:00')
  await expect(picture('The garden')).toBeVisible()
  await screen.clock.fastForward('09:00:00')
  await expect(screen.locator('.dark-view')).toBeVisible()
  await expect(screen.locator('.board')).toHaveCount(0)
})

function words(screen: Page) {
  return screen.locator('.board-word .title')
}

async function write(person: Page, path: string, text: string): Promise<string> {
  return String((await callApi(person, `${path}/notes`, { text, stays: 'always', isSent: true })).id)
}

async function lastShown(page: Page, path: string): Promise<unknown> {
  const devices = await callApi(page, `${path}/devices`, undefined, 'GET')
  return (devices as unknown as { lastShown: { title: string } | null }[])[0]?.lastShown?.title
}

async function notesShown(page: Page, path: string): Promise<boolean[]> {
  const notes = await callApi(page, `${path}/notes`, undefined, 'GET')
  return (notes as unknown as { delivery: { shownAt: string | null } | null }[]).map(
    ({ delivery }) => delivery?.shownAt !== null,
  )
}
