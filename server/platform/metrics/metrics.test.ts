import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DeliveryFailure } from '../../delivery/delivery-channel.ts'
import { openBrowser } from '../../testing/browser.ts'
import { createFamilyApp, givenScreen, givenSentPhoto } from '../../testing/given/given.ts'
import { givenPicture } from '../../testing/given/given-picture.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { days, minutes } from '../clock.ts'
import { isPostgres } from '../db/transaction.ts'

test('what becomes of a picture is counted, with the time until it was shown', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const screen = await givenScreen(app, family)
  const before = await read(app)
  const { id } = await givenSentPhoto(anna, path)
  await screen.get('/api/screen')
  app.clock.advance(4000)
  // A slideshow comes round.
  for (const _ of [1, 2]) await screen.post(`/api/screen/deliveries/${id}/shown`, {})
  app.channels.screen = {
    deliver: () => Promise.reject(new DeliveryFailure('The device could not be reached.', { isFinal: true })),
  }
  await givenSentPhoto(anna, path)
  await expect
    .poll(async () => grown(before, await read(app)))
    .toMatchObject({
      'sunporch_delivery_steps_total{step="sent"}': 2,
      'sunporch_delivery_steps_total{step="accepted"}': 1,
      'sunporch_delivery_steps_total{step="handed"}': 1,
      'sunporch_delivery_steps_total{step="shown"}': 1,
      'sunporch_delivery_steps_total{step="failed"}': 1,
      'sunporch_delivery_failures_total{reason="error"}': 1,
    })
  const after = grown(before, await read(app))
  const [faster, slower] = [2, 5].map(
    (le) => after[`sunporch_delivery_shown_seconds_bucket{le="${le}",device="screen"}`] ?? 0,
  )
  expect([faster, slower]).toEqual([0, 1])
})

test('screens are counted by how long they have been away', async () => {
  const { app, family } = await createFamilyApp()
  const there = await givenScreen(app, family)
  await givenScreen(app, family)
  const screens = async () => {
    app.clock.advance(minutes(1))
    const { body } = await readText(app)
    return [...body.matchAll(/^sunporch_screens\{state="(\w+)"\} (\d)$/gm)].map(([, state, count]) => [
      state,
      count,
    ])
  }
  const stream = await there.listen('/api/screen/live')
  await stream.until('open')
  const states = (connected: string, disconnected: string, away: string) =>
    expect.poll(screens).toEqual([
      ['connected', connected],
      ['disconnected', disconnected],
      ['away', away],
    ])
  await states('1', '1', '0')
  stream.close()
  await states('0', '2', '0')
  await app.runDueAfter(days(1))
  // Silence is looked at twice.
  await app.runDueAfter(minutes(15))
  await states('0', '0', '2')
  expect((await there.post('/api/screen/contact', { wasTouched: false })).status).toBe(200)
  await states('0', '1', '1')
})

test('due work that nobody does is late, and is not when it is done', async () => {
  const { app, anna, path } = await createFamilyApp()
  await app.runDue()
  app.channels.screen = {
    deliver: () => Promise.reject(new DeliveryFailure('Not yet.', { isFinal: false })),
  }
  await givenSentPhoto(anna, path)
  app.clock.advance(minutes(11))
  const lag = async () => (await read(app))['sunporch_due_work_lag_seconds{work="delivery-attempts"}']
  expect(await lag()).toBe(600)
  await app.runDue()
  expect(await lag()).toBe(0)
})

test('errors of the storage are counted, and an upload that breaks off is none', async () => {
  const { app, anna } = await createFamilyApp()
  const before = await read(app)
  const errors = async () => storageErrorsIn(grown(before, await read(app)))
  const { uploadURL } = (await anna.post('/api/objects/upload')).body
  const { readable, writable } = new TransformStream()
  const writer = writable.getWriter()
  const put = expect(anna.put(uploadURL, readable)).rejects.toThrow()
  await writer.write(new Uint8Array(1000))
  const isReceived = async () => {
    const { receiving_until } = await app.db.selectFrom('uploads').selectAll().executeTakeFirstOrThrow()
    return receiving_until !== null
  }
  await expect.poll(isReceived).toBe(true)
  await writer.abort(new Error('cancelled'))
  await put
  await expect.poll(isReceived).toBe(false)
  expect(await errors()).toEqual({})
  const files = join(app.config.dataDir, 'files')
  await rm(files, { recursive: true })
  await writeFile(files, 'no folder')
  expect((await anna.put(uploadURL, await givenPicture())).status).toBe(500)
  expect((await openBrowser(app).get('/readyz')).body.warning).toContain('The storage cannot be written to')
  expect(await errors()).toEqual({
    'sunporch_storage_errors_total{operation="receive"}': 1,
    'sunporch_storage_errors_total{operation="check"}': 1,
  })
})

test('while the database is away, the metrics say so, with all that needs none', async () => {
  const app = await createTestApp()
  await app.db.destroy()
  const metrics = await read(app)
  expect(metrics.sunporch_database_up).toBe(0)
  expect(metrics['sunporch_info{role="all"}']).toBe(1)
  expect(metrics.sunporch_disk_free_bytes).toBeGreaterThan(0)
  expect(Object.keys(metrics).filter((name) => /lag|screens|backup/.test(name))).toEqual([])
})

test('connections to PostgreSQL are counted; SQLite has none to count', async () => {
  const app = await createTestApp()
  const names = Object.keys(await read(app)).filter((name) =>
    name.startsWith('sunporch_database_connections'),
  )
  expect(names).toEqual(
    isPostgres(app)
      ? ['in_use', 'idle', 'waiting'].map((state) => `sunporch_database_connections{state="${state}"}`)
      : [],
  )
})

async function readText(app: TestApp): Promise<{ status: number; body: string }> {
  const { status, bytes } = await openBrowser(app).get('/metrics')
  return { status, body: String(bytes) }
}

/** Each number by its name and labels. */
async function read(app: TestApp): Promise<Record<string, number>> {
  const { status, body } = await readText(app)
  expect(status).toBe(200)
  const lines = body.split('\n').filter((line) => line.startsWith('sunporch_'))
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
  )
}

function storageErrorsIn(metrics: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(metrics).filter(([name]) => name.includes('storage_errors')))
}

/** What has become more, and by how much. */
function grown(before: Record<string, number>, after: Record<string, number>): Record<string, number> {
  const names = Object.keys(after).filter((name) => after[name] !== (before[name] ?? 0))
  return Object.fromEntries(names.map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)]))
}
