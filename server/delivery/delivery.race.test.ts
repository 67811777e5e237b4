import { expect, test } from 'vitest'
import type { ContentItem } from '#contract/content.ts'
import type { Device } from '#contract/delivery/delivery.ts'
import type { Activity } from '#contract/family/activity.ts'
import type { ScreenItem, ScreenView } from '#contract/screen/screen-view.ts'
import { minutes, toIso } from '../platform/clock.ts'
import type { Answer, Browser } from '../testing/browser.ts'
import {
  createFamilyApp,
  type Family,
  givenContent,
  givenFamily,
  givenMember,
  givenScreen,
} from '../testing/given/given.ts'
import { atOnce, pairsOf, raceRounds, type Verb } from '../testing/race.ts'
import { sharedTestApp } from '../testing/test-app.ts'
import { DeliveryFailure } from './delivery-channel.ts'

const app = sharedTestApp()

type Row = {
  anna: Browser
  ben: Browser
  screen: Browser
  group: string
  /** Address of the recommendation, and the id of its delivery. */
  content: string
  deliveryId: string
}

const verbs: Verb<Row>[] = [
  { name: 'take back', call: takeBack },
  { name: 'send again', call: ({ ben, content }) => ben.post(`${content}/send-to-alexa`) },
  { name: 'report as shown', call: reportShown },
  {
    name: 'answer',
    call: ({ screen, deliveryId }) =>
      screen.post(`/api/screen/deliveries/${deliveryId}/answers`, { kind: 'heart' }),
  },
  { name: 'rename', call: ({ anna, content }) => anna.patch(content, { title: 'Emma' }) },
  { name: 'delete', call: ({ ben, content }) => ben.delete(content) },
]

async function takeBack(row: Row): Promise<Answer> {
  const answer = await row.anna.post(`${row.group}/deliveries/${row.deliveryId}/take-back`)
  if (answer.status === 200) expect(await itemsOf(row)).not.toContainEqual(isOf(row))
  return answer
}

/** Each report names another time. */
function reportShown({ screen, deliveryId }: Row): Promise<Answer> {
  const shownAt = toIso(app.clock.now() - Math.floor(Math.random() * minutes(4)))
  return screen.post(`/api/screen/deliveries/${deliveryId}/shown`, { shownAt })
}

test.each(pairsOf(verbs))('at once on one delivery: %s', async (_name, one, other) => {
  const family = await givenFamily(app)
  const ben = await givenMember(app, family, 'Ben', 'caretaker')
  const screen = await givenScreen(app, family)
  for (let round = 0; round < raceRounds; round++) {
    const row = { ben, screen, ...(await givenDelivery(family)) }
    app.clock.advance(minutes(5))
    const answers = await atOnce(row, one, other)
    const done = [one, other].flatMap(({ name }, index) => (answers[index]?.status === 200 ? [name] : []))
    await expectConsistent(row, done)
    // The first report counts: both are answered with the same time.
    if (one.call === reportShown && other.call === reportShown)
      expect(answers[0].body.shownAt).toBe(answers[1].body.shownAt)
    await family.anna.delete(row.content)
  }
})

async function givenDelivery({ anna, path }: Family) {
  const { id } = await givenContent(anna, path)
  const content = `${path}/content/${id}`
  const { delivery } = (await anna.post(`${content}/send-to-alexa`)).body
  return { anna, group: path, content, deliveryId: delivery.id as string }
}

async function expectConsistent(row: Row, done: string[]) {
  const { anna, group, content } = row
  const listed = (await anna.get(`${group}/content`)).body as ContentItem[]
  const subject = listed.find(({ id }) => content.endsWith(id))
  const activity = ((await anna.get(`${group}/activity?limit=100`)).body as Activity[]).filter(
    (entry) => entry.subject?.id && content.endsWith(entry.subject.id),
  )
  const count = (action: string) => activity.filter((entry) => entry.action === action).length
  const items = await itemsOf(row)
  const item = items.find(({ deliveryId }) => deliveryId === row.deliveryId)
  // What was taken back or deleted is on no screen.
  if (done.includes('take back')) expect(item).toBeUndefined()
  if (done.includes('delete')) expect(items).toEqual([])
  const isThere = !done.includes('take back') && !done.includes('delete')
  // A thing that was sent twice is on the screen once, by its newest delivery.
  if (isThere) expect(done.includes('send again') ? items[0] : item).toBeDefined()
  expect(items.length).toBeLessThan(2)
  // Everything is recorded once.
  expect(count('delivery_taken_back')).toBe(done.includes('take back') ? 1 : 0)
  expect(count('delivery_answered')).toBe(done.includes('answer') ? 1 : 0)
  if (item && done.includes('answer')) expect(item.answers).toHaveLength(1)
  if (item && done.includes('report as shown')) expect(item.shownAt).not.toBeNull()
  // The screen shows the title of today.
  for (const { title } of items) expect(title).toBe(subject?.title)
}

async function itemsOf({ screen }: Row): Promise<ScreenItem[]> {
  return ((await screen.get('/api/screen')).body as ScreenView).items
}

function isOf({ deliveryId }: Row) {
  return expect.objectContaining({ deliveryId })
}

const endings: Verb<Row>[] = [
  { name: 'taken back', call: takeBack },
  {
    name: 'its device is removed',
    call: async ({ ben, group }) => {
      const [device] = (await ben.get(`${group}/devices`)).body as Device[]
      return ben.delete(`${group}/devices/${device?.id}`)
    },
  },
]

test.each(endings)('an attempt delivers nothing any more once $name', async (ending) => {
  const { app, family } = await createFamilyApp()
  const ben = await givenMember(app, family, 'Ben', 'caretaker')
  for (let round = 0; round < raceRounds; round++) {
    const screen = await givenScreen(app, family)
    app.channels.screen = {
      async deliver() {
        throw new DeliveryFailure('The kitchen does not answer.', { isFinal: false })
      },
    }
    const row = { ben, screen, ...(await givenDelivery(family)) }
    const log: string[] = []
    app.channels.screen = {
      async deliver(_app, { delivery }) {
        if (delivery.id === row.deliveryId) log.push('delivered')
      },
    }
    app.clock.advance(minutes(1))
    const attempt = async () => {
      await app.runDue()
      return { status: 200 } as Answer
    }
    const end = async () => {
      const answer = await ending.call(row)
      log.push('ended')
      return answer
    }
    await atOnce(row, { name: 'attempt', call: attempt }, { name: 'end', call: end })
    await app.runDue()
    expect(['ended', 'delivered,ended']).toContain(log.join())
    for (const { id } of (await ben.get(`${row.group}/devices`)).body as Device[])
      await ben.delete(`${row.group}/devices/${id}`)
  }
})
