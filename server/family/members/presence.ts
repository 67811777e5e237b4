import { minutes } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import type { Actor } from '../actor.ts'
import { publishChange } from '../group-live.ts'

/** A heartbeat every minute while a browser is open; the member is offline after two without one. */
const heartbeatEvery = minutes(1)
const onlineFor = minutes(2)

declare module '../../platform/context.ts' {
  interface App {
    /** By the member's id: how many browsers are open in this process, and until when it has said that they are. */
    presence: Map<string, Present>
  }
}

export type Present = { browsers: number; until: number }

/** Counts one open browser of the member; returns the function that says it was closed. */
export async function enterPresence(app: App, { memberId, groupId }: Actor): Promise<() => void> {
  const isFirst = !app.presence.has(memberId)
  const present = app.presence.get(memberId) ?? { browsers: 0, until: 0 }
  app.presence.set(memberId, present)
  present.browsers++
  const timer = setInterval(() => void beat().catch(report), heartbeatEvery).unref()
  await beat().catch(report)
  if (isFirst) publishChange(app, groupId, 'members')
  return () => {
    clearInterval(timer)
    if (--present.browsers > 0) return
    app.presence.delete(memberId)
    void leave().catch(report)
  }

  async function beat() {
    const now = app.clock.now()
    present.until = now + onlineFor
    await app.db
      .updateTable('members')
      .set({ connected_until: present.until, last_active_at: now })
      .where('id', '=', memberId)
      .execute()
  }

  /** Another process may have said meanwhile that a browser is open: then the member stays online. */
  async function leave() {
    const now = app.clock.now()
    const { numUpdatedRows } = await app.db
      .updateTable('members')
      .set({ connected_until: now, last_active_at: now })
      .where('id', '=', memberId)
      .where('connected_until', '=', present.until)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) publishChange(app, groupId, 'members')
  }

  function report(error: unknown) {
    // At shutdown the database is closed before the last browser has gone.
    app.log.debug({ err: error }, 'presence was not recorded')
  }
}
