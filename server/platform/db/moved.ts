import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
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
      `The database of ${dataDir} was moved to PostgreSQL. Set DATABASE_URL as for the move. ${wayBack(moved)}`,
    )
}

/** How the database that was put aside is used again. */
export function wayBack(moved: string): string {
  return `To go back to how it was then instead, leave DATABASE_URL away and rename ${moved} to ${join(dirname(moved), 'sunporch.db')}.`
}

export type MoveState = {
  /** Or under way: whoever moves holds a lock from before the table is there. */
  isUnfinished: boolean
  /** Whether no server has ever started on it. */
  isNew: boolean
  hasAccounts: boolean
}

/** SQL for `MoveState.isUnfinished`. */
export const isUnfinishedSql = `(to_regclass('${unfinishedMove}') is not null or not pg_try_advisory_xact_lock_shared(hashtext('${unfinishedMove}')))`

export async function readMoveState(db: Db): Promise<MoveState> {
  const { rows } = await sql<Omit<MoveState, 'hasAccounts'> & { hasUsers: boolean }>`
    select ${sql.raw(isUnfinishedSql)} as "isUnfinished", to_regclass('kysely_migration') is null as "isNew",
      to_regclass('users') is not null as "hasUsers"`.execute(db)
  const { isUnfinished = false, isNew = false, hasUsers = false } = rows[0] ?? {}
  if (!hasUsers) return { isUnfinished, isNew, hasAccounts: false }
  const accounts = await sql`select 1 from users limit 1`.execute(db)
  return { isUnfinished, isNew, hasAccounts: accounts.rows.length > 0 }
}

/** Throws for a PostgreSQL on which no server may start. */
export function refuseMoveState(state: MoveState | undefined, dataDir: string): void {
  const sentence = state?.isUnfinished ? unfinishedSentence : state?.isNew ? lostSentence(dataDir) : null
  if (sentence) throw new StartTrouble(sentence)
}

/** For an empty PostgreSQL, when the folder's data are in another one, or in one that was lost. Null without such data. */
export function lostSentence(dataDir: string): string | null {
  const moved = findMoved(dataDir)
  return (
    moved &&
    `The database of ${dataDir} was moved to PostgreSQL, but the one of DATABASE_URL is empty. Set DATABASE_URL as for the move. If that database is lost, restore its last backup (docs/backup.md). ${wayBack(moved)} To begin anew with the empty one, move ${moved} and the pictures in ${join(dataDir, 'files')} out of this folder.`
  )
}

export const unfinishedSentence =
  'The move to this PostgreSQL is not finished, so a part of the data is missing. Start it again, with the same variables: npm run move-to-postgres. It goes on where it was.'
