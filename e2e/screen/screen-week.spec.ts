import { expect, test } from '@playwright/test'
import { isSoak } from '#server/testing/soak.ts'
import { simulateWeek } from '../week/simulate-week.ts'

test.use({ serviceWorkers: 'allow' })

const small = { width: 320, height: 240 }

test('a week of outages, reloads, nights and pauses: all that is sent is shown once, in order, and reported with its time; nothing plays in the dark, and no song by itself', async ({
  browser,
}) => {
  test.skip(!isSoak, 'A week takes minutes. `npm run soak` runs it.')
  test.slow()
  const lived = await simulateWeek(browser, {
    hours: 7 * 24,
    step: 4,
    seed: 33,
    measuredEvery: 13,
    picture: small,
  })
  const sent = lived.deliveries.map(({ caption }) => caption)
  expect(sent.length).toBeGreaterThan(2)
  const happened = 'note voice song clip visit calendar network server reload back pause'.split(' ')
  for (const event of happened) expect(lived.events[event] ?? 0, event).toBeGreaterThan(0)
  expect(lived.order).toEqual(sent)
  expect(lived.blanks).toBe(0)
  expect(lived.dark).toBeGreaterThan(0)
  expect(lived.inTheDark).toEqual([])
  // Of what makes a sound only voices begin by themselves.
  expect(lived.byThemselves).not.toEqual([])
  expect(lived.byThemselves.filter((what) => !what.startsWith('voice'))).toEqual([])
  const pressed = lived.byPress.map((what) => what.split(' ')[0])
  expect(pressed).toEqual(expect.arrayContaining(['song', 'clip']))
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
