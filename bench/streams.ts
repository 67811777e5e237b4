// From "Send" to the event at the screen, and what thousands of open streams cost:
//   node scripts/with-postgres.mjs --durable node bench/streams.ts [--screens 2000] [--browsers 500] [--families 500] [--seconds 60]
// First one family sends, again and again; then many families send, fifty a second, all at screens that listen. At last
// the processor time of some seconds with heartbeats only is measured.

import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { readConfig } from '#server/platform/config.ts'
import { createDatabase } from '#server/testing/test-database.ts'
import { type MeasuredServer, memoryOf, processorTimeOf, startMeasured } from './cost/processes.ts'
import { type Engine, engines } from './in-turns.ts'
import { startCommand } from './start-command.ts'
import { table } from './table.ts'
import { fillFamilies, type WritingFamily } from './writing/fill.ts'

const { values } = parseArgs({
  options: {
    screens: { type: 'string', default: '2000' },
    browsers: { type: 'string', default: '500' },
    families: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '60' },
  },
})
const screens = Number(values.screens)
const browsers = Number(values.browsers)
const familiesAtOnce = Number(values.families)
const seconds = Number(values.seconds)
const sendsAlone = 60
/** Milliseconds from the send of one family to that of the next. */
const apart = 20

const command = ['--expose-gc', ...startCommand]
const agent = new Agent({ keepAlive: true, maxSockets: 50 })

/** A screen that listens, and reads its view after each event. */
class Screen {
  events: number[] = []
  views: number[] = []
  running: MeasuredServer
  family: WritingFamily
  #heard: (() => void) | null = null
  #sent = 0

  constructor(running: MeasuredServer, family: WritingFamily) {
    this.running = running
    this.family = family
  }

  static async open(running: MeasuredServer, family: WritingFamily): Promise<Screen> {
    const screen = new Screen(running, family)
    await open(running, '/api/screen/live', family.screenCookie, (text) => {
      if (text.includes('event: changed')) screen.#heard?.()
    })
    return screen
  }

  forget(): void {
    this.events = []
    this.views = []
  }

  async send(): Promise<void> {
    const { groupId, cookie, screenCookie, photoIds } = this.family
    const path = `/api/family-groups/${groupId}/photos/${photoIds[this.#sent++]}/send-to-alexa`
    const { promise: heard, resolve } = Promise.withResolvers<void>()
    this.#heard = resolve
    const started = performance.now()
    const sent = call(this.running, 'POST', path, cookie)
    await heard
    this.events.push(performance.now() - started)
    this.#heard = null
    await call(this.running, 'GET', '/api/screen', screenCookie)
    this.views.push(performance.now() - started)
    await sent
  }
}

const folder = mkdtempSync(join(tmpdir(), 'sunporch-streams-'))
const database = await createDatabase()
const latencies: string[][] = []
const costs: string[][] = []
try {
  for (const engine of engines)
    if (engine === 'SQLite' || database.environment.DATABASE_URL) await measure(engine)
} finally {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
}
console.log(
  table(
    ['sending', 'engine', 'event: median', '99th percentile', 'new view read: 99th percentile'],
    latencies,
  ),
)
console.log()
console.log(table(['streams', 'engine', 'memory', 'a stream', `CPU in the next ${seconds} s`], costs))
process.exit()

async function measure(engine: Engine): Promise<void> {
  const { DATABASE_URL } = database.environment
  const dataDir = join(folder, engine)
  const environment = {
    LOG_LEVEL: 'error',
    DATA_DIR: dataDir,
    ...(engine === 'PostgreSQL' && DATABASE_URL ? { DATABASE_URL } : {}),
  }
  const families = await fillFamilies(readConfig(environment), Math.max(screens, familiesAtOnce + 1))
  const running = await startMeasured(command, environment)
  try {
    const alone = await Screen.open(running, families[0] as WritingFamily)
    // The first sends compile the code.
    for (let count = 0; count < 20; count++) await alone.send()
    alone.forget()
    for (let count = 0; count < sendsAlone; count++) await alone.send()
    addLatencies('one family, one screen', engine, [alone])
    alone.forget()

    const before = memoryOf(running.pid)
    const some = families.slice(1, familiesAtOnce + 1)
    const listening = await openAll(some, (family) => Screen.open(running, family))
    addCost(`${listening.length} screens`, engine, running, before, listening.length)
    await Promise.all(
      listening.map(async (screen, index) => {
        await sleep(index * apart)
        await screen.send()
      }),
    )
    addLatencies(
      `${familiesAtOnce} families in ${(familiesAtOnce * apart) / 1000} seconds`,
      engine,
      listening,
    )

    const others = families.slice(familiesAtOnce + 1, screens)
    await openAll(others, (family) => Screen.open(running, family))
    const atAll = await openAll(families.slice(0, browsers), (family) =>
      open(running, `/api/family-groups/${family.groupId}/live`, family.cookie, () => {}),
    )
    const count = listening.length + others.length + atAll.length
    const cpu = await cpuOfHeartbeats(running)
    addCost(`${screens} screens, ${browsers} browsers`, engine, running, before, count, cpu)
  } finally {
    await running.stop()
  }
}

/** Few at a time, as browsers come back after a restart. */
async function openAll<Opened>(families: WritingFamily[], one: (family: WritingFamily) => Promise<Opened>) {
  const opened: Opened[] = []
  const left = families.values()
  const work = async () => {
    for (const family of left) opened.push(await one(family))
  }
  await Promise.all(Array.from({ length: 50 }, work))
  return opened
}

function call({ url }: MeasuredServer, method: string, path: string, cookie: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const headers = { cookie, 'content-length': 0 }
    const sent = request(url + path, { method, agent, headers }, (answer) => {
      if ((answer.statusCode ?? 500) >= 300) reject(new Error(`${path} answered ${answer.statusCode}`))
      json(answer).then(resolve, reject)
    })
    sent.on('error', reject).end()
  })
}

/** Resolves when the stream says that it is open. */
function open(
  { url }: MeasuredServer,
  path: string,
  cookie: string,
  hear: (text: string) => void,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = request(url + path, { agent: false, headers: { cookie } }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`${path} answered ${answer.statusCode}`))
      answer.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes('event: open')) resolve(answer)
        hear(text)
      })
    })
    asked.on('error', reject).end()
  })
}

function addLatencies(name: string, engine: Engine, listening: Screen[]): void {
  const at = (times: number[], part: number) =>
    `${Math.round(times.toSorted((a, b) => a - b)[Math.ceil(times.length * part) - 1] ?? Number.NaN)} ms`
  const events = listening.flatMap((screen) => screen.events)
  const views = listening.flatMap((screen) => screen.views)
  const line = [name, engine, at(events, 0.5), at(events, 0.99), at(views, 0.99)]
  latencies.push(line)
  console.error(line.join(', '))
}

function addCost(
  name: string,
  engine: Engine,
  running: MeasuredServer,
  before: number,
  count: number,
  cpu?: number,
) {
  const memory = memoryOf(running.pid)
  const share = `${(((memory - before) / count) * 1024).toFixed(0)} kB`
  const line = [
    name,
    engine,
    `${Math.round(memory)} MB`,
    share,
    cpu === undefined ? '' : `${cpu.toFixed(1)} s`,
  ]
  costs.push(line)
  console.error(line.join(', '))
}

/** In seconds. */
async function cpuOfHeartbeats({ pid }: MeasuredServer): Promise<number> {
  const before = processorTimeOf(pid)
  await sleep(seconds * 1000)
  return processorTimeOf(pid) - before
}
