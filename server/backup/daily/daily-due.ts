import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { days, hours, minutes } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { forgetOldCopies } from '../../platform/db/before-upgrade.ts'
import { type DueWork, dueTopic } from '../../platform/work/due.ts'
import { rowQueue } from '../../platform/work/row-queue.ts'
import type { DailyBackupRow } from './daily.tables.ts'
import type { DailyNews } from './daily-process.ts'
import { releaseDeleted } from './release-deleted.ts'

/** What one process knows of the daily backup. */
export type DailyState = {
  /** Ends with the backup that this process makes; null when it makes none. */
  running: Promise<void> | null
  /** Not before that, so that a start has nothing else to do. */
  notBefore: number | null
  releasedAt: number
  tidiedAt: number
}

declare module '../../platform/context.ts' {
  interface App {
    dailyBackup: DailyState
  }
}

export function openDailyBackup(): DailyState {
  return { running: null, notBefore: null, releasedAt: 0, tidiedAt: 0 }
}

const afterStart = minutes(5)
/** Of several servers one makes it. When that one dies, another one begins anew after this time. */
const leaseMs = hours(1)
const renewedEvery = minutes(10)
const retryAfter = hours(3)
const releaseAgainAfter = minutes(1)
const tidyAgainAfter = days(1)
/** No row is due later than that, but for clocks of servers that differ. */
const farAhead = days(1) + hours(1)

const queue = rowQueue({ table: 'daily_backups', leaseMs, limit: 1 })

/** Makes a backup each day, in a process of its own. */
export const dailyBackup: DueWork = {
  name: 'daily-backup',
  async runBatch(app, now) {
    await makeRoom(app, now)
    await tidy(app, now)
    if (!app.config.backup.isDaily) return 0
    const state = app.dailyBackup
    state.notBefore ??= now + afterStart
    if (state.running || now < state.notBefore) return 0
    await endFarAhead(app, now)
    const [row] = await queue.claim(app, now)
    if (!row) return 0
    state.running = work(app, row).finally(() => {
      state.running = null
      app.live.publish(dueTopic(dailyBackup.name), {})
    })
    return 0
  },
  async nextAt(app) {
    const { notBefore, running, tidiedAt } = app.dailyBackup
    const now = app.clock.now()
    if (app.disk.isShort()) return now + releaseAgainAfter
    if (!app.config.backup.isDaily) return tidiedAt + tidyAgainAfter
    if (running) return null
    const next = await queue.nextAt(app)
    if (next === null) return null
    return Math.max(next > now + farAhead ? now : next, notBefore ?? 0)
  },
}

/** What backups keep of deleted photos gives way when the disk is short. */
async function makeRoom(app: App, now: number): Promise<void> {
  const state = app.dailyBackup
  if (!app.disk.isShort() || now - state.releasedAt < releaseAgainAfter) return
  state.releasedAt = now
  const files = await releaseDeleted(app)
  if (files > 0)
    app.log.warn({ files }, 'the disk is short of room: daily backups have given up files of deleted photos')
}

/** A clock that was ahead has put it off, perhaps for years. */
async function endFarAhead(app: App, now: number): Promise<void> {
  await app.db
    .updateTable('daily_backups')
    .set({ due_at: now })
    .where('due_at', '>', now + farAhead)
    .execute()
}

/** What was deleted does not stay for ever, also where no daily backup is made any more. */
async function tidy(app: App, now: number): Promise<void> {
  const { config, dailyBackup: state } = app
  if (Math.abs(now - state.tidiedAt) < tidyAgainAfter) return
  state.tidiedAt = now
  try {
    await forgetOldCopies(config.dataDir, now)
    if (config.backup.isDaily) return
    const { sweepUnnamed } = await import('./make-daily.ts')
    for (const reason of await sweepUnnamed(config)) app.log.warn({ reason }, 'old backups')
  } catch (error) {
    app.log.error({ err: error }, 'what old backups have of deleted photos could not be removed')
  }
}

async function work(app: App, row: DailyBackupRow): Promise<void> {
  let held = row
  const renewing = setInterval(async () => {
    const due_at = app.clock.now() + leaseMs
    if (await queue.settle(app, held, { due_at }).catch(() => false)) held = { ...held, due_at }
  }, renewedEvery)
  try {
    const news = await makeInProcess(app)
    const now = app.clock.now()
    if ('failure' in news) {
      app.log.error(
        { reason: news.failure },
        'the daily backup could not be made; trying again in three hours',
      )
      await queue.settle(app, held, { due_at: now + retryAfter, failed_at: now, failure: news.failure })
      return
    }
    for (const sentence of news.said) app.log.warn({ reason: sentence }, 'the daily backup was made')
    const failure = news.said.join(' ') || null
    await queue.settle(app, held, { due_at: now + days(1), made_at: now, failed_at: null, failure })
  } catch (error) {
    app.log.error({ err: error }, 'the outcome of the daily backup could not be recorded')
  } finally {
    clearInterval(renewing)
  }
}

function makeInProcess(app: App): Promise<DailyNews> {
  // `advanced` keeps infinite limits of the configuration.
  const child: ChildProcess = fork(fileURLToPath(new URL('./daily-process.ts', import.meta.url)), {
    serialization: 'advanced',
    execArgv: [],
  })
  // The server does not wait for it at its end: the process ends, too, because the channel is closed.
  child.unref()
  child.channel?.unref()
  return new Promise((resolve) => {
    let news: DailyNews | null = null
    child.once('message', (said) => {
      news = said as DailyNews
    })
    child.once('error', (error) => resolve({ failure: error.message }))
    child.once('exit', (code, signal) =>
      resolve(news ?? { failure: `Its process ended with ${signal ?? code}.` }),
    )
    child.send({ config: app.config, now: app.clock.now() })
  })
}
