import { minutes } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import '../alexa.tables.ts'

/** The parts of the set-up that prove themselves by an event that arrives. */
export type SeenName = 'request' | 'refused' | 'token' | 'event' | 'widget' | 'code-refused'

/** Keeps the first time of each, but the last refusal by us or by Amazon. */
export async function recordSeen(app: App, name: SeenName, detail: string | null = null): Promise<void> {
  const now = app.clock.now()
  const row = { name, at: now, detail: detail?.slice(0, 200) ?? null }
  await app.db
    .insertInto('alexa_seen')
    .values(row)
    .onConflict((conflict) =>
      name === 'refused' || name === 'code-refused'
        ? // Anybody can cause refusals, so at most one is written a minute.
          conflict
            .column('name')
            .doUpdateSet(row)
            .where('alexa_seen.at', '<', now - minutes(1))
        : conflict.column('name').doNothing(),
    )
    .execute()
}

export async function listSeen(app: App): Promise<Map<string, { at: number; detail: string | null }>> {
  const rows = await app.db.selectFrom('alexa_seen').selectAll().execute()
  return new Map(rows.map((row) => [row.name, row]))
}
