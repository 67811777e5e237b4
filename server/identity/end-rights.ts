import type { App } from '../platform/context.ts'
import { lockRow } from '../platform/db/lock.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { unauthorized } from '../platform/errors.ts'
import { emit } from '../platform/feature.ts'
import { forgetNewAddress } from './email/confirm-email.service.ts'
import type { EndedBecause, EndedRight } from './identity-events.ts'
import './identity-events.ts'
import { endSessionsOf, requireSession } from './session.service.ts'

type Ending = {
  /** The one session that goes on. */
  keepSession: string | null
  because: EndedBecause
}

/** The same in a transaction of its own. */
export async function endAllRights(app: App, userId: string, ending: Ending): Promise<void> {
  await inTransaction(app, async (app) => {
    const user = await lockRow(app, 'users', { id: userId })
    if (!user) throw unauthorized()
    if (ending.keepSession !== null) await requireSession(app, ending.keepSession)
    await endRightsOf(app, user, ending)
  })
}

/**
 * Ends every right of the person that outlives a session, within a transaction that has locked the person: nobody who
 * had the account has a way in any more. Only `keepSession` goes on. Returns what has ended besides sessions.
 */
export async function endRightsOf(
  app: App,
  user: { id: string; email: string | null },
  { keepSession, because }: Ending,
): Promise<EndedRight[]> {
  await forgetNewAddress(app, user)
  await app.db.deleteFrom('password_resets').where('user_id', '=', user.id).execute()
  // Before all else: what one of them has just made is seen below, and afterwards they make nothing more.
  await endSessionsOf(app, user.id, { except: keepSession })
  await app.db.deleteFrom('passkey_challenges').where('user_id', '=', user.id).execute()
  const passkeys = await app.db
    .deleteFrom('passkeys')
    .where('user_id', '=', user.id)
    .returning('id')
    .execute()
  const ended = passkeys.map((): EndedRight => ({ kind: 'passkey', groupId: null }))
  await emit(app, 'rightsEnded', user.id, ended, because)
  return ended
}
