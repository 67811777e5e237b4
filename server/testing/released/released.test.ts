import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { givenItem, givenPhoto, password } from '../given/given.ts'
import { startServer } from '../processes/running-server.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { keepReleased, listsOf, pictureOf } from './keep-released.ts'
import { openReleased } from './open-released.ts'

const released = globSync('server/testing/released/*.tar.gz')

test.each(released.map((file) => [basename(file, '.tar.gz'), file]))(
  'what release %s has stored is all there',
  async (_, file) => expectAllThere(file),
)

test('what this release would keep is all there, so that the next one can be held to it', async () => {
  const file = join(await temporaryFolder(), 'this.tar.gz')
  await keepReleased(file)
  await expectAllThere(file)
})

async function expectAllThere(file: string): Promise<void> {
  const { environment, kept } = await openReleased(file)
  const server = await startServer(environment)
  onTestFinished(() => server.stop())
  const anna = openBrowser(server)
  expect((await anna.post('/api/auth/sign-in', { email: 'anna@example.com', password })).status).toBe(200)
  const path = `/api/family-groups/${kept.group}`
  for (const [list, ids] of Object.entries(await listsOf(anna, path))) {
    expect(kept.lists[list]?.length, list).toBeGreaterThan(0)
    expect(ids, list).toEqual(expect.arrayContaining(kept.lists[list] ?? []))
  }
  for (const list of ['notes', 'schedule', 'visits', 'activity', 'answers', 'people', 'room'])
    expect((await anna.get(`${path}/${list}`)).status, list).toBe(200)
  expect(await pictureOf(anna, kept.picture.path)).toBe(kept.picture.sha256)
  const screen = openBrowser(server)
  for (const [name, value] of kept.screen) screen.cookies.set(name, value)
  expect((await screen.get('/api/screen')).status).toBe(200)
  await givenPhoto(anna, path, 'After')
  await givenItem(anna, path, { name: 'Bread' })
}
