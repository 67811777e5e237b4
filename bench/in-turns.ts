import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, readConfig } from '#server/platform/config.ts'
import { createDatabase } from '#server/testing/test-database.ts'
import { type Call, callFor } from './cost/calls.ts'
import { type MeasuredServer, startMeasured } from './cost/processes.ts'
import { startCommand, startCommandOf } from './start-command.ts'
import { median, spread, table } from './table.ts'

export const engines = ['SQLite', 'PostgreSQL'] as const
export type Engine = (typeof engines)[number]

type Bench<Filled> = {
  connections: string
  /** Writes the rows that a server with this configuration will find. */
  fill(config: Config): Promise<Filled>
  /** What is called, one after the other and then from the beginning, by its name in the table. */
  callsOf(filled: Filled): Record<string, Call[]>
}

type Contender = {
  name: string
  server: MeasuredServer
  calls: Record<string, Call[]>
  close(): Promise<void>
}

/**
 * Prints how many calls a second this work tree answers. BENCH_BEFORE names another one, which has been prepared: its
 * server runs at the same time, with rows of its own, and the two are asked in turns. The first seconds compile the code
 * and do not count.
 */
export async function measureInTurns<Filled>(bench: Bench<Filled>): Promise<void> {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '2' },
      rounds: { type: 'string', default: '3' },
      connections: { type: 'string', default: bench.connections },
      only: { type: 'string' },
      engine: { type: 'string' },
    },
  })
  const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)]
  for (const engine of engines) {
    if (engine !== (values.engine ?? engine) || (engine === 'PostgreSQL' && !process.env.TEST_DATABASE_URL))
      continue
    const contenders = [await start('Sunporch', startCommand, engine, bench)]
    try {
      const before = process.env.BENCH_BEFORE
      if (before) contenders.push(await start('before', startCommandOf(before), engine, bench))
      const lines: string[][] = []
      for (const name of values.only?.split(',') ?? Object.keys(contenders[0]?.calls ?? {}))
        for (const connections of values.connections.split(',').map(Number))
          lines.push(...(await ask(contenders, { name, connections, seconds, rounds })))
      console.log(`\n${engine}: calls a second, median of ${rounds} rounds of ${seconds} s\n`)
      const head = [
        '',
        'connections',
        '',
        'a second',
        'spread',
        'median',
        '99th percentile',
        '… of the moment',
        'Sunporch is',
      ]
      console.log(table(head, lines))
    } finally {
      for (const { close } of contenders) await close()
    }
  }
}

async function start<Filled>(
  name: string,
  command: string[],
  engine: Engine,
  { fill, callsOf }: Bench<Filled>,
): Promise<Contender> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sunporch-bench-'))
  const database = engine === 'PostgreSQL' ? await createDatabase() : null
  const environment = { DATA_DIR: dataDir, ...database?.environment }
  const calls = callsOf(await fill(readConfig({ LOG_LEVEL: 'silent', ...environment })))
  const server = await startMeasured(command, { LOG_LEVEL: 'error', ...environment })
  return {
    name,
    server,
    calls,
    async close() {
      await server.stop()
      await database?.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

type Asked = { name: string; connections: number; seconds: number; rounds: number }

async function ask(contenders: Contender[], { name, connections, seconds, rounds }: Asked) {
  const found = contenders.map((contender) => ({
    contender,
    times: [] as number[],
    ofMoment: [] as number[],
    rates: [] as number[],
  }))
  for (let round = -1; round < rounds; round++) {
    for (const { contender, times, ofMoment, rates } of found) {
      const calls = contender.calls[name] ?? []
      const answered = await callFor(contender.server.url, calls, { connections, seconds })
      if (round < 0) continue
      rates.push(answered.times.length / answered.seconds)
      times.push(...answered.times)
      ofMoment.push(...partsOfMoment(answered))
    }
  }
  const ours = median(found[0]?.rates ?? [])
  return found.map(({ contender, times, ofMoment, rates }) => [
    name,
    String(connections),
    contender.name,
    Math.round(median(rates)).toLocaleString('en'),
    spread(rates),
    `${median(times).toFixed(1)} ms`,
    `${lastPercent(times)?.toFixed(1)} ms`,
    lastPercent(ofMoment)?.toFixed(2) ?? '',
    contender === contenders[0] ? '' : `${(ours / median(rates)).toFixed(2)} of it`,
  ])
}

function lastPercent(numbers: number[]): number | undefined {
  return numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * 0.99) - 1]
}

/** In milliseconds. */
const moment = 250

/**
 * Each time as a part of the median of what was answered in the same quarter of a second: what else the machine does makes
 * all of them slower, and is not in it.
 */
function partsOfMoment({ times, ends }: { times: number[]; ends: number[] }): number[] {
  const moments = Map.groupBy(times.keys(), (index) => Math.floor((ends[index] ?? 0) / moment))
  return [...moments.values()].flatMap((indexes) => {
    const together = indexes.map((index) => times[index] ?? 0)
    return together.map((ms) => ms / median(together))
  })
}
