import type { Metric } from 'prom-client'
import { toIso } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { readGauge } from '../../platform/metrics/read-gauge.ts'
import type { DailyBackupRow } from './daily.tables.ts'
import { clockLeeway, lateAfter } from './terms.ts'

/** For `/readyz`, which anybody may read: a sentence when the daily backup fails, or was not made for two days; null when all is well or none is wanted. */
export async function dailyBackupWarning(app: App): Promise<string | null> {
  if (!app.config.backup.isDaily) return null
  const { made_at, failed_at, failure } = await readDaily(app)
  const now = app.clock.now()
  const last =
    made_at === null ? 'There is no daily backup yet.' : `The last daily backup is of ${toIso(made_at)}.`
  if (failed_at !== null) return `The daily backup could not be made: see the log. ${last}`
  if (made_at === null) return null
  if (made_at > now + clockLeeway) return `${last} That is in the future: check the clock of the server.`
  if (failure !== null) return `${last} Something is missing or damaged: see the log.`
  return now - made_at > lateAfter ? last : null
}

/** For `/metrics`. Nothing where no daily backup is wanted. */
export function dailyBackupMetric(app: App): Metric {
  return readGauge(app, {
    name: 'sunporch_daily_backup_last_success_timestamp_seconds',
    help: 'When the last daily backup was made; 0 when none was. Missing where BACKUP_DAILY is off.',
    read: async () =>
      app.config.backup.isDaily ? [[{}, Math.floor(((await readDaily(app)).made_at ?? 0) / 1000)]] : [],
  })
}

async function readDaily(app: App): Promise<DailyBackupRow> {
  return app.db.selectFrom('daily_backups').selectAll().executeTakeFirstOrThrow()
}
