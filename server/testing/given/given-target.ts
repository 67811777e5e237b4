import { onTestFinished } from 'vitest'
import { type Config, readConfig } from '../../platform/config.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { createDatabase } from '../test-database.ts'

/** An empty data folder and an empty database, into which a backup can be restored. */
export async function givenTarget(more: Record<string, string> = {}) {
  const { environment, drop } = await createDatabase()
  onTestFinished(drop)
  const dataDir = await temporaryFolder()
  const all = { ...environment, ...more }
  const target: Config = readConfig({ DATA_DIR: dataDir, DISK_KEEP_FREE: 'off', ...all })
  return { target, dataDir, environment: all }
}
