import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { Away } from '../away.ts'
import { seconds } from '../clock.ts'
import type { App } from '../context.ts'
import { isDiskFull } from '../disk.ts'
import { AppError } from '../errors.ts'
import './request/rate-limit.tables.ts'

/** One look at database and storage answers all probes of this time. */
const lookAgainAfter = seconds(10)

type Look = { trouble: string | null; warnings: string[] }

/**
 * `/livez`, and by its older name `/healthz`: the process answers. `/readyz`: it goes on, and its database can be written to; with the warnings that the
 * operator should know while all else works. A storage that is away is one of them: a balancer that took every server away
 * would take lists and calls away with the pictures.
 */
export function healthRoutes(server: FastifyInstance, app: App): void {
  let last: { at: number; look: Promise<Look> } | null = null
  for (const path of ['/livez', '/healthz'])
    server.get(path, { config: { access: 'public' } }, async () => ({ status: 'ok' }))
  server.get('/readyz', { config: { access: 'public' } }, async () => {
    if (server.ending.hasBegun) throw new AppError('not_ready', 503, 'The server is being stopped.')
    const now = app.clock.now()
    if (!last || Math.abs(now - last.at) >= lookAgainAfter) last = { at: now, look: lookAt() }
    const { trouble, warnings: more } = await last.look
    if (trouble) throw new AppError('not_ready', 503, trouble)
    const warnings = [app.disk.isShort() ? [short] : [], more].flat().join(' ')
    return warnings ? { status: 'ready', warning: warnings } : { status: 'ready' }
  })

  async function lookAt(): Promise<Look> {
    const [ofDatabase, ofStorage] = await Promise.all([findTrouble(app), findStorageTrouble(app)])
    const trouble = ofDatabase ?? (ofStorage === full ? full : null)
    if (trouble) return { trouble, warnings: [] }
    return { trouble, warnings: [...(ofStorage ? [ofStorage] : []), ...(await findWarnings(app))] }
  }
}

async function findWarnings(app: App): Promise<string[]> {
  const found = await Promise.all(app.features.map(({ warning }) => warning?.(app).catch(() => null)))
  return found.filter((sentence) => typeof sentence === 'string')
}

const short = 'The disk is nearly full, so no pictures are taken. See DISK_KEEP_FREE.'
const full = "The server's disk is full."

async function findTrouble(app: App): Promise<string | null> {
  try {
    await inTime(app, 'database', writeRow(app))
    return app.disk.isFull() ? full : null
  } catch (error) {
    app.log.error({ err: error }, 'not ready')
    if (isDiskFull(error)) return full
    return error instanceof Away ? 'The database does not answer.' : 'The database cannot be written to.'
  }
}

/** `full` where the disk of a folder is, which the database shares. */
async function findStorageTrouble(app: App): Promise<string | null> {
  try {
    await inTime(app, 'storage', app.storage.check())
    return null
  } catch (error) {
    app.log.error({ err: error }, 'the storage cannot be used')
    if (isDiskFull(error)) return full
    const what = error instanceof Away ? 'does not answer' : 'cannot be written to'
    return `The storage ${what}, so pictures are neither shown nor taken.`
  }
}

/** Sooner than the driver's time-outs: who probes waits for seconds only. */
async function inTime(app: App, part: Away['part'], look: Promise<void>): Promise<void> {
  const noLonger = new AbortController()
  const late = sleep(seconds(app.config.databaseLimits.timeout / 2), undefined, { signal: noLonger.signal })
  const fail = () => Promise.reject(new Away(part, new Error('No answer came in time.')))
  await Promise.race([look, late.then(fail, () => {})]).finally(() => noLonger.abort())
}

/** One row, again and again. */
async function writeRow(app: App): Promise<void> {
  const row = { key: 'readyz', count: 1, window_ends_at: app.clock.now() }
  await app.db
    .insertInto('rate_limits')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ window_ends_at: row.window_ends_at }))
    .execute()
}
