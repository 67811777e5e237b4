/**
 * Makes the README's pictures in docs/images of what the demo shows:
 *   npm run demo:pictures
 * Look at each of them before you commit it.
 */
import { readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { startDemo } from './start-demo.ts'

const folder = join(import.meta.dirname, '../docs/images')
const wide = { width: 1440, height: 900 }
const room = { width: 1280, height: 800 }

type Picture = {
  name: string
  path: string
  size: { width: number; height: number }
  /** Resolves when what the picture is about is in sight. */
  isReady: (page: Page) => Promise<unknown>
}

const pictures: Picture[] = [
  { name: 'dashboard', path: '/', size: wide, isReady: (page) => page.getByText('On Rose').waitFor() },
  {
    name: 'screen',
    path: '/demo/screen',
    size: room,
    isReady: (page) => page.locator('.top .picture').waitFor(),
  },
  {
    name: 'gallery',
    path: '/photo-gallery',
    size: wide,
    isReady: (page) => page.getByText('Tilly ate the middle').waitFor(),
  },
  {
    name: 'schedule',
    path: '/schedule',
    size: wide,
    isReady: (page) => page.getByRole('heading', { name: 'Upcoming Deliveries' }).waitFor(),
  },
]

const demo = await startDemo({ port: 0, host: '127.0.0.1' })
const browser = await chromium.launch({
  executablePath: readFileSync('.cache/chromium', 'utf8').trim(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  await mkdir(folder, { recursive: true })
  for (const picture of pictures) await take(browser, picture)
} finally {
  await browser.close()
  await demo.stop()
}

async function take(browser: Browser, { name, path, size, isReady }: Picture): Promise<void> {
  const context = await browser.newContext({
    viewport: size,
    // The family sees the times by its own clocks. Here they live where Rose does.
    timezoneId: demo.timeZone,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.request.post(`${demo.url}/demo/as/anna`)
  await page.goto(demo.url + path)
  await isReady(page)
  const taken = await takeStill(page)
  const file = join(folder, `${name}.webp`)
  const { size: bytes } = await sharp(taken).webp({ quality: 78, effort: 6 }).toFile(file)
  console.log(`${file}: ${Math.round(bytes / 1000)} kB`)
  await context.close()
}

/** When two pictures of the page are equal, everything is there and nothing moves. */
async function takeStill(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready)
  let last: Buffer | null = null
  for (;;) {
    const next = await page.screenshot()
    if (last?.equals(next)) return next
    last = next
  }
}
