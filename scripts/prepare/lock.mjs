import { rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { cacheFolder, readNote } from './places.mjs'

/** Holds the process id of whoever prepares. */
const lock = join(cacheFolder, 'preparing')
/** Milliseconds that no preparation takes; by then another process may have the id. */
const tooLong = 15 * 60_000

/** Two that start at once prepare one after the other: the second finds nothing to do. */
export async function withLock(work) {
  for (let tries = 0; !take(); tries++) {
    if (tries === 0) console.log('Waiting for another start that prepares the same…')
    await sleep(200)
  }
  try {
    work()
  } finally {
    rmSync(lock, { force: true })
  }
}

function take() {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (isLeftBehind()) rmSync(lock, { force: true })
    return false
  }
}

/** Whether the process that took the lock has ended without giving it back. */
function isLeftBehind() {
  const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs
  if (since === undefined) return false
  return Date.now() - since > tooLong || !isAlive(Number(readNote(lock)))
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
