import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { migrations } from '../migrations/all.ts'
import { readConfig } from '../platform/config.ts'
import type { App } from '../platform/context.ts'
import { openPlatform } from '../platform/open.ts'
import { createDatabase } from './test-database.ts'

/** A database that has only the migrations before the named one. */
export async function openBefore(name: string): Promise<App> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sunporch-migration-'))
  const database = await createDatabase()
  const older = Object.fromEntries(Object.entries(migrations).filter(([key]) => key < name))
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...database.environment })
  const platform = await openPlatform(config, older)
  onTestFinished(async () => {
    await platform.close()
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  })
  return platform.app as App
}
