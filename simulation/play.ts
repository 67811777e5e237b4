// One process of `playSeeds`: plays every `step`-th seed, and prints what fails.
import { buildPages } from './pages/built-page.ts'
import { playEach, seedsFrom } from './play-each.ts'
import { template } from './world/template.ts'

const [first = 0, end = 0, step = 1] = process.argv.slice(2).map(Number)
const given = { pages: await buildPages(), template: await template() }
const said = await playEach(given, seedsFrom(first, end, step))
process.stdout.write(said)
process.exit(said === '' ? 0 : 1)
