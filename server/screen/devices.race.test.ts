import { expect, test } from 'vitest'
import type { ContentItem } from '#contract/content.ts'
import type { Device } from '#contract/delivery/delivery.ts'
import type { Activity } from '#contract/family/activity.ts'
import { minutes } from '../platform/clock.ts'
import { type Browser, openBrowser } from '../testing/browser.ts'
import { type Family, givenContent, givenFamily, givenMember } from '../testing/given/given.ts'
import { atOnce, pairsOf, raceRounds, type Verb } from '../testing/race.ts'
import { sharedTestApp } from '../testing/test-app.ts'

const app = sharedTestApp()

type Row = {
  anna: Browser
  ben: Browser
  /** Address of the group, of the device, and of a recommendation to send. */
  group: string
  device: string
  content: string
  /** The browser that the device is reserved for, and one whose code nobody has typed. */
  screen: Browser
  unpaired: { code: string }
}

const verbs: Verb<Row>[] = [
  { name: 'rename', call: ({ anna, device }) => anna.patch(device, { name: 'Kitchen' }) },
  { name: 'set the text size', call: ({ ben, device }) => ben.patch(device, { textSize: 'largest' }) },
  { name: 'remove', call: ({ ben, device }) => ben.delete(device) },
  { name: 'open', call: ({ screen }) => screen.post('/api/screen/pairing/finish') },
  {
    name: 'pair another',
    call: ({ anna, group, unpaired }) => anna.post(`${group}/devices/pair`, { code: unpaired.code }),
  },
  { name: 'send', call: ({ anna, content }) => anna.post(`${content}/send-to-alexa`) },
]

test.each(pairsOf(verbs))('at once on one screen: %s', async (_name, one, other) => {
  const family = await givenFamily(app)
  const ben = await givenMember(app, family, 'Ben', 'caretaker')
  for (let round = 0; round < raceRounds; round++) {
    const { id, ...row } = await givenReserved(family, ben)
    const answers = await atOnce(row, one, other)
    const done = [one, other].flatMap(({ name }, index) => (answers[index]?.status === 200 ? [name] : []))
    await expectConsistent(family, row, id, done)
    await removeAll(family)
    // Codes are limited to ten in fifteen minutes.
    app.clock.advance(minutes(15))
  }
})

/** A screen of the group that waits for its browser to fetch the token. */
async function givenReserved({ anna, path }: Family, ben: Browser) {
  const screen = openBrowser(app)
  const { code } = (await screen.post('/api/screen/pairing')).body
  const { id } = (await anna.post(`${path}/devices/pair`, { code })).body as Device
  const unpaired = (await openBrowser(app).post('/api/screen/pairing')).body
  const content = `${path}/content/${(await givenContent(anna, path)).id}`
  return { id, anna, ben, group: path, device: `${path}/devices/${id}`, content, screen, unpaired }
}

async function expectConsistent({ anna, path }: Family, row: Row, id: string, done: string[]) {
  const devices = (await anna.get(`${path}/devices`)).body as Device[]
  const device = devices.find((listed) => listed.id === id)
  const activity = ((await anna.get(`${path}/activity?limit=100`)).body as Activity[]).filter(
    ({ subject }) => subject?.id === id,
  )
  const count = (action: string) => activity.filter((entry) => entry.action === action).length
  // A group always keeps a screen, and a removed one is gone, exactly once.
  expect(devices.length).toBeGreaterThan(0)
  expect(device === undefined).toBe(done.includes('remove'))
  expect(count('device_removed')).toBe(done.includes('remove') ? 1 : 0)
  // An edit of another field survives.
  if (device && done.includes('rename')) expect(device.name).toBe('Kitchen')
  if (device && done.includes('set the text size')) expect(device.textSize).toBe('largest')
  // A screen is connected once, and a removed one opens nothing.
  expect(count('device_connected')).toBe(done.includes('open') ? 1 : 0)
  if (device && done.includes('open')) expect(device.openedAt).not.toBeNull()
  if (!device) expect((await row.screen.get('/api/screen')).status).toBe(401)
  await expectDelivered(row, devices)
}

/** Nothing waits on a removed device, and what was sent is on every other one that was there. */
async function expectDelivered({ anna, group, content }: Row, devices: Device[]) {
  const items = (await anna.get(`${group}/content`)).body as ContentItem[]
  const delivery = items.find(({ id }) => content.endsWith(id))?.delivery
  for (const { deviceId, state } of delivery?.devices ?? [])
    expect(state).toBe(devices.some(({ id }) => id === deviceId) ? 'accepted' : 'failed')
}

/** Leaves the group with one new screen that nobody has opened or reserved. */
async function removeAll({ anna, path }: Family) {
  for (const { id } of (await anna.get(`${path}/devices`)).body as Device[])
    await anna.delete(`${path}/devices/${id}`)
}
