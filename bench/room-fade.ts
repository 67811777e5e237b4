// How smoothly the screen fades from one picture to the next on a slow tablet: npm run bench:fade
//   node bench/room-fade.ts [--pictures 6] [--trace trace.json]
// `--trace` keeps the trace, which the Performance panel of Chrome opens.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import * as z from 'zod/mini'
import { startServer } from '#server/testing/processes/running-server.ts'
import { callApi } from '../e2e/support/person.ts'
import { addPhoto } from '../e2e/support/photo.ts'
import { photoOf } from './photo-of.ts'

const { values } = parseArgs({
  options: { pictures: { type: 'string', default: '6' }, trace: { type: 'string' } },
})
const pictures = Number(values.pictures)
const slowedBy = 6
/** Milliseconds of the fade in scenes.css. */
const fadeLasts = 700
const note = '.cache/chromium'

const TraceEvent = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.optional(z.number()),
  tdur: z.optional(z.number()),
  args: z.optional(z.record(z.string(), z.unknown())),
})
type TraceEvent = z.infer<typeof TraceEvent>

const server = await startServer()
const browser = await chromium.launch({
  ...(existsSync(note) && { executablePath: readFileSync(note, 'utf8').trim() }),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const family = await browser.newPage()
  await family.goto(`${server.url}/favicon.svg`)
  const person = { firstName: 'Emma', lastName: 'Hartley', email: 'emma@example.com' }
  await callApi(family, '/api/auth/sign-up', { ...person, password: 'correct horse battery' })
  const group = await callApi(family, '/api/family-groups', { name: 'The Hartleys', timeZone: 'UTC' })
  const path = `/api/family-groups/${group.id}`
  for (let n = 1; n <= pictures; n++) {
    const photo = await addPhoto(
      family,
      path,
      `Picture ${n} of a long afternoon in the garden`,
      await photoOf(4000, 3000, n),
    )
    await callApi(family, `${path}/photos/${photo}/send-to-alexa`)
  }
  const link = String((await callApi(family, `${path}/devices/links`)).url)
  await family.close()

  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const screen = await context.newPage()
  await screen.addInitScript(markFades)
  const cdp = await context.newCDPSession(screen)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowedBy })
  await browser.startTracing(screen, {
    categories: ['toplevel', 'blink.user_timing', '__metadata', 'devtools.timeline'],
  })
  const rates = watchFades(screen)
  await screen.goto(link)
  const frames = await rates
  const trace = await browser.stopTracing()
  if (values.trace) writeFileSync(values.trace, trace)
  const events = (JSON.parse(trace.toString()).traceEvents as unknown[]).flatMap((event) => {
    const { success, data } = TraceEvent.safeParse(event)
    return success ? [data] : []
  })
  report(events, frames)
} finally {
  await browser.close()
  await server.stop()
}

/** Runs in the page: marks the begin of each fade in the trace, counts the frames in it, and prints their rate. */
function markFades() {
  document.addEventListener('animationstart', ({ target }) => {
    if (!(target instanceof Element) || !target.querySelector(':scope > .picture-scene')) return
    performance.mark('fade')
    const began = performance.now()
    let count = 0
    requestAnimationFrame(function next(now) {
      count++
      if (now - began < 700) requestAnimationFrame(next)
      else setTimeout(() => console.log(`fade: ${(count * 1000) / (now - began)}`), 500)
    })
  })
}

/** The frames a second of each fade. It only listens: to ask the page would be a long task in its fades. */
function watchFades(page: Page): Promise<number[]> {
  const rates: number[] = []
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Only ${rates.length} fades in three minutes`)), 180_000)
    page.on('console', (message) => {
      const [, rate] = /^fade: (.+)$/.exec(message.text()) ?? []
      if (!rate) return
      rates.push(Number(rate))
      if (rates.length < pictures) return
      clearTimeout(timer)
      resolve(rates)
    })
  })
}

function report(events: TraceEvent[], frames: number[]) {
  const fades = events.filter(({ name, ph }) => name === 'fade' && (ph === 'R' || ph === 'I'))
  const [first] = fades
  if (!first) throw new Error('The trace has no fade')
  const main = events.filter(({ name, args, pid }) => {
    return name === 'thread_name' && pid === first.pid && args?.name === 'CrRendererMain'
  })[0]
  const tasks = events.filter(({ name, pid, tid }) => {
    return /RunTask$/.test(name) && pid === first.pid && tid === (main?.tid ?? first.tid)
  })
  const inFades = tasks.filter(({ ts }) =>
    fades.some((fade) => ts >= fade.ts && ts < fade.ts + fadeLasts * 1000),
  )
  const before = tasks.filter(({ ts }) =>
    fades.slice(1).some((fade) => ts < fade.ts && ts > fade.ts - 4_000_000),
  )
  console.log(
    `fades        ${fades.length} of pictures from 12 megapixels, the processor slowed ${slowedBy} times`,
  )
  console.log(`frames       ${frames.map((rate) => rate.toFixed(0)).join(', ')} a second`)
  console.log(`in a fade    ${summary(inFades)}`)
  console.log(`before one   ${summary(before)}, in 4 seconds`)
}

/** By the clock, and by the processor: while other programs run, a task also waits for its turn. */
function summary(tasks: TraceEvent[]): string {
  const byClock = tasks.map(({ dur = 0 }) => dur / 1000)
  const byProcessor = tasks.map(({ tdur = 0 }) => tdur / 1000)
  const say = (all: number[]) =>
    `longest task ${Math.max(0, ...all).toFixed(0)} ms, ${all.filter((ms) => ms > 50).length} over 50 ms`
  return `${say(byClock)}; by the processor's time ${say(byProcessor)}`
}
