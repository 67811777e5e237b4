import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from '../prepare/paths.mjs'

/** Keeps what failed in a step of .ci/run (`check`, `sqlite`, `postgres`), for the last lines of the run. */
export function keepFailures(step, names) {
  mkdirSync(cacheFolder, { recursive: true })
  writeFileSync(fileOf(step), JSON.stringify(names))
}

/** Forgets what an earlier run kept. A step begins with it, so that one that is killed says nothing old. */
export function forgetFailures(step) {
  rmSync(fileOf(step), { force: true })
}

export function readFailures(step) {
  try {
    return JSON.parse(readFileSync(fileOf(step), 'utf8'))
  } catch {
    return []
  }
}

function fileOf(step) {
  return join(cacheFolder, `failed-${step}.json`)
}
