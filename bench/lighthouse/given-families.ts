import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { newId } from '#server/platform/ids.ts'
import { type Browser, openBrowser } from '#server/testing/browser.ts'
import type { RunningServer } from '#server/testing/processes/running-server.ts'
import { givenGroup, post } from '../given-group.ts'
import { photoOf } from '../photo-of.ts'

/** A signed-in person with one group; `cookie` is what their browser sends. */
export type Family = { cookie: string; path: string }

const uploaded = 50
const takenOn = Date.UTC(2026, 0, 1)

/** A family with 50 photos, of which some were sent to a screen that is open, four members and a list. */
export async function givenFamily(server: RunningServer, firstName: string): Promise<Family> {
  const { person, path, cookie, add } = await givenGroup(server, firstName)
  const screen = await givenScreen(server, person, path)
  const pictures = await Promise.all(Array.from({ length: 12 }, (_, seed) => photoOf(1600, 1200, seed)))
  for (let n = 0; n < uploaded; n++)
    await add(pictures[n % pictures.length] as Buffer, `The ${n + 1}. day in the garden`)
  const { body: photos } = await person.get(`${path}/photos?limit=6`)
  for (const { id } of photos) await post(person, `${path}/photos/${id}/send-to-alexa`)
  const { items } = (await screen.get('/api/screen')).body
  const newest = items.at(-1)
  await post(screen, `/api/screen/deliveries/${newest.deliveryId}/shown`, {})
  const showing = { kind: 'picture', deliveryId: newest.deliveryId }
  await post(screen, '/api/screen/contact', { wasTouched: true, showing })
  await post(person, `${path}/content`, { title: 'Persuasion', type: 'audiobook' })
  await giveItems(person, path, 12)
  return { cookie, path }
}

/** A family with only a list to buy. */
export async function givenShoppers(
  server: RunningServer,
  firstName: string,
  items: number,
): Promise<Family> {
  const { person, path, cookie } = await givenGroup(server, firstName)
  await giveItems(person, path, 1)
  copyRows(server, 'shopping_items', path, items - 1, (row, n) => ({ ...row, name: `Thing ${n}` }))
  return { cookie, path }
}

/** Older photos, without pictures: nobody scrolls down to them. */
export function addOlderPhotos(server: RunningServer, { path }: Family, photos: number): void {
  copyRows(server, 'photos', path, photos, (row, n) => ({
    ...row,
    object_id: newId(),
    caption: `Photo ${n}`,
    created_at: takenOn - n * 3_600_000,
  }))
}

async function givenScreen(server: RunningServer, person: Browser, path: string): Promise<Browser> {
  const { url } = await post(person, `${path}/devices/links`)
  const screen = openBrowser(server)
  await post(screen, '/api/screen/open', { token: url.split('#open=')[1] })
  return screen
}

async function giveItems(person: Browser, path: string, items: number): Promise<void> {
  for (let n = 0; n < items; n++)
    await post(person, `${path}/shopping/items`, { name: `Thing ${n}`, quantity: '2' })
}

type Row = Record<string, SQLInputValue>

/** Copies of one of the group's rows, straight in the database. */
function copyRows(
  server: RunningServer,
  table: 'photos' | 'shopping_items',
  path: string,
  count: number,
  change: (row: Row, n: number) => Row,
): void {
  const db = new DatabaseSync(join(server.dataDir, 'sunporch.db'), { timeout: 10_000 })
  const groupId = path.split('/').at(-1) ?? ''
  const row = db.prepare(`select * from ${table} where family_group_id = ? limit 1`).get(groupId) as Row
  db.exec('begin')
  for (let n = 0; n < count; n++) {
    const copy = { ...change(row, n), id: newId() }
    const names = Object.keys(copy)
    db.prepare(`insert into ${table} (${names}) values (${names.map(() => '?')})`).run(...Object.values(copy))
  }
  db.exec('commit')
  db.close()
}
