import { mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { cacheFolder } from './places.mjs'

const lock = join(cacheFolder, 'preparing')
/** Milliseconds after which whoever holds the lock must have died. */
const staleAfter = 15 * 60_000

/** Two that start at once prepare one after the other: the second finds nothing to do. */
export async function withLock(work) {
  while (!take()) await sleep(200)
  const letGo = () => rmSync(lock, { recursive: true, force: true })
  const stop = () => {
    letGo()
    process.exit(130)
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  try {
    work()
  } finally {
    letGo()
    process.off('SIGINT', stop)
    process.off('SIGTERM', stop)
  }
}

function take() {
  try {
    mkdirSync(lock)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (since && Date.now() - since > staleAfter) rmSync(lock, { recursive: true, force: true })
    return false
  }
}
