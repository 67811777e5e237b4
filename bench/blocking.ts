// How long a page's tasks block a slow phone, beside the floor: a page of the libraries alone.
//   npm run bench:blocking [-- --runs 5]
// It counts the processor time of the page's main thread, not the time that passes, so that what runs beside it hardly
// changes the result. A phone is taken as four times slower; a task blocks by what it lasts beyond 50 ms.
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import * as z from 'zod/mini'
import { startServer } from '#server/testing/processes/running-server.ts'
import { startFloor } from './blocking/floor-server.ts'
import { addOlderPhotos, givenFamily } from './lighthouse/given-families.ts'
import { median, spread, table } from './table.ts'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
const slowedBy = 4
const unnoticed = 50
/** After which the pages have done what they do by themselves. */
const openFor = 5000
const note = '.cache/chromium'

const Trace = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      /** Processor time in microseconds. */
      tdur: z.optional(z.number()),
    }),
  ),
})

type Measured = { blocking: number; work: number }

const server = await startServer()
const floor = await startFloor()
const browser = await chromium.launch({
  ...(existsSync(note) && { executablePath: readFileSync(note, 'utf8').trim() }),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const family = await givenFamily(server, 'Emma')
  addOlderPhotos(server, family, 450)
  const cookies = family.cookie.split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split('=')
    return { name, value, url: server.url }
  })
  const addresses = {
    floor: `${floor.url}/`,
    Dashboard: `${server.url}/`,
    'gallery, 500 photos': `${server.url}/photo-gallery`,
  }
  const results = new Map<string, Measured[]>()
  for (let run = 0; run < Number(values.runs); run++) {
    for (const [name, url] of Object.entries(addresses)) {
      const context = await openPhone(browser)
      await context.addCookies(cookies)
      results.set(name, [...(results.get(name) ?? []), await measure(await context.newPage(), url)])
      await context.close()
    }
  }
  print(results)
} finally {
  await browser.close()
  floor.stop()
  await server.stop()
}

function openPhone(browser: Browser): Promise<BrowserContext> {
  const viewport = { width: 412, height: 823 }
  return browser.newContext({ viewport, isMobile: true, hasTouch: true, deviceScaleFactor: 1.75 })
}

async function measure(page: Page, url: string): Promise<Measured> {
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  })
  await page.goto(url)
  await page.waitForTimeout(openFor)
  const { traceEvents } = z.parse(Trace, JSON.parse((await browser.stopTracing()).toString()))
  // Only the main thread of the page runs its functions.
  const script = traceEvents.find(({ name }) => name === 'FunctionCall')
  if (!script) throw new Error(`${url} ran no script.`)
  const tasks = traceEvents
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === script.pid && tid === script.tid)
    .map(({ tdur = 0 }) => (tdur / 1000) * slowedBy)
  const sum = (numbers: number[]) => numbers.reduce((before, number) => before + number, 0)
  return { blocking: sum(tasks.map((task) => Math.max(0, task - unnoticed))), work: sum(tasks) }
}

function print(results: Map<string, Measured[]>): void {
  const least = median((results.get('floor') ?? []).map(({ blocking }) => blocking))
  const rows = [...results].map(([name, runs]) => {
    const blocking = runs.map((run) => run.blocking)
    const work = Math.round(median(runs.map((run) => run.work)))
    const times = (median(blocking) / least).toFixed(1)
    return [name, `${Math.round(median(blocking))} ms`, spread(blocking), times, `${work} ms`]
  })
  console.log(table(['page', 'blocking', 'spread', 'of the floor', 'work'], rows))
}
