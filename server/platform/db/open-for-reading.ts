import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'

/** Opens a database file beside a server or without one. Nothing is written, and no file is made. */
export function openForReading(file: string): DatabaseSync {
  // Without a write-ahead log nobody writes, and no file has to be made for reading.
  const isAlone = !existsSync(`${file}-wal`)
  return new DatabaseSync(isAlone ? new URL(`${pathToFileURL(file)}?immutable=1`) : file, { readOnly: true })
}
