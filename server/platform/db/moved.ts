import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { StartTrouble } from '../start-trouble.ts'
import type { Db } from './database.ts'

// What a move from SQLite to PostgreSQL leaves, so that no server goes on with the data of the wrong side.

/** The table in PostgreSQL that is there until everything has been moved. */
export const unfinishedMove = 'unfinished_move'

const movedBeginning = 'sunporch.db.moved-'

/** The name of the SQLite database after the move. */
export function movedName(at: Date): string {
  return movedBeginning + at.toISOString().replaceAll(':', '-').replace(/\.\d+/, '')
}

/** The newest database in the folder that was moved; null when there is none. */
export function findMoved(dataDir: string): string | null {
  const newest = namesIn(dataDir)
    .filter((name) => name.startsWith(movedBeginning))
    .sort()
    .at(-1)
  return newest ? join(dataDir, newest) : null
}

/** What is wrong with the folder itself is said by others. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** A new, empty database would look as if everything were lost. */
export function refuseMoved(file: string, dataDir: string): void {
  const moved = existsSync(file) ? null : findMoved(dataDir)
  if (moved)
    throw new StartTrouble(
      `The database of ${dataDir} was moved to PostgreSQL. Set DATABASE_URL as for the move. To go back to how it was then instead, rename ${moved} to ${file}.`,
    )
}

export async function hasUnfinishedMove(db: Db): Promise<boolean> {
  const { rows } = await sql<{ name: string | null }>`select to_regclass(${unfinishedMove}) as name`.execute(
    db,
  )
  return rows[0]?.name != null
}

export const unfinishedSentence =
  'The move to this PostgreSQL is not finished, so a part of the data is missing. Start it again, with the same variables: npm run move-to-postgres. It goes on where it was.'
