// `npm run simulate -- [--seed 42 [--whole]] [--from 1 --seeds 100]`: one run with its trace, shortened if it fails unless it is
// to be `whole`; or many, in as many processes as there are processors.
import { parseArgs } from 'node:util'
import { buildPages } from './pages/built-page.ts'
import { playSeeds } from './play-seeds.ts'
import { report, shorten } from './shorten.ts'
import { simulate } from './simulate.ts'
import { template } from './world/template.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    from: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '100' },
    whole: { type: 'boolean', default: false },
  },
})
const failed = values.seed === undefined ? await playMany() : await playOne(Number(values.seed))
process.exit(failed ? 1 : 0)

async function playOne(seed: number): Promise<boolean> {
  const given = { pages: await buildPages(), template: await template(), seed }
  const outcome = await simulate(given)
  const shown = outcome.failure && !values.whole ? await shorten(given, outcome) : outcome
  console.log(shown.failure ? report(seed, shown) : shown.trace.join('\n'))
  return shown.failure !== null
}

async function playMany(): Promise<boolean> {
  const began = performance.now()
  const failures = await playSeeds(Number(values.from), Number(values.seeds))
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(failures || `${values.seeds} runs, all invariants hold: ${seconds} s`)
  return failures !== ''
}
