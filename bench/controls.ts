// How much stands on each page of the demo's family, by role, on a phone and on a laptop: npm run bench:controls
//   node bench/controls.ts [--pages /,/settings]
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { isReady, startRunningDemo } from '../demo/running-demo.ts'
import { table } from './table.ts'

const { values } = parseArgs({ options: { pages: { type: 'string' } } })
const pages = values.pages?.split(',') ?? [
  ...['/', '/photo-gallery', '/schedule', '/content-library', '/content-library/notes'],
  ...['/shopping', '/family-members', '/activity'],
  ...['/settings', '/settings/you', '/settings/screen', '/settings/family', '/settings/programs'],
]
const people = { anna: 'primary caretaker', ben: 'caretaker', leo: 'member' }
const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
const note = '.cache/chromium'

const demo = await startRunningDemo()
const browser = await chromium.launch({
  ...(existsSync(note) && { executablePath: readFileSync(note, 'utf8').trim() }),
  args: ['--no-sandbox'],
})
try {
  while (!demo.said().includes(isReady)) {
    if (demo.process.exitCode !== null) throw new Error(`The demo has ended:\n${demo.said()}`)
    await setTimeout(500)
  }
  const rows: string[][] = []
  for (const [who, role] of Object.entries(people)) {
    for (const window of windows) {
      const page = await signedIn(browser, who, window)
      for (const path of pages) rows.push([role, `${window.width}`, path, ...(await count(page, path))])
      await page.context().close()
    }
  }
  const head = ['role', 'window (px)', 'page', 'controls', 'headings', 'words', 'height (px)']
  console.log(table(head, rows))
} finally {
  await browser.close()
  await demo.stop()
}

async function signedIn(browser: Browser, who: string, viewport: (typeof windows)[number]): Promise<Page> {
  const context = await browser.newContext({ viewport, locale: 'en-GB', reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.request.post(`${demo.url}/demo/as/${who}`)
  return page
}

/** Controls, headings and words that are to be seen in the page's own part, and its height. */
async function count(page: Page, path: string): Promise<string[]> {
  await page.goto(`${demo.url}${path}`)
  await page.locator('main h1').first().waitFor()
  await page.waitForFunction(() => document.querySelector('main .animate-pulse') === null)
  let before = ''
  while (true) {
    // Parts come one after the other: what has not changed for a second is there.
    await setTimeout(1000)
    const now = await page.evaluate(read)
    if (now.join() === before) return now
    before = now.join()
  }
}

/** Runs in the page. */
function read(): string[] {
  const main = document.querySelector('main')
  const isSeen = (element: Element) => {
    const { width } = element.getBoundingClientRect()
    return width > 1 && element.checkVisibility({ visibilityProperty: true })
  }
  const seen = (selector: string) => [...(main?.querySelectorAll(selector) ?? [])].filter(isSeen).length
  // biome-ignore lint/performance/useDomNodeTextContent: words that are hidden do not count
  const words = main?.innerText.split(/\s+/).filter((word) => word !== '').length ?? 0
  const controls = seen('a[href], button, input:not(.sr-only), select, textarea, summary')
  return [controls, seen('h1, h2, h3, h4'), words, document.documentElement.scrollHeight].map(String)
}
