import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { pictureWidths } from '#contract/photos/photos.ts'
import { givenPerson, type Person } from '../given/given.ts'
import { givenPicture } from '../given/given-picture.ts'
import { startServer } from '../processes/running-server.ts'
import { rounds } from '../soak.ts'
import type { TestApp } from '../test-app.ts'
import { borrowDatabase } from '../test-database.ts'

const times = rounds({ quick: 1, full: 10 })
const atOnce = 50

test(`killed in the middle of 50 uploads, ${times} times, the server loses no photo and shows none half`, async () => {
  const database = await borrowDatabase()
  const server = await startServer(database.environment)
  onTestFinished(async () => {
    await server.stop()
    await database.drop()
  })
  const anna = await givenPerson(server as unknown as TestApp, 'Anna')
  const path = `/api/family-groups/${(await anna.post('/api/family-groups', { name: 'The Hartleys' })).body.id}`
  const picture = await givenPicture({ width: 120, height: 80 })
  const acknowledged = new Set<string>()
  const interrupted: number[] = []

  for (let round = 0; round < times; round++) {
    const before = acknowledged.size
    const began = performance.now()
    const enough = Promise.withResolvers<void>()
    const wanted = before + 1 + Math.floor(Math.random() * atOnce * 0.6)
    const uploads = Array.from({ length: atOnce }, async () => {
      await upload(anna, path, picture, acknowledged)
      if (acknowledged.size >= wanted) enough.resolve()
    })
    await Promise.race([enough.promise, Promise.all(uploads)])
    // At a random moment of one of the next uploads, however long this machine takes for one.
    const oneTakes = (performance.now() - began) / (acknowledged.size - before)
    await pause(Math.random() * oneTakes)
    await server.kill()
    await Promise.all(uploads)
    interrupted.push(atOnce - (acknowledged.size - before))
    await server.start()
    expect(readdirSync(join(server.dataDir, 'files', '.tmp'))).toEqual([])
  }

  const there = await everyPhoto(anna, path)
  expect([...acknowledged].filter((id) => !there.has(id))).toEqual([])
  for (const address of there.values()) await expectWhole(anna, address)
  // It was really cut short, and not each time before anything had happened.
  expect(interrupted.filter((count) => count > 0).length).toBeGreaterThanOrEqual(times / 2)
  expect(acknowledged.size).toBeGreaterThan(0)
}, 1_800_000)

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** Remembers the photo when the server has acknowledged it; a lost connection acknowledges nothing. */
async function upload(anna: Person, path: string, picture: Buffer, acknowledged: Set<string>): Promise<void> {
  try {
    const { body } = await anna.post('/api/objects/upload')
    await anna.put(body.uploadURL, picture)
    const added = await anna.post(`${path}/photos`, { objectPath: body.objectPath })
    if (added.status === 201) acknowledged.add(added.body.id)
  } catch {
    return
  }
}

async function everyPhoto(anna: Person, path: string): Promise<Map<string, string>> {
  const there = new Map<string, string>()
  for (let before = ''; ; before = [...there.keys()].at(-1) ?? '') {
    const { body: page } = await anna.get(`${path}/photos?limit=100${before && `&before=${before}`}`)
    for (const { id, objectPath } of page) there.set(id, `/api${objectPath}`)
    if (page.length < 100) return there
  }
}

async function expectWhole(anna: Person, address: string): Promise<void> {
  for (const query of ['', ...pictureWidths.map((width) => `?w=${width}`)]) {
    const { status, bytes } = await anna.get(address + query)
    expect(status, address + query).toBe(200)
    await sharp(bytes, { failOn: 'truncated' }).stats()
  }
}
