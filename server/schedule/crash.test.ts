import { expect, onTestFinished, test } from 'vitest'
import { hours, minutes } from '../platform/clock.ts'
import { givenContent, givenPerson, type Person } from '../testing/given/given.ts'
import { startClockServer } from '../testing/processes/running-server.ts'
import { rounds } from '../testing/soak.ts'
import type { TestApp } from '../testing/test-app.ts'
import { borrowDatabase } from '../testing/test-database.ts'

const times = rounds({ quick: 1, full: 6 })
const atOnce = 20

test('killed again and again in the minute that deliveries are due, each is sent once', async () => {
  const database = await borrowDatabase()
  const server = await startClockServer(new Date().toISOString(), database.environment)
  onTestFinished(async () => {
    await server.stop()
    await database.drop()
  })
  const anna = await givenPerson(server as unknown as TestApp, 'Anna')
  const made = await anna.post('/api/family-groups', { name: 'The Hartleys' })
  const path = `/api/family-groups/${made.body.id}`
  const started = Date.now()
  for (let round = 0; round < times; round++) {
    const dueAt = started + (round + 1) * hours(1)
    for (let count = 0; count < atOnce; count++) await schedule(anna, path, `Book ${round}.${count}`, dueAt)
    await server.setClock(new Date(dueAt).toISOString())
    await pause(Math.random() * 400)
    await server.kill()
    await server.start()
  }
  // What the last server had claimed is free again when its lease has ended.
  await server.setClock(new Date(started + times * hours(1) + minutes(10)).toISOString())
  await expect.poll(() => pendingOf(anna, path)).toBe(0)
  const sent = await sentTitles(anna, path)
  expect(sent.length).toBe(times * atOnce)
  expect(new Set(sent).size).toBe(times * atOnce)
}, 1_800_000)

async function schedule(anna: Person, path: string, title: string, at: number): Promise<void> {
  const { id } = await givenContent(anna, path, { title })
  const scheduledFor = new Date(at).toISOString()
  const added = await anna.post(`${path}/schedule`, { contentItemId: id, scheduledFor, isRecurring: false })
  if (added.status !== 201) throw new Error(`not scheduled: ${added.bytes}`)
}

async function pendingOf(anna: Person, path: string): Promise<number> {
  const { body } = await anna.get(`${path}/schedule`)
  return body.filter(({ status }: { status: string }) => status !== 'sent').length
}

/** As the activity tells it: a second sending would be a second row. */
async function sentTitles(anna: Person, path: string): Promise<string[]> {
  const titles: string[] = []
  for (let before = ''; ; ) {
    const { body: page } = await anna.get(`${path}/activity?limit=100${before && `&before=${before}`}`)
    for (const { action, subject } of page) if (action === 'content_sent_to_alexa') titles.push(subject.title)
    if (page.length < 100) return titles
    before = page.at(-1).id
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
