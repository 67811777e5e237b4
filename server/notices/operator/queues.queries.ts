import { sql } from 'kysely'
import type { App } from '../../platform/context.ts'
import { readText } from '../../platform/db/postgres/pipeline.ts'
import type { DueWork } from '../../platform/work/due.ts'

/** Rows that wait: how many, how many of them should have been done by now, and the time of the first. */
export type Queue = { name: string; waiting: number; overdue: number; first: number | null }

const queues = [
  { name: 'Telling: changes whose people are to be told', rows: 'activity', dueAt: 'tell_at' },
  { name: 'Messages that collect', rows: 'notice_messages', dueAt: 'due_at' },
  { name: 'Sends', rows: 'notice_sends', dueAt: 'due_at' },
  { name: 'Links by mail', rows: 'mails', dueAt: 'due_at' },
  { name: 'Old photos: what matters on them', rows: 'photos', dueAt: 'focal_due_at' },
] as const

/** The queues of notices and mails, and that of old photos, which takes days. A due time before 1970 only says the order. */
export async function listQueues(app: App): Promise<Queue[]> {
  const found: Queue[] = []
  for (const { name, rows: table, dueAt } of queues) {
    const due = sql.ref(dueAt)
    const [row] = await readText(
      app,
      sql<{ waiting: number; overdue: number; first: number | null }>`
      select count(*) as waiting, count(*) filter (where ${due} between 0 and ${app.clock.now()}) as overdue,
        min(${due}) filter (where ${due} >= 0) as first
      from ${sql.table(table)} where ${due} is not null`,
    )
    found.push({
      name,
      waiting: Number(row?.waiting ?? 0),
      overdue: Number(row?.overdue ?? 0),
      first: row?.first == null ? null : Number(row.first),
    })
  }
  return found
}

/** When each kind of due work has something to do next; null when nothing waits. */
export async function listDueWorks(
  app: App,
  works: DueWork[],
): Promise<{ name: string; next: number | null }[]> {
  const found: { name: string; next: number | null }[] = []
  for (const { name, nextAt } of works) found.push({ name, next: await nextAt(app) })
  return found
}
