import { closeSync, fsyncSync, openSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { type AppError, storageFull } from './errors.ts'

/** The disk of the data folder. */
export type Disk = {
  /** In bytes: what is free for this process, and the whole disk. */
  space(): { free: number; total: number }
  /** Whether so little is free that no more pictures are taken. */
  isShort(): boolean
  /** Whether a write has failed and there is no room yet: then nothing is written but what makes room. */
  isFull(): boolean
  /**
   * Promises room for a file that is written now, until the returned function is called. Throws 507 where the file, with
   * all others that are being written, would leave less than DISK_KEEP_FREE.
   */
  reserve(bytes: number): () => void
  /** Stores a spare file, whose room is used when the disk is full: to delete something, a database has to write. */
  keepSpare(): void
  /** A write has failed because the disk is full: gives the room of the spare file away. */
  giveSpare(): void
}

export const spareBytes = 8_000_000
/** With less than that nothing is written, once a write has failed. */
export const leastFree = 2 * spareBytes

export function openDisk({ dataDir, keepFree, s3 }: Pick<Config, 'dataDir' | 'keepFree' | 's3'>): Disk {
  const spare = spareIn(dataDir)
  let promised = 0
  let isFull = false

  const disk: Disk = {
    space: () => spaceIn(dataDir),
    // What the spare file has left is not for pictures.
    isShort: () => !s3 && (disk.isFull() || roomFor(disk, keepFree) <= 0),
    isFull() {
      if (isFull && disk.space().free >= leastFree) disk.keepSpare()
      return isFull
    },
    reserve(bytes) {
      // Pictures are stored elsewhere.
      if (s3) return () => {}
      if (disk.isFull() || roomFor(disk, keepFree) < promised + bytes) throw diskFull()
      promised += bytes
      return () => {
        promised -= bytes
      }
    },
    keepSpare() {
      isFull = !writeSpare(spare)
    },
    giveSpare() {
      rmSync(spare, { force: true })
      isFull = true
    },
  }
  return disk
}

export function spareIn(dataDir: string): string {
  return join(dataDir, 'spare')
}

/** Looked up at once, so that no file can be written between the look and a promise. */
export function spaceIn(folder: string): { free: number; total: number } {
  const { bavail, blocks, bsize } = statfsSync(folder)
  return { free: bavail * bsize, total: blocks * bsize }
}

/** What DISK_KEEP_FREE means for a disk of so many bytes. */
export function keptFree(total: number, keepFree: Config['keepFree']): number {
  return Math.min(total * keepFree.share, keepFree.atMost)
}

/** Bytes that files may take. */
function roomFor(disk: Disk, keepFree: Config['keepFree']): number {
  const { free, total } = disk.space()
  return free - keptFree(total, keepFree)
}

/** False where there is no room for it. */
function writeSpare(path: string): boolean {
  if (statSync(path, { throwIfNoEntry: false })?.size === spareBytes) return true
  const file = openSync(path, 'w', 0o600)
  try {
    const bytes = Buffer.alloc(spareBytes, 1)
    let written = 0
    while (written < spareBytes) written += writeSync(file, bytes, written)
    fsyncSync(file)
    return true
  } catch (error) {
    if (!isDiskFull(error)) throw error
    rmSync(path, { force: true })
    return false
  } finally {
    closeSync(file)
  }
}

/** SQLITE_FULL, and PostgreSQL's disk_full. */
const codes = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100'])
/** SQLITE_FULL, and SQLITE_IOERR_SHMSIZE: the file of the write-ahead log's index cannot be made. */
const sqliteFull = new Set<unknown>([13, 4874])

/** Whether a file or the database could not be written because the disk is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error && sqliteFull.has(error.errcode)) return true
  return ('code' in error && codes.has(error.code)) || isDiskFull(error.cause)
}

export function diskFull(): AppError {
  return storageFull(
    "The server's disk is full. Delete photos you no longer need, or ask whoever runs this server to make room.",
  )
}
