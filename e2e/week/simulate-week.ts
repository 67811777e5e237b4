import { type Browser, type BrowserContext, expect } from '@playwright/test'
import sharp from 'sharp'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { givenPicture } from '#server/testing/given/given-picture.ts'
import { type ClockServer, startClockServer } from '#server/testing/processes/running-server.ts'
import { watchRequests } from '../support/network.ts'
import { pauseClock } from '../support/page-clock.ts'
import { callApi, givenFamily } from '../support/person.ts'
import { type Calendar, startCalendar } from './calendar.ts'
import { randomFrom, shuffled } from './chance.ts'
import { listen, pressPause } from './in-the-room.ts'
import { type Memory, memoryOf } from './memory.ts'
import { sends } from './sends.ts'
import { countScenes, isPlaying, type Seen, watchRoom } from './watch.ts'

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
  /** Of the frames: how many were dark because of a pause or the quiet hours. */
  dark: number
  /** The longest time that it took to move both clocks, in milliseconds. */
  lag: number
  events: Record<string, number>
  memory: Memory[]
  /** The words of the sounds that began by themselves, and of those that somebody in the room has pressed for. */
  byThemselves: string[]
  byPress: string[]
  /** What has played while the screen was dark. Correct is none. */
  inTheDark: string[]
  /** Voices and songs that have played to their end, and how many the server was told of. */
  listened: number
  heard: number
}

const hour = 3_600_000

/** What happens, in an order of the seed, again and again. */
const deck = [
  ...['picture', 'picture', 'note', 'note', 'voice', 'voice', 'song', 'song', 'clip', 'clip'],
  ...['visit', 'calendar', 'calendar', 'network', 'network', 'server', 'server', 'reload', 'touch'],
  ...['back', 'pause', 'pause', 'nothing'],
]

/** The screen is dark at night. */
const quietHours = { from: '22:00', until: '06:00' }

/** The next morning, so that each run has the same nights. */
function begin(): string {
  return new Date(Math.ceil(Date.now() / (24 * hour)) * 24 * hour + 7.5 * hour).toISOString()
}

/**
 * Runs a screen for as many hours, with its clock and the server's moved together. At random by the seed, pictures, notes, voices,
 * songs and clips are sent, visits planned, a calendar breaks and is mended, the network is cut and restored, the server is killed
 * and started, the page is reloaded, and somebody in the room goes back, presses the pause and its end, or listens to what stands
 * there. The family has voices play by themselves.
 */
export async function simulateWeek(browser: Browser, simulation: Simulation): Promise<SimulationResult> {
  const calendar = await startCalendar()
  const server = await startClockServer(begin(), { CALENDAR_SERVERS: calendar.origin })
  const family = await browser.newContext()
  const viewport = { width: 1280, height: 800 }
  const room = await browser.newContext({ viewport, reducedMotion: 'no-preference' })
  try {
    return await simulate({ server, calendar, family, room }, simulation)
  } finally {
    await room.close()
    await family.close()
    await server.stop()
    calendar.close()
  }
}

type World = { server: ClockServer; calendar: Calendar; family: BrowserContext; room: BrowserContext }

async function simulate({ server, calendar, family, room }: World, simulation: Simulation) {
  const random = randomFrom(simulation.seed)
  let ahead = Date.parse(begin()) - Date.now()
  const picture = await givenPicture(simulation.picture)
  const page = await family.newPage()
  const { path } = await givenFamily(page, 'Emma', server.url)
  await callApi(page, path, { timeZone: 'UTC' }, 'PATCH')
  await callApi(page, `${path}/calendars`, { name: 'Rose', address: `${calendar.origin}/rose.ics` })
  await callApi(page, `${path}/room`, { readsAloud: true }, 'PATCH')
  await page.goto(`${server.url}/favicon.svg`)
  const screen = await room.newPage()
  const seen: Seen[] = []
  await screen.exposeFunction('onSeen', (one: Seen) => seen.push(one))
  const reports: ScreenItem[] = []
  const heard = new Set<string>()
  screen.on('response', async (answer) => {
    if (answer.url().endsWith('/heard') && answer.ok()) heard.add(answer.url())
    const isReport = answer.url().endsWith('/shown') && answer.ok()
    const item = isReport ? await answer.json().catch(() => null) : null
    if (item) reports.push(item)
  })
  const untilQuiet = watchRequests(screen)
  await screen.addInitScript(watchRoom)
  // Chromium without a window has no voice that reads, and does not say that it has ended.
  await screen.addInitScript(() => Object.defineProperty(window, 'speechSynthesis', { value: null }))
  await screen.clock.install({ time: Date.now() + ahead })
  await screen.goto(String((await callApi(page, `${path}/devices/links`)).url))
  await screen.locator('.scene.top').waitFor()
  await screen.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  const { deviceId } = await callApi(screen, '/api/screen', undefined, 'GET')
  await callApi(page, `${path}/devices/${deviceId}`, { quietHours }, 'PATCH')
  const result: SimulationResult = {
    deliveries: [],
    order: [],
    blanks: 0,
    frames: 0,
    dark: 0,
    lag: 0,
    events: {},
    memory: [],
    byThemselves: [],
    byPress: [],
    inTheDark: [],
    listened: 0,
    heard: 0,
  }
  const sent: string[] = []
  let isCut = false

  /** What plays takes the browser's own time: it has ended, too. */
  async function untilSettled() {
    await untilQuiet()
    await expect(screen.locator('.scene.waiting')).toHaveCount(0)
    if (!(await isPlaying(screen))) return
    await checkFrame()
    await expect.poll(() => isPlaying(screen)).toBe(false)
  }

  /**
   * Stops the page's clock at a moment when no request is under way, and no scene is about to be shown or reported. The
   * page reports a scene two animation frames after it is there, and frames are the page's own time.
   */
  async function stopSettled() {
    for (;;) {
      await untilSettled()
      await pauseClock(screen)
      const known = await countScenes(screen)
      await screen.clock.runFor(100)
      await untilQuiet()
      const waiting = await screen.locator('.scene.waiting').count()
      if (waiting === 0 && (await countScenes(screen)) === known) return
      await screen.clock.resume()
    }
  }

  async function pass(ms: number) {
    // In between, a scene would be seen before the clocks move and reported after, and a request would see the server's
    // clock move before its own.
    await stopSettled()
    ahead += ms
    const began = performance.now()
    await server.setClock(new Date(Date.now() + ahead).toISOString(), async () => {
      await screen.clock.fastForward(ms)
      // The page's clock stands still while its timers run, and would fall behind a little more with each step.
      await screen.clock.setSystemTime(Date.now() + ahead)
    })
    result.lag = Math.max(result.lag, performance.now() - began)
    await screen.clock.resume()
  }

  /** Passes the time that new pictures are shown for. */
  async function settle(rounds: number) {
    for (let round = 0; round < rounds; round++) {
      await pass(9000)
      await untilSettled()
    }
  }

  async function runEvent(event: string) {
    result.events[event] = (result.events[event] ?? 0) + 1
    const send = sends[event]
    if (send && server.isRunning()) {
      const words = `${event} ${sent.length + 1}`
      await send(page, path, words, picture)
      sent.push(words)
    }
    if (event === 'visit' && server.isRunning()) {
      const date = new Date(Date.now() + ahead + 24 * hour).toISOString().slice(0, 10)
      await callApi(page, `${path}/visits`, { who: 'Ben', what: 'comes for coffee', date, time: '15:00' })
    }
    if (event === 'calendar') calendar.breakOrMend()
    if (event === 'network') {
      isCut = !isCut
      await room.setOffline(isCut)
    }
    if (event === 'server') await (server.isRunning() ? server.kill() : server.start())
    if (event === 'reload') await screen.reload()
    if (event === 'touch') await screen.mouse.click(1200, 8)
    if (event === 'back')
      for (const key of ['ArrowLeft', 'PageUp', 'ArrowRight']) await screen.keyboard.press(key)
    if (event === 'pause') await pressPause(screen)
  }

  async function checkFrame() {
    result.frames++
    if (await screen.locator('.dark-view').isVisible()) {
      result.dark++
      return
    }
    // Moving the clocks ends the time that a fading scene keeps another below it. The fade itself takes the browser's
    // own time, so a frame in between would be dark. `animations` looks at how it ends.
    const { channels } = await sharp(await screen.screenshot({ animations: 'disabled' })).stats()
    // A blank screen has a single colour.
    if (Math.max(...channels.map(({ stdev }) => stdev)) < 3) result.blanks++
  }

  let events: string[] = []
  const steps = Math.round(simulation.hours / simulation.step)
  for (let step = 0; step < steps; step++) {
    if (events.length === 0) events = shuffled(deck, random)
    await runEvent(events.pop() ?? 'nothing')
    await settle(2)
    await listen(screen)
    await checkFrame()
    if (step % simulation.measuredEvery === 0) result.memory.push(await memoryOf(screen))
    await pass(simulation.step * hour)
    await checkFrame()
  }
  if (isCut) await room.setOffline(false)
  if (!server.isRunning()) await server.start()
  // Until the end of a pause and of the night.
  while (await screen.locator('.dark-view').isVisible()) {
    await pass(hour)
    await untilSettled()
  }
  for (let round = 0; round < 60 && (await unshown(room, server)) > 0; round++) await settle(2)
  await settle(2)
  result.memory.push(await memoryOf(screen))

  const wordsOf = (type: Seen['type']) =>
    new Set(seen.flatMap((one) => (one.type === type && one.what ? one.what : [])))
  result.byThemselves = [...wordsOf('begins by itself')]
  result.byPress = [...wordsOf('begins by a press')]
  result.inTheDark = [...wordsOf('in the dark')]
  // Of a film nobody is told that it was heard.
  result.listened = [...wordsOf('ended')].filter((what) => !what.startsWith('clip')).length
  result.heard = heard.size
  result.order = [...wordsOf('scene')]
  result.deliveries = sent.map((caption) => {
    const accepted = reports.filter(({ title }) => title === caption)
    return {
      caption,
      seenAt: seen.filter(({ type, what }) => type === 'scene' && what === caption).map(({ at }) => at),
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
