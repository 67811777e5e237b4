// What Lighthouse says of five pages with a family's data, as a slow phone sees them, and how long a tick takes
// among 500 items on a processor six times slower:
//   npm run bench:lighthouse [-- page …] [--runs=3] [--details] [--out=file.json]
// The score hangs on the machine: run it on one that does nothing else.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type BrowserContext, chromium } from '@playwright/test'
import { freePort, startServer } from '#server/testing/processes/running-server.ts'
import { addOlderPhotos, type Family, givenFamily, givenShoppers } from './given-families.ts'
import { loadLighthouse, type Report } from './load-lighthouse.ts'
import { measureTick } from './tick.ts'

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    details: { type: 'boolean', default: false },
    out: { type: 'string' },
  },
})

type Measured = Record<(typeof columns)[number], number>
const columns = [
  'score',
  'accessibility',
  'best practices',
  'FCP ms',
  'LCP ms',
  'speed index ms',
  'shift',
  'blocking ms',
  'requests',
  'kB',
] as const

const lighthouse = await loadLighthouse()
const server = await startServer()
const profile = mkdtempSync(join(tmpdir(), 'sunporch-lighthouse-'))
const port = await freePort()
const context = await chromium.launchPersistentContext(profile, {
  executablePath: readFileSync('.cache/chromium', 'utf8').trim(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    `--remote-debugging-port=${port}`,
  ],
})
try {
  const results: Record<string, Measured | { 'tick ms': number }> = {}
  const family = await givenFamily(server, 'Emma')
  const pages: Record<string, { path: string; family?: () => Promise<Family> }> = {
    landing: { path: '/' },
    'sign-in': { path: '/api/login' },
    dashboard: { path: '/', family: async () => family },
    gallery: {
      path: '/photo-gallery',
      async family() {
        addOlderPhotos(server, family, 450)
        return family
      },
    },
    shopping: { path: '/shopping', family: () => givenShoppers(server, 'Mia', 200) },
  }
  for (const [name, { path, family }] of Object.entries(pages)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    await signIn(context, (await family?.()) ?? null)
    const runs: Report[] = []
    for (let run = 0; run < Number(options.runs); run++) runs.push(await look(server.url + path))
    results[name] = median(runs.map(measure))
    console.log(`${name.padEnd(10)} ${JSON.stringify(results[name])}`)
    if (options.details) printDetails(runs.at(-1) as Report)
  }
  if (wanted.length === 0 || wanted.includes('tick')) {
    await signIn(context, await givenShoppers(server, 'Ida', 500))
    results.tick = { 'tick ms': await measureTick(context, `${server.url}/shopping`) }
    console.log(`tick       ${JSON.stringify(results.tick)}`)
  }
  printTable(results)
  if (options.out) writeFileSync(options.out, JSON.stringify(results, null, 2))
} finally {
  await context.close()
  rmSync(profile, { recursive: true, force: true })
  await server.stop()
}

async function signIn(context: BrowserContext, family: Family | null): Promise<void> {
  await context.clearCookies()
  const cookies = family?.cookie.split('; ').map((pair) => pair.split('=')) ?? []
  await context.addCookies(cookies.map(([name = '', value = '']) => ({ name, value, url: server.url })))
}

async function look(url: string): Promise<Report> {
  const { lhr } = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
    // It would make the window as high as the page, so that all pictures were loaded.
    disableFullPageScreenshot: true,
  })
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message)
  return lhr
}

function measure({ categories, audits }: Report): Measured {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const requests = audits['network-requests']?.details?.items ?? []
  // The event stream stays open, and its bytes are no part of the page.
  const bytes = requests.reduce((sum, { transferSize }) => sum + Number(transferSize ?? 0), 0)
  return {
    score: categories.performance.score,
    accessibility: categories.accessibility.score,
    'best practices': categories['best-practices'].score,
    'FCP ms': Math.round(value('first-contentful-paint')),
    'LCP ms': Math.round(value('largest-contentful-paint')),
    'speed index ms': Math.round(value('speed-index')),
    shift: Number(value('cumulative-layout-shift').toFixed(3)),
    'blocking ms': Math.round(value('total-blocking-time')),
    requests: requests.length,
    kB: Math.round(bytes / 1000),
  }
}

function median(runs: Measured[]): Measured {
  const middle = (column: (typeof columns)[number]) =>
    runs.map((run) => run[column]).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)]
  return Object.fromEntries(columns.map((column) => [column, middle(column)])) as Measured
}

function printTable(results: Record<string, object>): void {
  console.log(`\n| page | ${columns.join(' | ')} |\n|${' --- |'.repeat(columns.length + 1)}`)
  for (const [name, result] of Object.entries(results))
    if ('score' in result) console.log(`| ${name} | ${Object.values(result).join(' | ')} |`)
}

function printDetails({ audits }: Report): void {
  for (const [id, { score, title, displayValue }] of Object.entries(audits))
    if (score !== null && score < 0.9) console.log(`  ${score} ${id}: ${title} ${displayValue ?? ''}`)
  for (const id of [
    'network-requests',
    'layout-shifts',
    'errors-in-console',
    'lcp-breakdown-insight',
    'metrics',
    'bootup-time',
  ])
    for (const item of audits[id]?.details?.items ?? [])
      console.log(`  ${id} ${JSON.stringify(item).slice(0, 700)}`)
}
