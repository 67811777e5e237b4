import { beforeAll, expect, test } from 'vitest'
import { rounds } from '#server/testing/soak.ts'
import { buildPages } from './pages/built-page.ts'
import { report, shorten } from './shorten.ts'
import { simulate } from './simulate.ts'
import { type Template, template } from './world/template.ts'

// Nothing of what is pressed, sent, planned or put on the list is lost, through any network and any restart. What must hold
// stands in invariants.ts, in words.

let given: { pages: Awaited<ReturnType<typeof buildPages>>; template: Template }

beforeAll(async () => {
  given = { pages: await buildPages(), template: await template() }
})

const seeds = rounds({ quick: 10, sweep: 200, full: 200 })

test(`all invariants hold in ${seeds} runs`, { timeout: 60_000 + seeds * 1000 }, async () => {
  for (let seed = 1000; seed < 1000 + seeds; seed++) await expectNoFailure(seed)
})

test('a seed plays the same run again, step by step', async () => {
  const [one, other] = [await simulate({ ...given, seed: 5 }), await simulate({ ...given, seed: 5 })]
  expect(other.trace).toEqual(one.trace)
  expect(one.trace.length).toBeGreaterThan(20)
})

async function expectNoFailure(seed: number): Promise<void> {
  const outcome = await simulate({ ...given, seed })
  if (!outcome.failure) return
  const shortest = await shorten({ ...given, seed }, outcome)
  expect.fail(report(seed, shortest))
}
