import { expect, test } from '@playwright/test'
import { isSoak } from '#server/testing/soak.ts'
import { simulateWeek } from '../week/simulate-week.ts'

test.use({ serviceWorkers: 'allow' })

const small = { width: 320, height: 240 }

test('a week of outages, reloads and pauses: each picture, note and voice is shown once, in order, and reported with its time', async ({
  browser,
}) => {
  test.skip(!isSoak, 'A week takes minutes. `npm run soak` runs it.')
  test.slow()
  const lived = await simulateWeek(browser, {
    hours: 7 * 24,
    step: 6,
    seed: 7,
    measuredEvery: 9,
    picture: small,
  })
  const sent = lived.deliveries.map(({ caption }) => caption)
  expect(sent.length).toBeGreaterThan(2)
  for (const event of ['note', 'voice', 'visit', 'calendar', 'network', 'server', 'reload', 'back', 'pause'])
    expect(lived.events[event] ?? 0).toBeGreaterThan(0)
  expect(lived.order).toEqual(sent)
  expect(lived.blanks).toBe(0)
  expect(lived.paused).toBeGreaterThan(0)
  expect(lived.listened).toBeGreaterThan(0)
  expect(lived.heard).toBe(lived.listened)
  // Megabytes, after garbage collection.
  const [first, ...others] = lived.memory.map(({ heap }) => heap)
  expect(Math.max(...others)).toBeLessThan((first ?? 0) + 8)
  const times = lived.deliveries.map(({ shownAt }) => shownAt)
  expect(times).toEqual([...times].sort((a, b) => a - b))
  // The server's clock moves before the screen's. A report in between is off by one step of nine seconds, and by the
  // time that the machine took to move both.
  const tolerance = 10_000 + lived.lag
  for (const { caption, seenAt, shownAt, reports } of lived.deliveries) {
    expect(reports, caption).toBe(1)
    expect(Math.abs(shownAt - (seenAt[0] ?? 0)), `${caption}, milliseconds`).toBeLessThan(tolerance)
  }
})
