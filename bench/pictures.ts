// Pictures: from the upload to all files of a photo, and sending them:
//   node bench/pictures.ts [--rounds 5] [--seconds 2] [--megapixels 12,48] [--waiting 60] [--heic a.heic] [--photos folder] [--only making,line,serving,bytes,memory]
// Without `--heic` no HEIC is measured; without `--photos` the bytes are those of drawn pictures.

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { makePicture, readPixels } from '#server/photos/pictures/variants.ts'
import { callFor } from './cost/calls.ts'
import { memoryOfAll, startMeasured } from './cost/processes.ts'
import { givenGroup } from './given-group.ts'
import { photoOf } from './photo-of.ts'
import { startWatched } from './pictures/start-watched.ts'
import { startCommand } from './start-command.ts'
import { median, spread, table } from './table.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    megapixels: { type: 'string', default: '12,48' },
    waiting: { type: 'string', default: '60' },
    heic: { type: 'string' },
    photos: { type: 'string' },
    only: { type: 'string', default: 'making,line,serving,bytes,memory' },
  },
})
const rounds = Number(values.rounds)
const sizes = values.megapixels.split(',').map(Number)
const [size = 12] = sizes
const waiting = Number(values.waiting)
const parts = { making, line, serving, bytes, memory }
const folder = mkdtempSync(join(tmpdir(), 'sunporch-pictures-'))
try {
  for (const name of values.only.split(',')) await parts[name as keyof typeof parts]()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** By HTTP, everything stored and synced, one picture at a time. */
async function making(): Promise<void> {
  const pictures = [
    ...(await Promise.all(
      sizes.map(async (one) => ({ name: `${one} megapixels, JPEG`, bytes: await photoOfSize(one) })),
    )),
    ...(values.heic ? [{ name: 'HEIC', bytes: readFileSync(values.heic) }] : []),
  ]
  const rows: string[][] = []
  for (const { name, bytes } of pictures) {
    const server = await startWatched(mkdtempSync(join(folder, 'data-')))
    const { add } = await givenGroup(server, 'Emma')
    // The first one loads code.
    await add(bytes)
    const [times, late]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      server.begin()
      times.push(await timeOf(() => add(bytes)))
      late.push((await server.end()).p99)
    }
    await server.stop()
    rows.push([
      `${name} (${(bytes.length / 1e6).toFixed(1)} MB)`,
      `${median(times).toFixed(0)} ms (${spread(times)})`,
      `${median(late).toFixed(1)} ms`,
    ])
  }
  console.log(`\n${table(['picture', 'Sunporch', 'event loop, p99'], rows)}`)
}

/** How long one family waits for one picture, alone and while another has many in the works. */
async function line(): Promise<void> {
  const bytes = await photoOfSize(size)
  const server = await startWatched(mkdtempSync(join(folder, 'data-')))
  const [emma, olga] = [await givenGroup(server, 'Emma'), await givenGroup(server, 'Olga')]
  await olga.add(bytes)
  const alone = await timeOf(() => olga.add(bytes))
  const uploads: string[] = []
  for (let count = 0; count < waiting; count++) uploads.push(await emma.upload(bytes))
  server.begin()
  const all = timeOf(() => Promise.all(uploads.map((objectPath) => emma.claim(objectPath))))
  const meanwhile: number[] = []
  for (let count = 0; count < 3; count++) meanwhile.push(await timeOf(() => olga.add(bytes)))
  const total = await all
  const { p99, max } = await server.end()
  await server.stop()
  const rows = [
    ['one picture of one family, alone', `${alone.toFixed(0)} ms`],
    [
      `the same, while another family has ${waiting} in line (median of 3)`,
      `${median(meanwhile).toFixed(0)} ms`,
    ],
    [`the ${waiting} and the 3`, `${(total / 1000).toFixed(1)} s`],
    ['event loop meanwhile: p99, longest', `${p99.toFixed(1)} ms, ${max.toFixed(0)} ms`],
  ]
  console.log(`\n${table([`${size} megapixels`, ''], rows)}`)
}

/** Of the server and the process that makes pictures: twenty one after the other, eight at once, and a minute later. */
async function memory(): Promise<void> {
  const bytes = await photoOfSize(size)
  const dataDir = mkdtempSync(join(folder, 'data-'))
  const server = await startMeasured(startCommand, { DATA_DIR: dataDir, REGISTRATION: 'open' })
  const { add } = await givenGroup(server, 'Emma')
  const atFirst = memoryOfAll(server.pid)
  let peak = 0
  const watching = setInterval(() => {
    peak = Math.max(peak, memoryOfAll(server.pid))
  }, 50)
  const took = await timeOf(async () => {
    for (let count = 0; count < 20; count++) await add(bytes)
  })
  await Promise.all(Array.from({ length: 8 }, () => add(bytes)))
  await setTimeout(60_000)
  clearInterval(watching)
  const rows = [
    ['before', `${atFirst.toFixed(0)} MB`],
    ['peak', `${peak.toFixed(0)} MB`],
    ['a minute after', `${memoryOfAll(server.pid).toFixed(0)} MB`],
    ['twenty, one after the other', `${(took / 1000).toFixed(1)} s`],
  ]
  await server.stop()
  console.log(`\n${table([`${size} megapixels`, ''], rows)}`)
}

/** 50 connections, with session, group and photo checked. */
async function serving(): Promise<void> {
  const dataDir = mkdtempSync(join(folder, 'data-'))
  const server = await startWatched(dataDir)
  const { add, cookie } = await givenGroup(server, 'Emma')
  const ids: string[] = []
  for (let count = 0; count < 10; count++) ids.push(await add(await photoOf(2400, 1800)))
  const rows: string[][] = []
  for (const [name, query] of [
    ['w320.webp', '?w=320'],
    ['w640.webp', '?w=640'],
    ['w1280.webp', '?w=1280'],
    ['device.jpg', ''],
  ] as const) {
    const calls = ids.map((id) => ({ path: `/api/objects/${id}${query}`, cookie }))
    const rates: number[] = []
    for (let round = 0; round < rounds; round++) {
      const load = { connections: 50, seconds: Number(values.seconds) }
      const { times, seconds } = await callFor(server.url, calls, load)
      rates.push(times.length / seconds)
    }
    const size = readFileSync(join(dataDir, 'files/pictures', ids[0] ?? '', name)).length
    rows.push([`${name} (${(size / 1000).toFixed(0)} kB)`, `${median(rates).toFixed(0)} (${spread(rates)})`])
  }
  await server.stop()
  console.log(`\n${table(['file', 'Sunporch, a second'], rows)}`)
}

/** A gallery of 50 on a phone of 390 × 844 points with three pixels each: tiles of 1,077 pixels. */
async function bytes(): Promise<void> {
  const originals = values.photos
    ? listPhotos(values.photos)
    : [await photoOfSize(size), await photoOfSize(size, 3 / 4)]
  const [before, avif]: [number[], number[]] = [[], []]
  for (const original of originals) {
    const made = await makePicture(original).catch(() => null)
    if (!made) continue
    const body = (name: string) => made.files.find((file) => file.name === name)?.body.length ?? 0
    before.push((await asBefore(original)).length)
    avif.push(body('w960.avif'))
  }
  const of50 = (sizes: number[]) =>
    `${((50 * sizes.reduce((a, b) => a + b, 0)) / sizes.length / 1e6).toFixed(2)} MB`
  const rows = [
    ['before: w1280.webp', of50(before)],
    ['now: w960.avif', of50(avif)],
  ]
  console.log(`\n${table([`gallery of 50 (${before.length} different ones)`, 'bytes'], rows)}`)
}

/** Twelve megapixels are 4,000 × 3,000 pixels. */
function photoOfSize(megapixels: number, ratio = 4 / 3): Promise<Buffer> {
  const width = Math.sqrt(megapixels * 1e6 * ratio)
  return photoOf(Math.round(width), Math.round(width / ratio))
}

/** What a phone loaded before decision 059. */
async function asBefore(original: Buffer): Promise<Buffer> {
  const { data, info } = await readPixels(original)
  const narrow = sharp(data, { raw: info }).resize({ width: 1280, withoutEnlargement: true })
  return narrow.webp({ quality: 78 }).toBuffer()
}

function listPhotos(path: string): Buffer[] {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(jpe?g|heic)$/i.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)))
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
