import { beforeAll, expect, test } from 'vitest'
import { rounds } from '#server/testing/soak.ts'
import { buildPages } from './pages/built-page.ts'
import { playEach, seedsFrom } from './play-each.ts'
import { type Given, simulate } from './simulate.ts'
import { template } from './world/template.ts'

// Nothing of what is pressed, sent, planned or put on the list is lost, through any network and any restart. What must hold
// stands in invariants.ts, in words.

let given: Omit<Given, 'seed'>

beforeAll(async () => {
  given = { pages: await buildPages(), template: await template() }
})

const seeds = rounds({ quick: 10, full: 200 })

test(`all invariants hold in ${seeds} runs`, { timeout: 60_000 + seeds * 1000 }, async () => {
  expect(await playEach(given, seedsFrom(1000, 1000 + seeds))).toBe('')
})

test('a seed plays the same run again, step by step', async () => {
  const [one, other] = [await simulate({ ...given, seed: 5 }), await simulate({ ...given, seed: 5 })]
  expect(other.trace).toEqual(one.trace)
  expect(one.trace.length).toBeGreaterThan(20)
})
