import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { days } from '../../platform/clock.ts'
import { openBrowser } from '../browser.ts'
import { givenContent, givenItem, givenNote, givenPerson, givenPhoto, type Person } from '../given/given.ts'
import { givenVisit } from '../given/given-visit.ts'
import { type RunningServer, startServer } from '../processes/running-server.ts'

/** What a later release has to find in the folder. */
export type Kept = {
  group: string
  /** The ids in each list, by the end of its address. */
  lists: Record<string, string[]>
  picture: { path: string; sha256: string }
  /** The cookies of a screen, which stays connected. */
  screen: [string, string][]
}

/** Lists whose rows stay, whatever the time. */
const lasting = ['photos', 'content', 'shopping', 'members', 'devices']

/** Has this release make a data folder, with something of everything, and packs it into the file. */
export async function keepReleased(file: string): Promise<void> {
  const server = await startServer()
  try {
    const kept = await fill(server)
    await server.end()
    writeFileSync(join(server.dataDir, 'kept.json'), JSON.stringify(kept))
    mkdirSync(dirname(file), { recursive: true })
    const parts = ['kept.json', 'sunporch.db', 'secret-key', 'files']
    execFileSync('tar', ['-C', server.dataDir, '-czf', resolve(file), ...parts])
  } finally {
    await server.stop()
  }
}

async function fill(server: RunningServer): Promise<Kept> {
  const anna = await givenPerson(server, 'Anna')
  const made = await anna.post('/api/family-groups', { name: 'The Hartleys', timeZone: 'Europe/Berlin' })
  const path = `/api/family-groups/${made.body.id}`
  const photo = await givenPhoto(anna, path, 'In the garden')
  const screen = await givenAnswer(server, anna, path, photo.id)
  await givenItem(anna, path, { name: 'Tea' })
  const { id } = await givenContent(anna, path)
  await givenNote(anna, path)
  const now = Date.now()
  await givenVisit(anna, path, { date: new Date(now + days(2)).toISOString().slice(0, 10) })
  const scheduledFor = new Date(now + days(1)).toISOString()
  const planned = await anna.post(`${path}/schedule`, { contentItemId: id, scheduledFor })
  const invited = await anna.post(`${path}/members`, { email: 'mia@example.com' })
  if (planned.status !== 201 || invited.status !== 201) throw new Error('something could not be added')
  return {
    group: made.body.id,
    lists: await listsOf(anna, path),
    picture: { path: photo.objectPath, sha256: await pictureOf(anna, photo.objectPath) },
    screen,
  }
}

/** A photo that was sent, shown and answered. */
async function givenAnswer(server: RunningServer, anna: Person, path: string, photoId: string) {
  const link = await anna.post(`${path}/devices/links`)
  const screen = openBrowser(server)
  await screen.post('/api/screen/open', { token: link.body.url.split('#open=')[1] })
  await anna.post(`${path}/photos/${photoId}/send-to-alexa`)
  const [item] = (await screen.get('/api/screen')).body.items
  await screen.post(`/api/screen/deliveries/${item.deliveryId}/shown`, {})
  const answered = await screen.post(`/api/screen/deliveries/${item.deliveryId}/answers`, { kind: 'heart' })
  if (answered.status >= 300) throw new Error(`not answered: ${answered.bytes}`)
  return [...screen.cookies]
}

export async function listsOf(anna: Pick<Person, 'get'>, path: string): Promise<Record<string, string[]>> {
  const lists: Record<string, string[]> = {}
  for (const name of lasting) {
    const { status, body } = await anna.get(`${path}/${name}`)
    lists[name] =
      status === 200 ? [...JSON.stringify(body).matchAll(/"id":"([^"]+)"/g)].map(([, id = '']) => id) : []
  }
  return lists
}

export async function pictureOf(anna: Pick<Person, 'get'>, objectPath: string): Promise<string> {
  const { bytes } = await anna.get(`/api${objectPath}`)
  return createHash('sha256').update(bytes).digest('hex')
}
