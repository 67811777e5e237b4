import { linesOfPath } from './delivery/path/path-lines.ts'
import { readDeliveryPath } from './delivery/path/read-path.ts'
import { migrations } from './migrations/all.ts'
import { systemClock } from './platform/clock.ts'
import { readConfig } from './platform/config.ts'
import type { Db } from './platform/db/database.ts'
import { firstMissing } from './platform/db/migrate.ts'
import { openDatabaseBeside } from './platform/db/open-beside.ts'
import { openForReading } from './platform/db/open-for-reading.ts'
import { sqliteOn } from './platform/db/sqlite.ts'

/** Prints the path of the delivery; returns whether it was found. Changes nothing. */
export async function followDelivery(
  environment: NodeJS.ProcessEnv,
  deliveryId: string,
  print: (line: string) => void,
): Promise<boolean> {
  let db: Db | null = null
  try {
    db = await openDatabaseBeside(readConfig(environment), (file) => sqliteOn(openForReading(file)))
    if (await firstMissing(db, migrations))
      throw new Error('The database is of an earlier release. Start this release once, and ask again.')
    const path = await readDeliveryPath({ db, clock: systemClock }, deliveryId)
    if (!path) throw new Error('No delivery has this id. The log names it with each step, as "deliveryId".')
    for (const line of linesOfPath(path)) print(line)
    return true
  } catch (error) {
    print(error instanceof Error ? error.message : String(error))
    return false
  } finally {
    await db?.destroy()
  }
}
