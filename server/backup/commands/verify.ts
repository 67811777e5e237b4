import { join } from 'node:path'
import type { Config } from '../../platform/config.ts'
import { onSqliteCopy } from '../database/sqlite-copy.ts'
import { type About, databaseNames } from '../file/about.ts'
import { requireRoom } from '../room.ts'
import { withScratch } from '../scratch.ts'
import { BackupTrouble } from '../trouble.ts'
import { type Counts, countsOf, findLeftOut } from './left-out.ts'
import { requireSame, unpackDatabase } from './restore.ts'

type Verified = Counts & { about: About }

/**
 * Restores the database of a backup into a scratch place, and compares the number of rows of every table, and the
 * checksum of every file. Changes nothing.
 */
export async function verify(config: Config, file: string, passphrase: string | null): Promise<Verified> {
  return withScratch(config.dataDir, async (scratch) => {
    const checked = await unpackDatabase({ file, passphrase }, scratch, (bytes) =>
      requireRoom({ to: join(scratch, 'database'), config }, bytes),
    )
    const { about } = checked
    const database = join(scratch, databaseNames[about.engine])
    if (about.engine === 'sqlite')
      return onSqliteCopy(database, async (query) => {
        await requireSame(query, about)
        return { about, ...countsOf(checked, await findLeftOut(query, checked)) }
      })
    const { databaseUrl } = config
    if (!databaseUrl)
      throw new BackupTrouble(
        'This backup is of PostgreSQL. Set DATABASE_URL to a server on which it can be restored into a database of its own.',
      )
    const { onPostgres, withScratchDatabase } = await import('../database/postgres-copy.ts')
    const { restorePostgres } = await import('../database/restore-postgres.ts')
    return withScratchDatabase(databaseUrl, async (scratchUrl) => {
      await restorePostgres(scratchUrl, database)
      return onPostgres(scratchUrl, async (_client, query) => {
        await requireSame(query, about)
        return { about, ...countsOf(checked, await findLeftOut(query, checked)) }
      })
    })
  })
}
