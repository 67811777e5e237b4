import type { App } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { isAtRest } from '../at-rest.ts'
import { findAudience, lockNotices } from '../listeners.ts'
import { hears } from '../messages/pace.ts'
import type { News } from '../news.ts'
import { ways } from '../notices.tables.ts'
import { writeNotices } from './write-notices.ts'

/**
 * Writes the notices, and the messages that bring them, within the caller's transaction or one of its own. The same
 * source again tells only who was not told yet.
 */
export async function tell(app: App, news: News): Promise<void> {
  await inTransaction(app, async (app) => {
    await lockNotices(app, news.groupId)
    const audience = await findAudience(app, news.groupId)
    if (!audience || isAtRest(audience.group, news.topic)) return
    const recipients = audience.listeners
      .filter((listener) => news.userIds.includes(listener.userId) && hears(listener, news.topic))
      .filter(({ userId }) => !(news.actor?.kind === 'person' && news.actor.id === userId))
      .map((listener) => ({ listener, ways }))
    await writeNotices(app, news, app.clock.now(), recipients)
  })
}
