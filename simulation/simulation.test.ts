import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { isSoak, rounds } from '#server/testing/soak.ts'
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

// What a killed server waited for is never freed: a process plays some runs, and the next one goes on.
const [processes, runs] = [400, 250]

test.runIf(isSoak)(
  `all invariants hold in ${processes * runs} more runs`,
  { timeout: processes * runs * 2000 },
  async () => {
    for (let number = 0; number < processes; number++) {
      const from = 2000 + number * runs
      const played = promisify(execFile)(process.execPath, [
        'simulation/run.ts',
        `--from=${from}`,
        `--seeds=${runs}`,
      ])
      await played.catch(({ stdout, stderr }) => expect.fail(`${stdout}${stderr}`))
    }
  },
)

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
