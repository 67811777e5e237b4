import { examineBackups } from './backup/daily/examine-backups.ts'
import { features } from './features.ts'
import { migrations } from './migrations/all.ts'
import { examineFiles, keptKinds } from './photos/lost/examine-files.ts'
import { type Config, misspelledIn, readConfig } from './platform/config.ts'
import { examineAddress } from './platform/doctor/address.ts'
import { clockDoubts } from './platform/doctor/clock-doubts.ts'
import { examineDataFolder } from './platform/doctor/data-folder.ts'
import { examineDatabase } from './platform/doctor/database.ts'
import { type Findings, look } from './platform/doctor/finding.ts'
import { examineLive } from './platform/doctor/live.ts'
import { examineMachine } from './platform/doctor/machine.ts'
import { examineOthers } from './platform/doctor/others.ts'
import { examineStorage } from './platform/doctor/storage.ts'

/** Prints each finding about the configuration and the machine, and the verdict; returns how many things have to be mended. */
export async function diagnose(
  environment: NodeJS.ProcessEnv,
  print: (line: string) => void,
): Promise<number> {
  let mends = 0
  for await (const { level, sentence } of examineAll(environment)) {
    if (level === 'mend') mends++
    print(`${level.padEnd(4)}  ${sentence.replaceAll('\n', '\n      ')}`)
  }
  print(`\n${verdict(mends)}`)
  return mends
}

async function* examineAll(environment: NodeJS.ProcessEnv): Findings {
  yield* examineMachine()
  for (const sentence of misspelledIn(environment)) yield look(sentence)
  const config = configOrSentence(environment)
  if (typeof config === 'string') return yield { level: 'mend', sentence: config }
  const kinds = keptKinds(features)
  const withFiles = kinds.map(({ table }) => table)
  const examined = await examineDatabase(config, { migrations: Object.keys(migrations), withFiles })
  const { findings, time = { newest: null }, hasRows, objects = {} } = examined
  yield* examineDataFolder(config, hasRows)
  yield* findings
  yield* clockDoubts(Date.now(), time)
  yield* examineStorage(config)
  yield* examineLive(config)
  yield* examineFiles(config, kinds, objects)
  yield* examineBackups(config, hasRows)
  yield* examineAddress(config)
  yield* examineOthers(config, environment, hasRows)
}

function configOrSentence(environment: NodeJS.ProcessEnv): Config | string {
  try {
    return readConfig(environment)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function verdict(mends: number): string {
  if (mends === 0) return 'Nothing has to be mended.'
  return mends === 1 ? 'One thing has to be mended.' : `${mends} things have to be mended.`
}
