import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { minutes } from '../../platform/clock.ts'
import { expectNothingLost, expectWholePictures } from './invariants.ts'
import { startLoad } from './load.ts'
import { type Finding, findings } from './report.ts'
import { openWorld, until, type World } from './world.ts'

const plannedAtOnce = 2
/** How often the clock is moved until all leases have ended. */
const mostTries = 100
/** Milliseconds: long enough for a photo to be made on most machines, and short enough to meet it on its way. */
const betweenKills = 2000

/**
 * Kills servers at random moments under mixed load, so many times, and until that instant at the latest. Before each kill
 * deliveries of the schedule become due.
 */
export async function tortureByKills(options: { kills: number; end: number }): Promise<Finding[]> {
  const world = await openWorld()
  const report = findings('kills', world.engine)
  try {
    const load = await startLoad(world, { atOnce: 8 })
    const refused: string[] = []
    let kills = 0
    for (; kills < options.kills && Date.now() < options.end; kills++) {
      for (let count = 0; count < plannedAtOnce; count++) await load.plan(world.now() + minutes(1))
      await world.advance(minutes(2))
      await sleep(Math.random() * betweenKills)
      const server = world.servers[Math.floor(Math.random() * world.servers.length)]
      await server?.kill()
      await server?.start().catch((error) => void refused.push(String(error)))
      if (refused.length > 0) break
    }
    // On a slow machine each photo may have been interrupted.
    await until(async () => [...load.ledger.photos.values()].some(Boolean), 'a photo is added')
    await load.stop()
    report.note('servers, and kills -9 under load', `${world.servers.length}, ${kills}`, kills > 0)
    report.none('refused starts', refused)
    report.none('answers with 5xx', load.ledger.failures)
    await finishDue(
      world,
      [...load.ledger.planned].flatMap(([, id]) => id ?? []),
    )
    await expectWholePictures(report, world)
    for (const server of world.servers) await server.end()
    const leftovers = world.servers.flatMap(({ dataDir }) => unfinishedIn(dataDir))
    report.none('unfinished files', leftovers)
    await expectNothingLost(report, world, load.ledger)
  } finally {
    await world.close()
  }
  return report.found
}

/** What was leased by a server that died is done when its lease has ended. Returns what is not sent even then. */
async function finishDue(world: World, ids: string[]): Promise<string[]> {
  const wanted = new Set(ids)
  let open: { contentItemId: string; status: string }[] = []
  for (let tries = 0; tries < mostTries; tries++) {
    await world.advance(minutes(3))
    await sleep(200)
    const { body } = await world.anna.get(`${world.path}/schedule`)
    open = body.filter((one: (typeof open)[number]) => wanted.has(one.contentItemId) && one.status !== 'sent')
    if (open.length === 0) break
  }
  return open.map(({ contentItemId, status }) => `${contentItemId} ${status}`)
}

function unfinishedIn(dataDir: string): string[] {
  try {
    return readdirSync(join(dataDir, 'files', '.tmp'))
  } catch {
    // With a bucket there is no such folder.
    return []
  }
}
