import { minutes } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { publishChange } from '../group-live.ts'
import type { Membership } from '../membership.service.ts'

/** An open browser says every minute that it is there; two without a word, and it has gone. */
const saidEvery = minutes(1)
const goodFor = minutes(2)

/** Open browsers of this process, by membership. */
const open = new Map<string, number>()

/** Counts one open browser of the member; returns what says that it was closed. */
export async function enterPresence(app: App, member: Membership): Promise<() => void> {
  const isFirst = (open.get(member.id) ?? 0) === 0
  open.set(member.id, (open.get(member.id) ?? 0) + 1)
  const timer = setInterval(() => void note(app, member, goodFor).catch(report), saidEvery).unref()
  await note(app, member, goodFor).catch(report)
  if (isFirst) publishChange(app, member.groupId, 'members')
  return () => {
    clearInterval(timer)
    const left = (open.get(member.id) ?? 1) - 1
    if (left > 0) return void open.set(member.id, left)
    open.delete(member.id)
    void note(app, member, 0)
      .then(() => publishChange(app, member.groupId, 'members'))
      .catch(report)
  }

  function report(error: unknown) {
    // At the end of the server the database has gone before the last browser.
    app.log.debug({ err: error }, 'presence was not noted')
  }
}

async function note(app: App, member: Membership, lasts: number): Promise<void> {
  const now = app.clock.now()
  await app.db
    .updateTable('members')
    .set({ connected_until: now + lasts, last_active_at: now })
    .where('id', '=', member.id)
    .execute()
}
