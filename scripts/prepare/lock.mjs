import { rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { cacheFolder, readNote } from './paths.mjs'

/** Holds the id of the process that has the lock. */
const lock = join(cacheFolder, 'preparing')
/** Milliseconds. A lock that is older was left behind: no preparation takes so long. */
const maxAge = 15 * 60_000

/** Runs `work` in one process at a time. Of two that start at once, the second then finds everything ready. */
export async function withLock(work) {
  for (let attempts = 0; !acquire(); attempts++) {
    if (attempts === 0) console.log('Waiting for another preparation to end…')
    await sleep(200)
  }
  try {
    work()
  } finally {
    rmSync(lock, { force: true })
  }
}

function acquire() {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (isStale()) rmSync(lock, { force: true })
    return false
  }
}

/** Whether the process that had the lock has ended without releasing it. */
function isStale() {
  const acquiredAt = statSync(lock, { throwIfNoEntry: false })?.mtimeMs
  if (acquiredAt === undefined) return false
  return Date.now() - acquiredAt > maxAge || !isAlive(Number(readNote(lock)))
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
