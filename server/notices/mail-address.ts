import type { MailTo } from '#contract/notices/mail.ts'
import { publishToPerson } from '../family/group-live.ts'
import { toIso } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import './notices.tables.ts'

/** How mail stands for one person. */
export async function readMailTo(app: App, userId: string): Promise<MailTo> {
  const row = await peopleOf(app, [userId]).executeTakeFirst()
  const failed = row && hasFailed(row) ? row : null
  return {
    address: row?.email ?? null,
    isPossible: isMailPossible(app),
    isConfirmed: row?.email_confirmed_at != null,
    failedAt: toIso(failed?.mail_failed_at ?? null),
    failure: failed?.mail_failure ?? null,
  }
}

/** Those of the people to whom mails can be sent: not to an address that may be somebody else's. */
export async function listReachable(app: App, userIds: string[]): Promise<string[]> {
  if (!isMailPossible(app) || userIds.length === 0) return []
  const rows = await peopleOf(app, userIds).execute()
  return rows.filter((row) => row.email_confirmed_at !== null && !hasFailed(row)).map(({ id }) => id)
}

/** Without a mail server nothing pretends: the files of DATA_DIR/mail are for links that somebody hands on. */
function isMailPossible(app: App): boolean {
  return app.config.smtpUrl !== null
}

/** The address has refused a mail: none is sent there until it changes, or the person asks for it. */
export async function markFailed(
  app: App,
  userId: string,
  { address, failure }: { address: string; failure: string },
): Promise<void> {
  const failed = {
    mail_failed_at: app.clock.now(),
    mail_failure: failure,
    mail_failed_address: address,
  }
  await app.db
    .insertInto('notice_people')
    .values({
      user_id: userId,
      time_zone: null,
      quiet_from: null,
      quiet_until: null,
      calls_in_quiet_at: null,
      ...failed,
    })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(failed))
    .execute()
  publishToPerson(app, userId, 'notices')
}

export async function tryAgain(app: App, userId: string): Promise<void> {
  await app.db
    .updateTable('notice_people')
    .set({ mail_failed_at: null, mail_failure: null, mail_failed_address: null })
    .where('user_id', '=', userId)
    .execute()
  publishToPerson(app, userId, 'notices')
}

function peopleOf(app: App, userIds: string[]) {
  return app.db
    .selectFrom('users')
    .leftJoin('notice_people', 'notice_people.user_id', 'users.id')
    .where('users.id', 'in', userIds)
    .select(['users.id', 'users.email', 'users.email_confirmed_at'])
    .select(['notice_people.mail_failed_at', 'notice_people.mail_failure'])
    .select('notice_people.mail_failed_address')
}

/** How many addresses of people take no mail. */
export async function countFailedAddresses(app: App): Promise<number> {
  const row = await app.db
    .selectFrom('notice_people')
    .innerJoin('users', 'users.id', 'notice_people.user_id')
    .whereRef('notice_people.mail_failed_address', '=', 'users.email')
    .where('notice_people.mail_failed_at', 'is not', null)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** A new address is tried again. */
function hasFailed(row: {
  email: string | null
  mail_failed_at: number | null
  mail_failed_address: string | null
}): boolean {
  return row.mail_failed_at !== null && row.mail_failed_address === row.email
}
