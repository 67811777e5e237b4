import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { copySqlite } from '../../platform/db/copy-sqlite.ts'
import { refuseMoved } from '../../platform/db/moved.ts'
import { isDiskFull } from '../../platform/disk.ts'
import { databaseTrouble, StartTrouble } from '../../platform/start-trouble.ts'
import { BackupTrouble, fileTrouble } from '../trouble.ts'
import type { Query } from './contents.ts'

/** Copies the database of a data folder, while a server writes to it or not. */
export async function copyOfSqlite(from: string, to: string): Promise<void> {
  refuseMoved(from, dirname(from))
  if (!existsSync(from))
    throw new BackupTrouble(`There is no database ${from}. Set DATA_DIR to the data folder.`)
  await copySqlite(from, to).catch((error) => {
    if (isDiskFull(error)) throw fileTrouble(error, to, 'written')
    const trouble = databaseTrouble(error, from)
    throw trouble instanceof StartTrouble ? new BackupTrouble(trouble.message, { cause: error }) : trouble
  })
}

/** Reads a database that a server may be writing to. */
export async function onSqlite<T>(file: string, work: (query: Query) => Promise<T>): Promise<T> {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    return await work(queryOf(database))
  } finally {
    database.close()
  }
}

/** Works on a copy that nobody else uses, and leaves it as one file. Throws when SQLite finds it damaged. */
export async function onSqliteCopy<T>(
  file: string,
  work: (query: Query, run: (text: string, ...values: string[]) => void) => Promise<T>,
): Promise<T> {
  const database = new DatabaseSync(file)
  try {
    database.exec('PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL')
    const found = database.prepare('PRAGMA integrity_check(1)').get()?.integrity_check
    if (found !== 'ok') throw new BackupTrouble(`The database is damaged: ${found}.`)
    return await work(queryOf(database), (text, ...values) => void database.prepare(text).run(...values))
  } finally {
    database.close()
  }
}

function queryOf(database: DatabaseSync): Query {
  return async <Row>(text: string) => database.prepare(text).all() as Row[]
}
