import { publishChange } from '../../../family/group-live.ts'
import type { App } from '../../../platform/context.ts'
import { listEchoesOfUser } from '../../echoes/echo.service.ts'

/** Whether the Amazon account allows notifications of the skill, as far as Amazon has told us. */
export async function areNotificationsAllowed(app: App, userId: string): Promise<boolean> {
  const row = await app.db
    .selectFrom('alexa_users')
    .where('user_id', '=', userId)
    .select('notices_on_at')
    .executeTakeFirst()
  return row?.notices_on_at != null
}

/**
 * Records an event of Amazon's about the account's consent. `at` is Amazon's time of it, in epoch
 * milliseconds. Events may arrive out of order, so one that is older than the last is ignored.
 */
export async function recordConsent(
  app: App,
  userId: string,
  { isAllowed, at }: { isAllowed: boolean; at: number },
): Promise<void> {
  const row = { user_id: userId, notices_on_at: isAllowed ? at : null, notices_said_at: at }
  await app.db
    .insertInto('alexa_users')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(row).where('alexa_users.notices_said_at', '<', at),
    )
    .execute()
  for (const echo of await listEchoesOfUser(app, userId)) publishChange(app, echo.family_group_id, 'devices')
}

/** Amazon refused a notification. Consent that was given after `allowedAt` stays. */
export async function forgetConsent(app: App, userId: string, allowedAt: number | null): Promise<void> {
  await app.db
    .updateTable('alexa_users')
    .set({ notices_on_at: null })
    .where('user_id', '=', userId)
    .where('notices_on_at', '=', allowedAt)
    .execute()
}
