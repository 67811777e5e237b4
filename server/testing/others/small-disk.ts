import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, type TestContext } from 'vitest'

/** One for this test, which is skipped where this process may not mount one: for that it needs to be root, on Linux. */
export function givenSmallDisk(megabytes: number, skip: TestContext['skip']): SmallDisk {
  const disk = openSmallDisk(megabytes)
  if (!disk) return skip('no file system can be mounted here: that needs root on Linux')
  onTestFinished(() => disk.unmount())
  return disk
}

/** A real file system of its own, in memory. */
export type SmallDisk = {
  folder: string
  /** Another program takes all that is left. */
  fill(): void
  /** It gives everything back. */
  empty(): void
  /** From now on it can only be read. */
  forbidWriting(): void
  /** For when nothing uses it any more. */
  unmount(): void
}

/** Null where this process may not mount one. */
export function openSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'sunporch-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    rmdirSync(folder)
    return null
  }
  const filler = join(folder, 'filler')
  return {
    folder,
    fill() {
      const file = openSync(filler, 'a')
      try {
        for (const size of [1_000_000, 64_000, 4096, 1]) writeUntilFull(file, Buffer.alloc(size, 1))
      } finally {
        closeSync(file)
      }
    },
    empty: () => rmSync(filler, { force: true }),
    forbidWriting: () => void execFileSync('mount', ['-o', 'remount,ro', folder]),
    unmount() {
      // Also while a process still has it open.
      execFileSync('umount', ['-l', folder])
      rmdirSync(folder)
    },
  }
}

function writeUntilFull(file: number, bytes: Buffer): void {
  try {
    while (writeSync(file, bytes) > 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}
