// `npm run torture`: kills, faults, generated requests, damaged pictures, a day by the clock, and revocation, each on SQLite
// and on PostgreSQL with two servers. Prints a table, and ends with 1 when anything is bad.
//   npm run torture -- [--kills 200] [--minutes 20] [--only kills|faults|requests|pictures|day|revocation]
//                      [--requests 20000] [--pictures 2000] [--seed 1] [--engine SQLite|PostgreSQL]
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { minutes, seconds } from '#server/platform/clock.ts'
import { newSeed } from '#server/testing/torture/chance.ts'
import { tortureByADay } from '#server/testing/torture/day.ts'
import { tortureByFaults } from '#server/testing/torture/faults.ts'
import { tortureByKills } from '#server/testing/torture/kills.ts'
import { tortureByPictures } from '#server/testing/torture/pictures.ts'
import { asTable, type Finding } from '#server/testing/torture/report.ts'
import { tortureByRequests } from '#server/testing/torture/requests.ts'
import { tortureByRevocation } from '#server/testing/torture/revocation.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '20' },
    requests: { type: 'string', default: '20000' },
    pictures: { type: 'string', default: '2000' },
    only: { type: 'string' },
    engine: { type: 'string' },
    seed: { type: 'string', default: String(newSeed()) },
  },
})
const lasting = minutes(Number(values.minutes))
const seed = Number(values.seed)
const restart = process.env.TEST_POSTGRES_RESTART

const parts: Record<string, () => Promise<Finding[]>> = {
  kills: () => tortureByKills({ kills: Number(values.kills), end: Date.now() + lasting }),
  faults: () =>
    tortureByFaults({
      lasting: seconds(8),
      databaseTimeout: 3,
      ...(restart && { restartPostgres: JSON.parse(restart) as string[] }),
    }),
  requests: () => tortureByRequests({ requests: Number(values.requests), seed }),
  pictures: () => tortureByPictures({ pictures: Number(values.pictures), seed }),
  day: () => tortureByADay({ lasting, hours: 24 }),
  revocation: tortureByRevocation,
}

if (values.only && !(values.only in parts)) {
  console.error(`--only is one of ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
const isInner = Boolean(process.env.TORTURE_ENGINE)
if (isInner) process.exit((await torture()) ? 0 : 1)
const engines = ['SQLite', 'PostgreSQL'].filter((engine) => !values.engine || values.engine === engine)
process.exit(engines.map(onEngine).every(Boolean) ? 0 : 1)

/** In a process of its own, because the engine is an environment variable. */
function onEngine(engine: string): boolean {
  const command = [process.execPath, ...process.argv.slice(1), '--seed', String(seed)]
  const { TEST_DATABASE_URL: _, ...environment } = process.env
  const [program = '', ...args] =
    engine === 'PostgreSQL' ? [process.execPath, 'scripts/with-postgres.mjs', ...command] : command
  const env = { ...environment, TORTURE_ENGINE: engine }
  return spawnSync(program, args, { stdio: 'inherit', env }).status === 0
}

async function torture(): Promise<boolean> {
  console.log(`Seed ${seed}, ${process.env.TORTURE_ENGINE}`)
  const found: Finding[] = []
  for (const [name, run] of Object.entries(parts)) {
    if (values.only && values.only !== name) continue
    const began = performance.now()
    const mine = await run()
    found.push(...mine)
    console.log(`${name}: ${Math.round((performance.now() - began) / 1000)} s`)
  }
  console.log(`\n${asTable(found)}\n`)
  return found.every(({ isGood }) => isGood)
}
