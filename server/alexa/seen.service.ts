import { minutes } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import './alexa.tables.ts'

/**
 * The parts of the set-up of this server that prove themselves by an event. Each failure has a name of its own
 * beside that of the success, so that the later of both counts.
 */
export type SeenName =
  | 'request'
  | 'wrong-skill'
  | 'refused'
  | 'code-refused'
  | `token ${string}`
  | `no-token ${string}`

/** Anybody can cause refusals, so at most one is written a minute. */
const limited: SeenName[] = ['refused', 'code-refused']
/** Written more often than once a minute only after a failure. */
const failures: Partial<Record<SeenName, SeenName>> = { request: 'wrong-skill' }

/** Keeps the last time of each. */
export async function recordSeen(app: App, name: SeenName, detail: string | null = null): Promise<void> {
  const now = app.clock.now()
  const row = { name, at: now, detail: detail?.slice(0, 300) ?? null }
  const failure = failures[name]
  await app.db
    .insertInto('alexa_seen')
    .values(row)
    .onConflict((conflict) => {
      const update = conflict.column('name').doUpdateSet(row)
      if (!failure && !limited.includes(name)) return update
      return update.where((where) =>
        where.or([
          where('alexa_seen.at', '<', now - minutes(1)),
          where.exists(
            where
              .selectFrom('alexa_seen as failed')
              .where('failed.name', '=', failure ?? '')
              .whereRef('failed.at', '>=', 'alexa_seen.at')
              .select('failed.name'),
          ),
        ]),
      )
    })
    .execute()
}

export async function listSeen(app: App): Promise<Map<string, { at: number; detail: string | null }>> {
  const rows = await app.db.selectFrom('alexa_seen').selectAll().execute()
  return new Map(rows.map((row) => [row.name, row]))
}
