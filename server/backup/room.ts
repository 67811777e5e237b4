import { statfsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Config } from '../platform/config.ts'
import { BackupTrouble, fileTrouble } from './trouble.ts'

/** How often the disk is asked while a file is written, in bytes. */
const askAfter = 16_000_000

type Target = { to: string; config: Config }

/** Refuses a backup for which the disk has no room. */
export function requireRoom(target: Target, bytes: number): void {
  const room = roomFor(target)
  // What is asked for while it is written must be free at the end, too.
  const wanted = bytes > askAfter ? bytes + askAfter : bytes
  if (wanted > room) throw new NoRoom(withoutRoom(target.to, wanted, room), wanted - room)
}

export function hasRoom(target: Target, bytes: number): boolean {
  return bytes <= roomFor(target)
}

/** The database is copied into the data folder first. */
export function requireRoomForCopy(database: string, config: Config): void {
  const sizes = [database, `${database}-wal`].map(
    (path) => statSync(path, { throwIfNoEntry: false })?.size ?? 0,
  )
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  const room = roomFor({ to: database, config })
  if (bytes > room)
    throw new BackupTrouble(withoutRoom(`a copy of the database in ${config.dataDir}`, bytes, room))
}

/** Passes the bytes on, and ends when the disk would get full: a backup must never be what fills it. */
export async function* keepsRoom(
  target: Target,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let sinceAsked = 0
  for await (const chunk of bytes) {
    sinceAsked += chunk.length
    if (sinceAsked > askAfter) {
      sinceAsked = 0
      const room = roomFor(target)
      if (room < askAfter) throw new BackupTrouble(withoutRoom(target.to, askAfter, room))
    }
    yield chunk
  }
}

/** Bytes that this file may take. On the disk of the data folder DISK_KEEP_FREE is left free. */
function roomFor({ to, config: { dataDir, keepFree } }: Target): number {
  const folder = dirname(to)
  try {
    const { bavail, blocks, bsize } = statfsSync(folder)
    const isSameDisk = statSync(folder).dev === statSync(dataDir).dev
    const kept = isSameDisk ? Math.min(blocks * bsize * keepFree.share, keepFree.atMost) : 0
    return bavail * bsize - kept
  } catch (error) {
    throw fileTrouble(error, to, 'written')
  }
}

/** Where the backup is put. Older ones can make room for it, when they have so many bytes. */
export class NoRoom extends BackupTrouble {
  readonly missing: number

  constructor(message: string, missing: number) {
    super(message)
    this.missing = missing
  }
}

function withoutRoom(what: string, wanted: number, room: number): string {
  const megabytes = (bytes: number) => `${Math.max(Math.ceil(bytes / 1e6), 0)} MB`
  return `There is no room for ${what}: it takes ${megabytes(wanted)} or more, and ${megabytes(room)} are free besides what DISK_KEEP_FREE leaves free. Make room first.`
}
