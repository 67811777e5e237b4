import { publishChange } from '../../../family/group-live.ts'
import { days } from '../../../platform/clock.ts'
import type { App } from '../../../platform/context.ts'
import { listEchoesOfUser } from '../../echoes/echo.service.ts'

/** Amazon's name of the permission to send notifications. */
export const notificationsPermission = 'alexa::devices:all:notifications:write'

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
  const said = {
    notices_on_at: isAllowed ? at : null,
    notices_off_at: isAllowed ? null : at,
    notices_said_at: at,
  }
  await app.db
    .insertInto('alexa_users')
    .values({ user_id: userId, asked_at: null, ...said })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(said).where('alexa_users.notices_said_at', '<', at),
    )
    .execute()
  for (const echo of await listEchoesOfUser(app, userId)) publishChange(app, echo.family_group_id, 'devices')
}

/** Amazon refused a notification. Consent that was given after `allowedAt` stays. */
export async function forgetConsent(app: App, userId: string, allowedAt: number | null): Promise<void> {
  await app.db
    .updateTable('alexa_users')
    .set({ notices_on_at: null, notices_off_at: app.clock.now() })
    .where('user_id', '=', userId)
    .where('notices_on_at', '=', allowedAt)
    .execute()
}

/** How long a card that nobody answered is left alone. */
const askAgainAfter = days(30)

/**
 * Whether the account should be asked now to allow notifications: it has neither allowed nor forbidden them, and was
 * not asked lately. Counts as asked from then on.
 */
export async function claimAsking(app: App, userId: string): Promise<boolean> {
  if (!app.config.alexa?.client) return false
  const now = app.clock.now()
  const asked = await app.db
    .insertInto('alexa_users')
    .values({ user_id: userId, notices_on_at: null, notices_off_at: null, notices_said_at: 0, asked_at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ asked_at: now })
        .where('alexa_users.notices_said_at', '=', 0)
        .where((where) =>
          where.or([
            where('alexa_users.asked_at', 'is', null),
            where('alexa_users.asked_at', '<=', now - askAgainAfter),
          ]),
        ),
    )
    .returning('user_id')
    .executeTakeFirst()
  return asked !== undefined
}
