import type { Browser, BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'
import type { ScreenItem } from '#contract/screen-view.ts'
import { givenPicture } from '#server/testing/given-picture.ts'
import { type ClockServer, startClockServer } from '#server/testing/running-server.ts'
import { watchRequests } from './network.ts'
import { callApi, givenFamily } from './person.ts'
import { addPhoto } from './photo.ts'

export type Simulation = {
  hours: number
  /** Hours between two events. */
  step: number
  seed: number
  /** Steps between two measurements of memory. */
  measuredEvery: number
  /** Size of the pictures that are sent, in pixels. */
  picture: { width: number; height: number }
}

type SimulatedDelivery = {
  caption: string
  /** When it was shown, by the browser's clock. Correct is once. */
  seenAt: number[]
  /** The time that the screen reported, and how many reports the server accepted. */
  shownAt: number
  reports: number
}

export type SimulationResult = {
  deliveries: SimulatedDelivery[]
  /** Captions in the order in which the screen first showed them. */
  order: string[]
  blanks: number
  frames: number
  /** The longest time between a move of the server's clock and that of the screen's, in milliseconds. */
  lag: number
  events: Record<string, number>
  /** `heap`: megabytes of JavaScript after garbage collection; `nodes`: DOM nodes; `process`: private megabytes. */
  memory: { heap: number; nodes: number; process: number }[]
}

const hour = 3_600_000

/**
 * Runs a screen for as many hours, with its clock and the server's moved together. At random by the seed, pictures are
 * sent, the network is cut and restored, the server is killed and started, and the page is reloaded.
 */
export async function simulateWeek(browser: Browser, simulation: Simulation): Promise<SimulationResult> {
  const server = await startClockServer(new Date().toISOString())
  const family = await browser.newContext()
  const room = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    return await simulate(server, family, room, simulation)
  } finally {
    await room.close()
    await family.close()
    await server.stop()
  }
}

async function simulate(
  server: ClockServer,
  family: BrowserContext,
  room: BrowserContext,
  simulation: Simulation,
) {
  const random = randomFrom(simulation.seed)
  const picture = await givenPicture(simulation.picture)
  const page = await family.newPage()
  const { groupId } = await givenFamily(page, server.url)
  const path = `/api/family-groups/${groupId}`
  await callApi(page, path, { timeZone: 'UTC' }, 'PATCH')
  await page.goto(`${server.url}/favicon.svg`)
  const screen = await room.newPage()
  const seen: { caption: string; at: number }[] = []
  await screen.exposeFunction('onScene', (caption: string, at: number) => seen.push({ caption, at }))
  const reports: ScreenItem[] = []
  screen.on('response', async (answer) => {
    const isReport = answer.url().endsWith('/shown') && answer.ok()
    const item = isReport ? await answer.json().catch(() => null) : null
    if (item) reports.push(item)
  })
  const untilQuiet = watchRequests(screen)
  await screen.addInitScript(watchScenes)
  await screen.clock.install({ time: Date.now() })
  await screen.goto(String((await callApi(page, `${path}/devices/links`)).url))
  await screen.locator('.scene.top').waitFor()
  await screen.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  const result: SimulationResult = {
    deliveries: [],
    order: [],
    blanks: 0,
    frames: 0,
    lag: 0,
    events: {},
    memory: [],
  }
  const sent: string[] = []
  let ahead = 0
  let isCut = false

  async function pass(ms: number) {
    // During a request, the screen would see the server's clock move before its own.
    await untilQuiet()
    ahead += ms
    const began = performance.now()
    await server.setClock(new Date(Date.now() + ahead).toISOString())
    await screen.clock.fastForward(ms)
    result.lag = Math.max(result.lag, performance.now() - began)
  }

  /** Passes the time that new pictures are shown for. */
  async function settle(rounds: number) {
    for (let round = 0; round < rounds; round++) {
      await pass(9000)
      await untilQuiet()
    }
  }

  async function runEvent(event: string) {
    result.events[event] = (result.events[event] ?? 0) + 1
    if (event === 'send' && server.isRunning()) {
      const caption = `Picture ${sent.length + 1}`
      const photo = await addPhoto(page, path, caption, picture)
      await callApi(page, `${path}/photos/${photo}/send-to-alexa`)
      sent.push(caption)
    }
    if (event === 'network') {
      isCut = !isCut
      await room.setOffline(isCut)
    }
    if (event === 'server') await (server.isRunning() ? server.kill() : server.start())
    if (event === 'reload') await screen.reload()
    if (event === 'touch') await screen.mouse.click(640, 20)
  }

  async function checkFrame() {
    result.frames++
    const { channels } = await sharp(await screen.screenshot()).stats()
    // A blank screen has a single colour.
    if (Math.max(...channels.map(({ stdev }) => stdev)) < 3) result.blanks++
  }

  const events = ['send', 'send', 'send', 'network', 'server', 'reload', 'touch', 'nothing']
  const steps = Math.round(simulation.hours / simulation.step)
  for (let step = 0; step < steps; step++) {
    await runEvent(events[Math.floor(random() * events.length)] ?? 'nothing')
    await settle(2)
    await checkFrame()
    if (step % simulation.measuredEvery === 0) result.memory.push(await memoryOf(screen))
    await pass(simulation.step * hour)
    await checkFrame()
  }
  if (isCut) await room.setOffline(false)
  if (!server.isRunning()) await server.start()
  for (let round = 0; round < 60 && (await unshown(room, server)) > 0; round++) await settle(2)
  await settle(2)
  result.memory.push(await memoryOf(screen))

  result.order = [...new Set(seen.map(({ caption }) => caption))]
  result.deliveries = sent.map((caption) => {
    const accepted = reports.filter(({ title }) => title === caption)
    return {
      caption,
      seenAt: seen.filter((one) => one.caption === caption).map(({ at }) => at),
      shownAt: Date.parse(accepted[0]?.shownAt ?? ''),
      reports: accepted.length,
    }
  })
  return result
}

async function unshown(room: BrowserContext, server: ClockServer): Promise<number> {
  const { items } = await (await room.request.get(`${server.url}/api/screen`)).json()
  return items.filter(({ shownAt }: { shownAt: string | null }) => shownAt === null).length
}

/** Runs in the page. Calls `onScene` with the name of each new picture and the time. */
function watchScenes() {
  let last = ''
  const report = (window as unknown as { onScene: (name: string, at: number) => void }).onScene
  addEventListener('DOMContentLoaded', () =>
    new MutationObserver(() => {
      const name = document.querySelector('.scene.top .picture')?.getAttribute('aria-label') ?? ''
      if (name && name !== last) report(name, Date.now())
      last = name
    }).observe(document, { subtree: true, childList: true, attributes: true }),
  )
}

async function memoryOf(page: Page): Promise<SimulationResult['memory'][number]> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  await session.detach()
  return {
    heap: Math.round(value('JSHeapUsedSize') / 1e5) / 10,
    nodes: value('Nodes'),
    process: await processMemory(page),
  }
}

/** Private memory of the tab's process in megabytes, without what it shares with others. */
async function processMemory(page: Page): Promise<number> {
  const browser = page.context().browser()
  if (!browser) return 0
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const { readFile } = await import('node:fs/promises')
  const sizes = await Promise.all(
    processInfo
      .filter(({ type }) => type === 'renderer')
      .map(async ({ id }) => {
        const text = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '')
        const kilobytes = [...text.matchAll(/^Private_\w+:\s+(\d+) kB$/gm)].map(([, kB]) => Number(kB))
        return kilobytes.reduce((sum, kB) => sum + kB, 0) / 1000
      }),
  )
  return Math.round(Math.max(...sizes))
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
