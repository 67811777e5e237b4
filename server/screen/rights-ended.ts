import type { EndedRight } from '../identity/identity-events.ts'
import type { App } from '../platform/context.ts'
import './screen.tables.ts'

/**
 * Ends links that nobody has opened, and codes whose screen has not come for its token, within the transaction in which the
 * person takes their account back. Screens that are connected go on: one of them may be the loved one's.
 */
export async function endScreenLinksOf(app: App, userId: string, ended: EndedRight[]): Promise<void> {
  const links = await app.db
    .deleteFrom('screen_links')
    .where('user_id', '=', userId)
    .returning(['family_group_id', 'expires_at'])
    .execute()
  for (const { family_group_id, expires_at } of links)
    if (expires_at > app.clock.now()) ended.push({ kind: 'screen_link', groupId: family_group_id })
  await app.db.deleteFrom('screen_pairings').where('user_id', '=', userId).execute()
}
