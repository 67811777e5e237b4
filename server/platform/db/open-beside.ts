import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { StartTrouble } from '../start-trouble.ts'
import type { Db } from './database.ts'

/** Opens the server's database beside it or without it. No file is made; `openFile` opens that of SQLite. */
export async function openDatabaseBeside(
  { databaseUrl, databaseLimits, dataDir }: Config,
  openFile: (file: string) => Db,
): Promise<Db> {
  if (databaseUrl !== null) {
    const { openPostgres } = await import('./postgres/postgres.ts')
    return openPostgres(databaseUrl, () => {}, databaseLimits)
  }
  const file = join(dataDir, 'sunporch.db')
  if (!existsSync(file))
    throw new StartTrouble(
      `There is no database ${file}. Set DATA_DIR, or DATABASE_URL, as the server has it.`,
    )
  return openFile(file)
}
