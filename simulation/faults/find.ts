import { Broken } from '../broken.ts'
import { buildPages } from '../pages/built-page.ts'
import { type Given, simulate } from '../simulate.ts'
import { template } from '../world/template.ts'
import { type Fault, plant } from './plant.ts'

/**
 * Within so many runs a planted fault is found, most of them in the first ones: that a thousand runs find nothing says something
 * only by this. A change of any statement changes the runs.
 */
const runs = 300

let given: Promise<Omit<Given, 'seed'>> | undefined

/** The invariant that the first run breaks which fails; null when none of them does. */
export async function find(fault: Fault): Promise<string | null> {
  given ??= soundProgram()
  const planted = await plant(await given, fault)
  const { seed: first = 1 } = fault
  for (let seed = first; seed < first + runs; seed++) {
    const { failure } = await simulate({ ...planted, seed })
    if (failure instanceof Broken) return failure.invariant
    if (failure) throw failure
  }
  return null
}

async function soundProgram() {
  return { pages: await buildPages(), template: await template() }
}
