import { setTimeout as sleep } from 'node:timers/promises'
import { hours, minutes } from '../../platform/clock.ts'
import { memoryOf } from './memory.ts'
import { type Finding, findings, megabytes } from './report.ts'
import { atServer, openWorld } from './world.ts'

/** Of the clock. */
const step = minutes(5)

/** What a server may take more at the end than at the beginning: its caches, and garbage that is not yet collected. */
const allowance = { share: 1.3, bytes: 40e6 }

/** A family's day by the clock, in so many milliseconds, in steps of five minutes. The memory stays flat. */
export async function tortureByADay(options: { lasting: number; hours: number }): Promise<Finding[]> {
  const world = await openWorld()
  const report = findings('day', world.engine)
  const wrong: string[] = []
  try {
    const steps = hours(options.hours) / step
    const memory: number[] = []
    const began = performance.now()
    for (let taken = 0; taken < steps; taken++) {
      for (const server of world.servers) {
        const [anna, ben, screen] = [world.anna, world.ben, world.screen].map((who) => atServer(server, who))
        if (!anna || !ben || !screen) continue
        const stream = await screen.listen('/api/screen/live')
        const answers = await Promise.all([
          screen.post('/api/screen/contact', { wasTouched: taken % 7 === 0 }),
          screen.get('/api/screen'),
          anna.get('/', { accept: 'text/html' }),
          anna.get(`${world.path}/activity`),
          ben.get(`${world.path}/photos`),
          ben.post(`${world.path}/shopping/items`, { name: `item ${taken}` }),
        ])
        stream.close()
        for (const { status } of answers) if (status >= 400) wrong.push(`step ${taken}: ${status}`)
      }
      memory.push(Math.max(...world.servers.map(memoryOf)))
      await world.advance(step)
      await sleep(Math.max(0, ((taken + 1) * options.lasting) / steps - (performance.now() - began)))
    }
    // Until the code is compiled and the caches are full, memory grows.
    const early = middle(memory.slice(steps / 4, steps / 2))
    const late = middle(memory.slice((steps * 3) / 4))
    report.note(
      `${options.hours} hours by the clock, in seconds`,
      Math.round((performance.now() - began) / 1000),
    )
    report.none('calls that were refused', wrong)
    const isFlat = late <= early * allowance.share + allowance.bytes
    report.note(
      'memory in the second and in the last quarter',
      `${megabytes(early)}, ${megabytes(late)}`,
      isFlat,
    )
  } finally {
    await world.close()
  }
  return report.found
}

function middle(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
