/**
 * Says what is wrong with the configuration and the machine, in sentences:
 *   npm run doctor
 * It uses the server's own variables, changes nothing, and can be run beside the server and without it. Exits with 1 when
 * something has to be mended.
 */
import { examineBackups } from './backup/daily/examine-backups.ts'
import { migrations } from './migrations/all.ts'
import { type Config, readConfig } from './platform/config.ts'
import { examineAddress } from './platform/doctor/address.ts'
import { examineDataFolder } from './platform/doctor/data-folder.ts'
import { examineDatabase } from './platform/doctor/database.ts'
import type { Finding, Findings } from './platform/doctor/finding.ts'
import { examineMachine } from './platform/doctor/machine.ts'
import { examineOthers } from './platform/doctor/others.ts'
import { examineStorage } from './platform/doctor/storage.ts'

const counts = { ok: 0, look: 0, mend: 0 }

for await (const finding of examineAll()) say(finding)
console.log(`\n${verdict()}`)
process.exit(counts.mend > 0 ? 1 : 0)

async function* examineAll(): Findings {
  yield* examineMachine()
  const config = configOrSentence()
  if (typeof config === 'string') return yield { level: 'mend', sentence: config }
  const { findings, hasRows } = await examineDatabase(config, Object.keys(migrations))
  yield* examineDataFolder(config, hasRows)
  yield* findings
  yield* examineStorage(config)
  yield* examineBackups(config, hasRows)
  yield* examineAddress(config)
  yield* examineOthers(config, process.env, hasRows)
}

function configOrSentence(): Config | string {
  try {
    return readConfig(process.env)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function say({ level, sentence }: Finding): void {
  counts[level]++
  console.log(`${level.padEnd(4)}  ${sentence.replaceAll('\n', '\n      ')}`)
}

function verdict(): string {
  if (counts.mend === 0) return 'Nothing has to be mended.'
  return counts.mend === 1 ? 'One thing has to be mended.' : `${counts.mend} things have to be mended.`
}
