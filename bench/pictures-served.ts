// A gallery, which is one list and twelve pictures, with each place that pictures may come from:
//   node bench/pictures-served.ts [--seconds 4] [--rounds 3] [--connections 16]
// What is led elsewhere is not fetched there: it is measured what our server still has to do. The bucket is a server of the
// tests, in this process, so of "bucket, through the server" only the processor time of our own process counts.

import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Photo, pictureUrl } from '#contract/photos/photos.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { givenUpload } from '#server/testing/given/given.ts'
import { bucketEnvironment, startBucket } from '#server/testing/others/bucket.ts'
import { type MeasuredServer, processorTimeOf, startMeasured } from './cost/processes.ts'
import { photoOf } from './photo-of.ts'
import { startCommand } from './start-command.ts'
import { median, spread, table } from './table.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '16' },
    photos: { type: 'string', default: '12' },
  },
})
const agent = new Agent({ keepAlive: true, maxSockets: 100 })
const accept = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

type Contender = {
  name: string
  server: MeasuredServer
  cookie: string
  paths: string[]
  rates: number[]
  costs: number[]
}

const [one, other] = [await startBucket(), await startBucket()]
const contenders = [
  await start('folder, through the server', {}),
  await start('folder, nginx sends it', { PICTURES_FROM: 'nginx', TRUST_PROXY: '1' }),
  await start('bucket, through the server', bucketEnvironment(one.config)),
  await start('bucket, signed address', { ...bucketEnvironment(other.config), PICTURES_FROM: 'bucket' }),
]
// The first round compiles the code.
for (let round = -1; round < Number(values.rounds); round++)
  for (const contender of contenders) {
    const { galleries, seconds, processor } = await measure(contender)
    if (round < 0) continue
    contender.rates.push(galleries / seconds)
    contender.costs.push((processor / galleries) * 1000)
  }
for (const { server } of contenders) await server.stop()
await one.stop()
await other.stop()
const [first] = contenders
const lines = contenders.map(({ name, rates, costs }) => [
  name,
  `${median(rates).toFixed(1)}`,
  spread(rates),
  `${median(costs).toFixed(2)} ms`,
  (median(costs) / median(first?.costs ?? [])).toFixed(2),
])
console.log(table(['', 'galleries a second', 'spread', 'processor of the server', 'of the first'], lines))

async function start(name: string, environment: Record<string, string>): Promise<Contender> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sunporch-bench-'))
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  const server = await startMeasured(startCommand, { LOG_LEVEL: 'error', DATA_DIR: dataDir, ...environment })
  const anna = openBrowser(server)
  const person = {
    firstName: 'Anna',
    lastName: 'Hartley',
    email: 'anna@example.com',
    password: 'long enough',
  }
  await anna.post('/api/auth/sign-up', person)
  const { id } = (await anna.post('/api/family-groups', { name: 'The Hartleys' })).body
  const photos: Photo[] = []
  for (let number = 0; number < Number(values.photos); number++) {
    const objectPath = await givenUpload(anna, await photoOf(1600, 1200, number))
    photos.push((await anna.post(`/api/family-groups/${id}/photos`, { objectPath })).body)
  }
  const cookie = [...anna.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
  const paths = [`/api/family-groups/${id}/photos`, ...photos.map((photo) => pictureUrl(photo, 960))]
  return { name, server, cookie, paths, rates: [], costs: [] }
}

async function measure({ server, cookie, paths }: Contender) {
  const before = processorTimeOf(server.pid)
  const start = performance.now()
  const until = start + Number(values.seconds) * 1000
  let asked = 0
  await Promise.all(
    Array.from({ length: Number(values.connections) }, async () => {
      while (performance.now() < until) await ask(server.url + paths[asked++ % paths.length], cookie)
    }),
  )
  return {
    galleries: asked / paths.length,
    seconds: (performance.now() - start) / 1000,
    processor: processorTimeOf(server.pid) - before,
  }
}

function ask(url: string, cookie: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { cookie, accept } }, (response) => {
      const { statusCode = 0 } = response
      if (statusCode >= 400) reject(new Error(`${url} answered ${statusCode}`))
      response.on('end', resolve).resume()
    }).on('error', reject)
  })
}
