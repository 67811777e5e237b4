// How smoothly the screen fades from one picture to the next on a slow tablet: npm run bench:fade
import { existsSync, readFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import * as z from 'zod/mini'
import { startServer } from '#server/testing/running-server.ts'
import { callApi } from '../e2e/person.ts'
import { addPhoto } from '../e2e/photo.ts'

const slowedBy = 6
const pictures = 6
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
      await original(n),
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
  await browser.startTracing(screen, { categories: ['toplevel', 'blink.user_timing', '__metadata'] })
  await screen.goto(link)
  await screen.getByRole('img', { name: `Picture ${pictures} of` }).waitFor({ timeout: 180_000 })
  await screen.waitForFunction((ms) => performance.now() > ms, await pageTimeAfter(screen, 2 * fadeLasts))
  const frames = await screen.evaluate(() => (window as Window & { fadeFrames?: number[] }).fadeFrames ?? [])
  const trace = JSON.parse((await browser.stopTracing()).toString()).traceEvents as unknown[]
  report(
    z.parse(
      z.array(TraceEvent),
      trace.filter((event) => TraceEvent.safeParse(event).success),
    ),
    frames,
  )
} finally {
  await browser.close()
  await server.stop()
}

/** A picture of 12 megapixels with as much detail as a photo. */
async function original(seed: number): Promise<Buffer> {
  const background = { r: 40 * seed, g: 120, b: 255 - 40 * seed }
  const small = await sharp({
    create: {
      width: 1000,
      height: 750,
      channels: 3,
      background,
      noise: { type: 'gaussian', mean: 128, sigma: 45 },
    },
  })
    .png()
    .toBuffer()
  return sharp(small).resize(4000, 3000).jpeg({ quality: 85 }).toBuffer()
}

/** Runs in the page: marks the begin of each fade in the trace, and counts the frames in it. */
function markFades() {
  const frames: number[] = []
  Object.assign(window, { fadeFrames: frames })
  document.addEventListener('animationstart', ({ target }) => {
    if (!(target instanceof Element) || !target.querySelector(':scope > .picture-scene')) return
    performance.mark('fade')
    const began = performance.now()
    let count = 0
    requestAnimationFrame(function next(now) {
      count++
      if (now - began < 700) requestAnimationFrame(next)
      else frames.push((count * 1000) / (now - began))
    })
  })
}

function pageTimeAfter(page: Page, ms: number): Promise<number> {
  return page.evaluate((ms) => performance.now() + ms, ms)
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
  const longest = (some: TraceEvent[]) => Math.max(0, ...some.map(({ dur = 0 }) => dur)) / 1000
  const over50 = (some: TraceEvent[]) => some.filter(({ dur = 0 }) => dur > 50_000).length
  console.log(
    `fades        ${fades.length} of pictures from 12 megapixels, the processor slowed ${slowedBy} times`,
  )
  console.log(`frames       ${frames.map((rate) => rate.toFixed(0)).join(', ')} a second`)
  console.log(`in a fade    longest task ${longest(inFades).toFixed(0)} ms, ${over50(inFades)} over 50 ms`)
  console.log(
    `before one   longest task ${longest(before).toFixed(0)} ms, ${over50(before)} over 50 ms in 4 seconds`,
  )
}
