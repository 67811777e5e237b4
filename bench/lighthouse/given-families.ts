import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import sharp from 'sharp'
import { newId } from '#server/platform/ids.ts'
import { type Browser, openBrowser } from '#server/testing/browser.ts'
import type { RunningServer } from '#server/testing/processes/running-server.ts'

/** A signed-in person with one group; `cookie` is what their browser sends. */
export type Family = { cookie: string; path: string }

const uploaded = 50
const takenOn = Date.UTC(2026, 0, 1)

/** A family with 50 photos, of which some were sent to a screen that is open, four members and a list. */
export async function givenFamily(server: RunningServer, firstName: string): Promise<Family> {
  const { person, path, cookie } = await givenGroup(server, firstName)
  const screen = await givenScreen(server, person, path)
  const pictures = await Promise.all(Array.from({ length: 12 }, (_, seed) => drawPicture(seed)))
  for (let n = 0; n < uploaded; n++) {
    const { uploadURL, objectPath } = await post(person, '/api/objects/upload')
    await person.put(uploadURL, pictures[n % pictures.length] as Buffer)
    await post(person, `${path}/photos`, { objectPath, caption: `The ${n + 1}. day in the garden` })
  }
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

async function givenGroup(server: RunningServer, firstName: string) {
  const person = openBrowser(server)
  const email = `${firstName.toLowerCase()}@example.com`
  await post(person, '/api/auth/sign-up', {
    firstName,
    lastName: 'Hartley',
    email,
    password: 'correct horse battery',
  })
  const group = await post(person, '/api/family-groups', {
    name: 'The Hartleys',
    lovedOneName: 'Rose',
    timeZone: 'Europe/Berlin',
  })
  const path = `/api/family-groups/${group.id}`
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return { person, path, cookie }
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

async function post(browser: Browser, path: string, body?: unknown) {
  const answer = await browser.post(path, body)
  if (answer.status >= 300) throw new Error(`${path} was refused: ${answer.bytes}`)
  return answer.body
}

/** Soft shapes and some noise: about as many bytes as a photo of a phone. */
async function drawPicture(seed: number): Promise<Buffer> {
  const shapes = Buffer.from(
    Array.from({ length: 16 * 12 * 3 }, (_, at) => ((at + 7) * (seed + 3) * 2_654_435_761) % 251),
  )
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const
  const grain = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: 'grey', noise } })
    .png()
    .toBuffer()
  return sharp(shapes, { raw: { width: 16, height: 12, channels: 3 } })
    .resize(1600, 1200, { kernel: 'cubic' })
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 85 })
    .toBuffer()
}
