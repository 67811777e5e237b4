// `npm run simulate -- [--seed 42] [--from 1 --seeds 100] [--whole]`: one run with its trace, shortened if it fails unless it is
// to be `whole`; or many, until one fails.
import { parseArgs } from 'node:util'
import { buildPages } from './pages/built-page.ts'
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
const given = { pages: await buildPages(), template: await template() }
const first = Number(values.seed ?? values.from)
const count = values.seed === undefined ? Number(values.seeds) : 1
const began = performance.now()
for (let seed = first; seed < first + count; seed++) {
  const outcome = await simulate({ ...given, seed })
  if (outcome.failure) {
    const shown = values.whole ? outcome : await shorten({ ...given, seed }, outcome)
    console.log(report(seed, shown))
    process.exit(1)
  }
  if (count === 1) console.log(outcome.trace.join('\n'))
}
console.log(
  `\n${count} runs, all invariants hold: ${Math.round((performance.now() - began) / count)} ms a run`,
)
process.exit(0)
