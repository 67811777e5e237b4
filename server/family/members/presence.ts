import { minutes } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import type { Actor } from '../actor.ts'
import { publishChange } from '../group-live.ts'

/** A heartbeat every minute while a browser is open; the member is offline after two without one. */
const heartbeatEvery = minutes(1)
const onlineFor = minutes(2)

declare module '../../platform/context.ts' {
  interface App {
    /** How many browsers of a member are open in this process, by the member's id. */
    presence: Map<string, number>
  }
}

/** Counts one open browser of the member; returns the function that says it was closed. */
export async function enterPresence(app: App, { memberId, groupId }: Actor): Promise<() => void> {
  const open = app.presence
  const isFirst = !open.has(memberId)
  open.set(memberId, (open.get(memberId) ?? 0) + 1)
  const beat = () => recordPresence(app, memberId, onlineFor)
  const timer = setInterval(() => void beat().catch(report), heartbeatEvery).unref()
  await beat().catch(report)
  if (isFirst) publishChange(app, groupId, 'members')
  return () => {
    clearInterval(timer)
    const left = (open.get(memberId) ?? 1) - 1
    if (left > 0) return void open.set(memberId, left)
    open.delete(memberId)
    void recordPresence(app, memberId, 0)
      .then(() => publishChange(app, groupId, 'members'))
      .catch(report)
  }

  function report(error: unknown) {
    // At shutdown the database is closed before the last browser has gone.
    app.log.debug({ err: error }, 'presence was not recorded')
  }
}

async function recordPresence(app: App, memberId: string, onlineMs: number): Promise<void> {
  const now = app.clock.now()
  await app.db
    .updateTable('members')
    .set({ connected_until: now + onlineMs, last_active_at: now })
    .where('id', '=', memberId)
    .execute()
}
