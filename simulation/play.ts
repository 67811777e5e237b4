// One process of `playSeeds`: plays every `step`-th seed, and prints what fails; the first one shortened.
import { buildPages } from './pages/built-page.ts'
import { report, shorten } from './shorten.ts'
import { simulate } from './simulate.ts'
import { template } from './world/template.ts'

const [first = 0, end = 0, step = 1] = process.argv.slice(2).map(Number)
const given = { pages: await buildPages(), template: await template() }
let failures = 0
for (let seed = first; seed < end; seed += step) {
  const outcome = await simulate({ ...given, seed })
  if (!outcome.failure) continue
  if (failures++ === 0) console.log(report(seed, await shorten({ ...given, seed }, outcome)))
  else console.log(`Seed ${seed}: ${outcome.failure.message}`)
}
process.exit(failures === 0 ? 0 : 1)
