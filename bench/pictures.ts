// Pictures: from the upload to all files of a photo, and sending them, against the bare calls, in turns:
//   node bench/pictures.ts [--rounds 5] [--seconds 2] [--megapixels 12,48] [--waiting 60] [--heic a.heic] [--photos folder] [--only making,line,serving,bytes]
// Without `--heic` no HEIC is measured; without `--photos` the bytes are those of drawn pictures.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { makePicture, readPixels } from '#server/photos/pictures/variants.ts'
import { installContenders } from './contenders.ts'
import { photoOf } from './pictures/given-photos.ts'
import { givenFamily, startFiles, startWatched } from './pictures/server.ts'
import { median, spread, table } from './table.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    megapixels: { type: 'string', default: '12,48' },
    waiting: { type: 'string', default: '60' },
    heic: { type: 'string' },
    photos: { type: 'string' },
    only: { type: 'string', default: 'making,line,serving,bytes' },
  },
})
const rounds = Number(values.rounds)
const sizes = values.megapixels.split(',').map(Number)
const [size = 12] = sizes
const waiting = Number(values.waiting)
const parts = { making, line, serving, bytes }
const folder = mkdtempSync(join(tmpdir(), 'sunporch-pictures-'))
try {
  for (const name of values.only.split(',')) await parts[name as keyof typeof parts]()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Ours by HTTP, everything stored and synced, one picture at a time; theirs without HTTP or sync. */
async function making(): Promise<void> {
  const pictures = [
    ...(await Promise.all(
      sizes.map(async (one) => ({ name: `${one} megapixels, JPEG`, bytes: await photoOfSize(one) })),
    )),
    ...(values.heic ? [{ name: 'HEIC', bytes: readFileSync(values.heic) }] : []),
  ]
  const rows: string[][] = []
  for (const { name, bytes } of pictures) {
    const path = join(folder, 'picture')
    writeFileSync(path, bytes)
    const server = await startWatched(mkdtempSync(join(folder, 'data-')))
    const bare = startBare()
    const { add } = await givenFamily(server.url, 'emma')
    const [ours, theirs, late]: [number[], number[], number[]] = [[], [], []]
    let [ourPeak, theirPeak] = [0, 0]
    // The first of each loads code.
    for (let round = 0; round <= rounds; round++) {
      server.begin()
      const start = performance.now()
      await add(bytes)
      const took = performance.now() - start
      const { p99, peak } = await server.end()
      const { milliseconds, peak: bareMemory } = await bare.make(path)
      if (round === 0) continue
      ours.push(took)
      late.push(p99)
      theirs.push(milliseconds)
      ;[ourPeak, theirPeak] = [peak, bareMemory]
    }
    await server.stop()
    await bare.stop()
    console.log(`${name}: ours ${ours.map(Math.round)}, bare ${theirs.map(Math.round)}`)
    rows.push([
      `${name} (${(bytes.length / 1e6).toFixed(1)} MB)`,
      `${median(ours).toFixed(0)} ms (${spread(ours)})`,
      `${median(theirs).toFixed(0)} ms (${spread(theirs)})`,
      (median(ours) / median(theirs)).toFixed(2),
      `${median(late).toFixed(1)} ms`,
      `${ourPeak.toFixed(0)} MB`,
      `${theirPeak.toFixed(0)} MB`,
    ])
  }
  const head = [
    'picture',
    'Sunporch',
    'bare sharp',
    'ratio',
    'event loop, p99',
    'peak memory',
    'peak of bare sharp',
  ]
  console.log(`\n${table(head, rows)}`)
}

/** How long one family waits for one picture, alone and while another has many in the works. */
async function line(): Promise<void> {
  const bytes = await photoOfSize(size)
  const server = await startWatched(mkdtempSync(join(folder, 'data-')))
  const [emma, olga] = [await givenFamily(server.url, 'emma'), await givenFamily(server.url, 'olga')]
  await olga.add(bytes)
  const alone = await timeOf(() => olga.add(bytes))
  const uploads: string[] = []
  for (let count = 0; count < waiting; count++) uploads.push(await emma.upload(bytes))
  server.begin()
  const all = timeOf(() => Promise.all(uploads.map((objectPath) => emma.claim(objectPath))))
  const meanwhile: number[] = []
  for (let count = 0; count < 3; count++) meanwhile.push(await timeOf(() => olga.add(bytes)))
  const total = await all
  const { p99, max, peak } = await server.end()
  await server.stop()
  const rows = [
    ['one picture of one family, alone', `${alone.toFixed(0)} ms`],
    [
      `the same, while another family has ${waiting} in line (median of 3)`,
      `${median(meanwhile).toFixed(0)} ms`,
    ],
    [`the ${waiting} and the 3`, `${(total / 1000).toFixed(1)} s`],
    ['event loop meanwhile: p99, longest', `${p99.toFixed(1)} ms, ${max.toFixed(0)} ms`],
    ['peak memory', `${peak.toFixed(0)} MB`],
  ]
  console.log(`\n${table([`${size} megapixels`, ''], rows)}`)
}

/** 50 connections, ours with session, group and photo checked, theirs the bare file. */
async function serving(): Promise<void> {
  installContenders()
  const dataDir = mkdtempSync(join(folder, 'data-'))
  const server = await startWatched(dataDir)
  const { add, cookie } = await givenFamily(server.url, 'emma')
  const ids: string[] = []
  for (let count = 0; count < 10; count++) ids.push(await add(await photoOf(2400, 1800)))
  const files = await startFiles(join(dataDir, 'files/pictures'))
  const rows: string[][] = []
  for (const [name, query] of [
    ['w320.webp', '?w=320'],
    ['w640.webp', '?w=640'],
    ['w1280.webp', '?w=1280'],
    ['device.jpg', ''],
  ] as const) {
    const [ours, theirs]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      ours.push(
        await load(
          server.url,
          ids.map((id) => `/api/objects/${id}${query}`),
          cookie,
        ),
      )
      theirs.push(
        await load(
          files.url,
          ids.map((id) => `/${id}/${name}`),
          cookie,
        ),
      )
    }
    const size = readFileSync(join(dataDir, 'files/pictures', ids[0] ?? '', name)).length
    rows.push([
      `${name} (${(size / 1000).toFixed(0)} kB)`,
      `${median(ours).toFixed(0)} (${spread(ours)})`,
      `${median(theirs).toFixed(0)} (${spread(theirs)})`,
      `${Math.round((100 * median(ours)) / median(theirs))} %`,
    ])
  }
  await server.stop()
  await files.stop()
  console.log(`\n${table(['file', 'Sunporch, a second', 'node:http, a second', 'ratio'], rows)}`)
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

function startBare() {
  const output = mkdtempSync(join(folder, 'bare-'))
  const bare = spawn(process.execPath, ['bench/pictures/bare.mjs', output], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface(bare.stdout)
  return {
    async make(path: string): Promise<{ milliseconds: number; peak: number }> {
      const answer = once(lines, 'line')
      bare.stdin.write(`${path}\n`)
      const [line] = await answer
      return JSON.parse(line)
    },
    async stop() {
      bare.stdin.end()
      if (bare.exitCode === null) await once(bare, 'exit')
    },
  }
}

async function load(url: string, paths: string[], cookie: string): Promise<number> {
  const order = JSON.stringify({ url, paths, cookie, connections: 50, seconds: Number(values.seconds) })
  const child = spawn(process.execPath, ['bench/reading/load.mjs', order], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return JSON.parse(await text(child.stdout)).perSecond
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
