import { expect, test } from 'vitest'
import { days, minutes } from '../clock.ts'
import { clockDoubts } from './clock-doubts.ts'
import { released } from './released.ts'

const now = Date.parse(released) + days(100)
const doubted = (at: number, known: Parameters<typeof clockDoubts>[1]) =>
  clockDoubts(at, known).map(({ level, sentence }) => `${level} ${sentence}`)

test('a clock is believed while nothing speaks against it', () => {
  expect(clockDoubts(now, { newest: null })).toEqual([])
  expect(clockDoubts(now, { newest: now - days(300), database: now + minutes(1) })).toEqual([])
  // Another server's clock may differ by minutes, and a release may be used on the day that it is made.
  expect(clockDoubts(now, { newest: now + minutes(4) })).toEqual([])
  expect(clockDoubts(Date.parse(released) - days(1), { newest: null })).toEqual([])
})

test('one that is behind the release, the newest row or PostgreSQL has to be mended', () => {
  expect(doubted(0, { newest: null })).toEqual([
    `mend This machine's clock says 1970-01-01 00:00 UTC, and this release was made on ${released}. Set it, and let it follow the network's time (NTP): deliveries come by it, and push services refuse a wrong one.`,
  ])
  expect(doubted(now, { newest: now + days(1) })).toEqual([
    expect.stringMatching(
      /^mend .+ but something in the database happened at .+ The clock is behind now, or/,
    ),
  ])
  for (const database of [now - days(1), now + days(1)])
    expect(doubted(now, { newest: null, database })).toEqual([
      "mend The clocks of this machine and of PostgreSQL are 1440 minutes apart. Let both follow the network's time (NTP).",
    ])
})

test('one that is years ahead is asked about, with the reason, and so is a house that was long empty', () => {
  expect(doubted(now + days(500), { newest: now })).toEqual([
    expect.stringMatching(
      /^look .+ nothing in the database has happened since .+ the clock is ahead: set it at/,
    ),
  ])
  // A new database knows nothing of the time, but the release does.
  expect(doubted(now + days(1500), { newest: null })).toEqual([
    expect.stringMatching(
      /^look .+ and this release was made on .+ the clock is ahead: set it at once.+newer/,
    ),
  ])
})
