import { type Browser, type BrowserContext, expect, type Page, type Request } from '@playwright/test'
import sharp from 'sharp'
import type { ScreenItem } from '#contract/screen.ts'
import { givenPicture } from '#server/testing/given-picture.ts'
import { type ClockServer, startClockServer } from '#server/testing/running-server.ts'
import { givenFamily, send } from './person.ts'
import { addPhoto } from './photo.ts'

export type Week = {
  hours: number
  /** Hours between two events. */
  step: number
  seed: number
  /** Every so many steps the memory is read. */
  measuredEvery: number
  /** Pixels of the pictures that are sent. */
  picture: { width: number; height: number }
}

type Delivered = {
  caption: string
  /** When it came to the top of the screen, by the browser's clock; more than once would be a fault. */
  seenAt: number[]
  /** What the server was told, and how often it said that it had understood. */
  shownAt: number
  reports: number
}

export type Lived = {
  deliveries: Delivered[]
  /** In the order in which the screen first showed them. */
  order: string[]
  blanks: number
  frames: number
  events: Record<string, number>
  /** Megabytes of JavaScript after a collection, nodes of the page, and megabytes of its process alone. */
  memory: { heap: number; nodes: number; process: number }[]
}

const hour = 3_600_000

/**
 * A screen lives for as long as asked, with its clock and the server's moved on together, while
 * pictures are sent, the network goes and comes, the server is killed and started, and the page is
 * loaded again, all at random by the seed.
 */
export async function live(browser: Browser, week: Week): Promise<Lived> {
  const server = await startClockServer(new Date().toISOString())
  const family = await browser.newContext()
  const room = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    return await liveIn(server, family, room, week)
  } finally {
    await room.close()
    await family.close()
    await server.stop()
  }
}

async function liveIn(server: ClockServer, family: BrowserContext, room: BrowserContext, week: Week) {
  const random = randomFrom(week.seed)
  const picture = await givenPicture(week.picture)
  const page = await family.newPage()
  const { groupId } = await givenFamily(page, server.url)
  const path = `/api/family-groups/${groupId}`
  await send(page, path, { timeZone: 'UTC' }, 'PATCH')
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
  const underWay = new Set<Request>()
  screen.on('request', (request) => request.resourceType() !== 'eventsource' && underWay.add(request))
  screen.on('requestfinished', (request) => underWay.delete(request))
  screen.on('requestfailed', (request) => underWay.delete(request))
  await screen.addInitScript(watchScenes)
  await screen.clock.install({ time: Date.now() })
  await screen.goto(String((await send(page, `${path}/devices/links`)).url))
  await screen.locator('.scene.top').waitFor()
  await screen.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  const lived: Lived = { deliveries: [], order: [], blanks: 0, frames: 0, events: {}, memory: [] }
  const sent: string[] = []
  let ahead = 0
  let isCut = false

  /** Until two looks, a tenth of a second apart, find no request under way. */
  async function untilQuiet() {
    let wasQuiet = false
    const look = () => {
      const isQuiet = underWay.size === 0
      const isOver = isQuiet && wasQuiet
      wasQuiet = isQuiet
      return isOver
    }
    await expect.poll(look, { intervals: [100] }).toBe(true)
  }

  async function pass(ms: number) {
    // A request that is under way would see the server's clock move before its own.
    await untilQuiet()
    ahead += ms
    await server.setClock(new Date(Date.now() + ahead).toISOString())
    await screen.clock.fastForward(ms)
  }

  /** As much time as everything that is new needs on the screen. */
  async function settle(rounds: number) {
    for (let round = 0; round < rounds; round++) {
      await pass(9000)
      await untilQuiet()
    }
  }

  async function happen(event: string) {
    lived.events[event] = (lived.events[event] ?? 0) + 1
    if (event === 'send' && server.isRunning()) {
      const caption = `Picture ${sent.length + 1}`
      const photo = await addPhoto(page, path, caption, picture)
      await send(page, `${path}/photos/${photo}/send-to-alexa`)
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

  async function look() {
    lived.frames++
    const { channels } = await sharp(await screen.screenshot()).stats()
    // One colour all over is a blank screen, whatever the colour.
    if (Math.max(...channels.map(({ stdev }) => stdev)) < 3) lived.blanks++
  }

  const events = ['send', 'send', 'send', 'network', 'server', 'reload', 'touch', 'nothing']
  const steps = Math.round(week.hours / week.step)
  for (let step = 0; step < steps; step++) {
    await happen(events[Math.floor(random() * events.length)] ?? 'nothing')
    await settle(2)
    await look()
    if (step % week.measuredEvery === 0) lived.memory.push(await memoryOf(screen))
    await pass(week.step * hour)
    await look()
  }
  if (isCut) await room.setOffline(false)
  if (!server.isRunning()) await server.start()
  for (let round = 0; round < 60 && (await unshown(room, server)) > 0; round++) await settle(2)
  await settle(2)
  lived.memory.push(await memoryOf(screen))

  lived.order = [...new Set(seen.map(({ caption }) => caption))]
  lived.deliveries = sent.map((caption) => {
    const told = reports.filter(({ title }) => title === caption)
    return {
      caption,
      seenAt: seen.filter((one) => one.caption === caption).map(({ at }) => at),
      shownAt: Date.parse(told[0]?.shownAt ?? ''),
      reports: told.length,
    }
  })
  return lived
}

async function unshown(room: BrowserContext, server: ClockServer): Promise<number> {
  const { items } = await (await room.request.get(`${server.url}/api/screen`)).json()
  return items.filter(({ shownAt }: { shownAt: string | null }) => shownAt === null).length
}

/** Says the name of each picture that comes to the top, and when. */
function watchScenes() {
  let last = ''
  const tell = (window as unknown as { onScene: (name: string, at: number) => void }).onScene
  addEventListener('DOMContentLoaded', () =>
    new MutationObserver(() => {
      const name = document.querySelector('.scene.top .picture')?.getAttribute('aria-label') ?? ''
      if (name && name !== last) tell(name, Date.now())
      last = name
    }).observe(document, { subtree: true, childList: true, attributes: true }),
  )
}

async function memoryOf(page: Page): Promise<Lived['memory'][number]> {
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

/** What would be free if the tab was closed: its process without what it shares with others. */
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
