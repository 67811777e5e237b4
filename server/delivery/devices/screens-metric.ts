import { sql } from 'kysely'
import type { Metric } from 'prom-client'
import { minutes } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { readText } from '../../platform/db/postgres/pipeline.ts'
import { type Reading, readGauge } from '../../platform/metrics/read-gauge.ts'

/** For `/metrics`. The same on all servers, because it is read from the database. */
export function screensMetric(app: App): Metric {
  return readGauge(app, {
    name: 'sunporch_screens',
    help: 'Screens that were opened: connected now, away for more than a day (their families were told), or disconnected for less. Counted once a minute.',
    labelNames: ['state'],
    keepFor: minutes(1),
    read: () => countScreens(app),
  })
}

async function countScreens(app: App): Promise<Reading<'state'>[]> {
  const now = app.clock.now()
  const rows = await readText(
    app,
    sql<{ state: string; count: number }>`
    select case when connected_until > ${now} then 'connected' when silence_told_at is null then 'disconnected'
      else 'away' end as state, count(*) as count
    from devices where kind = 'screen' and opened_at is not null and removed_at is null group by 1`,
  )
  const counts = new Map(rows.map(({ state, count }) => [state, Number(count)]))
  return ['connected', 'disconnected', 'away'].map((state) => [{ state }, counts.get(state) ?? 0])
}
