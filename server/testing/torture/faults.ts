import { execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { days, seconds } from '../../platform/clock.ts'
import { openSmallDisk } from '../others/small-disk.ts'
import { expectNothingLost, expectWholePictures } from './invariants.ts'
import { startLoad } from './load.ts'
import { type Finding, findings } from './report.ts'
import { openWorld, until, type World } from './world.ts'

type Fault = {
  name: string
  begin(): void | Promise<void>
  end(): void | Promise<void> /** What people may read. */
  allowed: number[]
}

/**
 * Lets each fault happen while the load runs, for so many milliseconds, and looks whether all goes on by itself. The servers
 * give PostgreSQL so many seconds. `restartPostgres`: the command that restarts it, when nothing else uses it.
 */
export async function tortureByFaults(options: {
  lasting: number
  databaseTimeout: number
  restartPostgres?: string[]
}): Promise<Finding[]> {
  const disk = process.env.TEST_DATABASE_URL ? null : openSmallDisk(120)
  const world = await openWorld({
    DATABASE_TIMEOUT: String(options.databaseTimeout),
    ...(disk && { DATA_DIR: disk.folder }),
  })
  const report = findings('faults', world.engine)
  try {
    const load = await startLoad(world, { atOnce: 6 })
    for (const fault of faultsOf(world, disk, options.restartPostgres)) {
      await sleep(500)
      const before = load.ledger.failures.length
      await fault.begin()
      await sleep(options.lasting)
      await fault.end()
      await until(() => works(world), `all works again after: ${fault.name}`)
      const failures = load.ledger.failures.slice(before)
      const wrong = failures.filter(
        (failure) => !fault.allowed.some((status) => failure.endsWith(` ${status}`)),
      )
      const seen = `${failures.length} refused with ${[...new Set(failures.map((one) => one.slice(-3)))].join(', ') || '-'}; works again`
      report.note(fault.name, seen)
      report.none(`${fault.name}: answers that say nothing`, wrong)
    }
    await load.stop()
    await until(() => works(world), 'all works')
    await expectWholePictures(report, world)
    for (const server of world.servers) await server.end()
    await expectNothingLost(report, world, load.ledger)
  } finally {
    await world.close()
    disk?.unmount()
  }
  return report.found
}

function faultsOf(
  world: World,
  disk: ReturnType<typeof openSmallDisk>,
  restartPostgres: string[] | undefined,
): Fault[] {
  const clock: Fault = {
    name: 'the clock jumps 20 days ahead and back',
    begin: () => world.advance(days(20)),
    end: () => world.advance(-days(20)),
    allowed: [],
  }
  const full: Fault[] = disk
    ? [{ name: 'the disk is full', begin: () => disk.fill(), end: () => disk.empty(), allowed: [507] }]
    : []
  const { roads } = world
  if (!roads) return [...full, clock]
  const away = [
    { name: 'PostgreSQL', road: roads.database },
    { name: 'S3', road: roads.storage },
  ].flatMap(({ name, road }): Fault[] => [
    { name: `${name} is stopped`, begin: () => road.block(), end: () => road.open(), allowed: [503] },
    { name: `${name} hangs`, begin: () => road.hang(), end: () => road.open(), allowed: [503] },
    {
      name: `connections to ${name} break`,
      begin: () => road.reset(),
      end: () => road.open(),
      allowed: [503],
    },
  ])
  return [...away, ...(restartPostgres ? restartsOf(restartPostgres) : []), clock]
}

/** `immediate` ends its processes in the middle of what they do; it then recovers as after a crash. */
function restartsOf([program = '', ...args]: string[]): Fault[] {
  return ['fast', 'immediate'].map((mode) => ({
    name: `PostgreSQL is restarted (${mode})`,
    begin: async () => void (await promisify(execFile)(program, [...args, '-m', mode])),
    end: () => {},
    allowed: [503],
  }))
}

/** Whether everybody can read and write at every server. */
async function works({ servers, anna, path }: World): Promise<boolean> {
  for (const { url } of servers) {
    const cookie = [...anna.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const signal = AbortSignal.timeout(seconds(20))
    const ready = await fetch(`${url}/readyz`, { signal })
    const read = await fetch(`${url}${path}/shopping`, { headers: { cookie }, signal })
    const headers = { cookie, origin: url, 'content-type': 'application/json' }
    const body = JSON.stringify({ name: 'It works' })
    const written = await fetch(`${url}${path}/shopping/items`, { method: 'POST', headers, body, signal })
    if (![ready, read, written].every(({ ok }) => ok)) return false
  }
  return true
}
