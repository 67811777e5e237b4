import type { DeviceRow } from '../delivery/delivery.tables.ts'
import { type DeviceKey, lockDevice } from '../delivery/devices/device.ts'
import { lockSending } from '../delivery/sending.ts'
import type { Actor } from '../family/actor.ts'
import { requireStillSignedIn } from '../family/membership.ts'
import { minutes, toIso } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { networkOf } from '../platform/http/request/network-of.ts'
import { rateLimit } from '../platform/http/request/rate-limit.ts'
import { hashToken, newToken } from '../platform/ids.ts'
import { connectScreen, findFreeScreen, mayConnect, openerOf } from './connect-screen.ts'

const linkTtl = minutes(15)

/** Makes a one-time token. The first browser that opens its link becomes a screen. */
export async function makeLink(app: App, actor: Actor): Promise<{ token: string; expiresAt: string }> {
  const { user, groupId } = actor
  const token = newToken()
  const expiresAt = app.clock.now() + linkTtl
  await app.db.deleteFrom('screen_links').where('expires_at', '<=', app.clock.now()).execute()
  await inTransaction(app, async (app) => {
    await requireStillSignedIn(app, actor)
    await app.db
      .insertInto('screen_links')
      .values({
        token_hash: hashToken(token),
        family_group_id: groupId,
        user_id: user.id,
        expires_at: expiresAt,
      })
      .execute()
  })
  return { token, expiresAt: toIso(expiresAt) }
}

/**
 * Uses up a link. A browser that is already a screen of the same group stays that screen and gets no new
 * token.
 */
export async function openLink(
  app: App,
  token: string,
  present: DeviceKey | null,
  { ip, signedIn }: { ip: string; signedIn: string | null },
): Promise<{ device: DeviceRow; token: string | null }> {
  await rateLimit(app, `screen-link:${networkOf({ ip })}`, { limit: 60, perMs: minutes(15) })
  return inTransaction(app, async (app) => {
    const { groupId, madeBy } = await takeLink(app, token)
    const current = present?.family_group_id === groupId && (await lockDevice(app, present))
    if (current) return { device: current, token: null }
    const opener = await openerOf(app, groupId, { openedBy: madeBy, signedIn })
    const connected = await connectScreen(app, await findFreeScreen(app, groupId), opener)
    if (!connected) throw notFound('This screen has been removed.')
    return connected
  })
}

/** Locks the group's sending and uses up the link; returns the group, and who made it. */
async function takeLink(app: App, token: string): Promise<{ groupId: string; madeBy: string | null }> {
  const link = await app.db
    .selectFrom('screen_links')
    .where('token_hash', '=', hashToken(token))
    .select('family_group_id')
    .executeTakeFirst()
  if (link) await lockSending(app, link.family_group_id)
  const used = await app.db
    .deleteFrom('screen_links')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', app.clock.now())
    .returning(['family_group_id', 'user_id'])
    .executeTakeFirst()
  if (!used || !(await mayConnect(app, used.user_id, used.family_group_id))) throw linkGone()
  return { groupId: used.family_group_id, madeBy: used.user_id }
}

/** The screen says it in the language of its browser, by the code. */
function linkGone(): AppError {
  return new AppError(
    'link_gone',
    404,
    'This link has been used or is too old. Please make a new one in Settings.',
  )
}
