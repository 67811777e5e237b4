import type { Page } from '@playwright/test'
import { untilEvent, watchRequests } from '../support/network.ts'
import { callApi, givenFamily } from '../support/person.ts'
import { addPhoto } from '../support/photo.ts'
import { picture } from '../support/pictures.ts'
import { expect, test } from '../support/server.ts'

/**
 * What opening a page may cost, whatever machine it runs on. `scripts`: how many are fetched before the page can be
 * shown; `requests`: all of them, with scripts, pictures and the event stream; `kilobytes`: of these, as they are sent;
 * `reads`: calls for what did not come with the page.
 */
const budgets = {
  '/': { scripts: 7, requests: 45, kilobytes: 420, reads: 0 },
  '/photo-gallery': { scripts: 11, requests: 40, kilobytes: 480, reads: 0 },
  '/shopping': { scripts: 10, requests: 30, kilobytes: 330, reads: 0 },
  '/family-members': { scripts: 16, requests: 40, kilobytes: 370, reads: 0 },
  '/schedule': { scripts: 16, requests: 30, kilobytes: 360, reads: 0 },
  '/content-library': { scripts: 12, requests: 30, kilobytes: 330, reads: 0 },
  '/content-library/notes': { scripts: 14, requests: 30, kilobytes: 330, reads: 0 },
  '/activity': { scripts: 13, requests: 30, kilobytes: 330, reads: 0 },
  '/settings': { scripts: 8, requests: 30, kilobytes: 330, reads: 1 },
  // What belongs to the person and not to the group is read by itself.
  '/settings/you': { scripts: 19, requests: 40, kilobytes: 350, reads: 5 },
  '/settings/screen': { scripts: 15, requests: 40, kilobytes: 353, reads: 2 },
  '/settings/family': { scripts: 17, requests: 35, kilobytes: 340, reads: 0 },
  '/settings/programs': { scripts: 15, requests: 35, kilobytes: 340, reads: 1 },
} as const

// The worker fetches every file of the app, a moment later.
test.use({ serviceWorkers: 'block' })

test('a page opens with few requests, reads nothing twice, and moves nothing', async ({ page }) => {
  const { path } = await givenFamily(page)
  const photo = await picture('phone/jolla.jpg')
  const ids: string[] = []
  for (let n = 0; n < 12; n++) ids.push(await addPhoto(page, path, `Photo ${n}`, n > 8 ? photo : undefined))
  await callApi(page, `${path}/photos/${ids.at(-1)}/send-to-alexa`)
  for (let n = 0; n < 30; n++) await callApi(page, `${path}/shopping/items`, { name: `Thing ${n}` })
  await page.addInitScript(watchShifts)
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size)
    for (const [address, budget] of Object.entries(budgets)) {
      const cost = await openAnew(page, address)
      const where = `${address} at ${size.width}: ${JSON.stringify(cost)}`
      expect.soft(cost.shift, where).toBeLessThanOrEqual(0.02)
      expect.soft(cost.firstScripts, where).toBeLessThanOrEqual(budget.scripts)
      expect.soft(cost.requests, where).toBeLessThanOrEqual(budget.requests)
      expect.soft(cost.kilobytes, where).toBeLessThanOrEqual(budget.kilobytes)
      // The person's own presence is the one change that opening a page makes.
      const reads = cost.reads.filter((read) => !/\/(live\?|members$)/.test(read))
      expect.soft(reads.length, where).toBeLessThanOrEqual(budget.reads)
    }
  }
})

async function openAnew(page: Page, address: string) {
  await page.goto('about:blank')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.clearBrowserCache')
  const requests: string[] = []
  let bytes = 0
  const note = (request: { url(): string }) => requests.push(request.url())
  page.on('request', note)
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  const untilQuiet = watchRequests(page)
  let isHearing = false
  untilEvent(devtools, 'open').then(() => {
    isHearing = true
  })
  const html = (await (await page.goto(address))?.text()) ?? ''
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => isHearing, `${address} hears of changes`).toBe(true)
  await untilQuiet()
  page.off('request', note)
  await devtools.detach()
  const shift = await page.evaluate(() => (window as unknown as { shift: () => number }).shift())
  const firstScripts = html.match(/<script[^>]* src=|rel="modulepreload"/g)?.length ?? 0
  const reads = requests.filter((one) => /\/api\/(?!objects\/|.*\/(picture|thumbnail|face))/.test(one))
  return { shift, firstScripts, reads, requests: requests.length, kilobytes: Math.round(bytes / 1000) }
}

/** In the page: the largest sum of layout shifts within a session window, as "Cumulative Layout Shift" counts them. */
function watchShifts() {
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
  const shifts: Shift[] = []
  new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[]))).observe({
    type: 'layout-shift',
    buffered: true,
  })
  const shift = () => {
    let [most, sum, first, last] = [0, 0, 0, 0]
    for (const { value, startTime, hadRecentInput } of shifts) {
      if (hadRecentInput) continue
      const isSame = startTime - last < 1000 && startTime - first < 5000
      sum = isSame ? sum + value : value
      if (!isSame) first = startTime
      last = startTime
      most = Math.max(most, sum)
    }
    return most
  }
  Object.assign(window, { shift })
}
