import { sql } from 'kysely'
import { signsKeptDays } from '#contract/life.ts'
import { days } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import type { DueWork } from '../platform/work/due.ts'
import { lockNotices } from './listeners.ts'
import './notices.tables.ts'

const noticesStayFor = days(90)
const sendsStayFor = days(30)
/** What says that a day had no sign of life is kept no longer than the days that had one. */
const lifeStaysFor = days(signsKeptDays)
const rowsAtOnce = 1000

/** Deletes old notices and messages, and what was sent earlier still, once a day. */
export const noticeSweep: DueWork = {
  name: 'notice-sweep',
  async runBatch(app, now) {
    const life = await deleteOldLife(app, now - lifeStaysFor)
    const notices = await deleteOlder(app, 'notices', now - noticesStayFor)
    const sends = await deleteOlder(app, 'notice_sends', now - sendsStayFor)
    const messages = await deleteOldMessages(app, now - noticesStayFor)
    return Math.max(life, notices, sends, messages) === rowsAtOnce ? rowsAtOnce : 0
  },
  async nextAt(app) {
    return app.clock.now() + days(1)
  },
}

async function deleteOlder(app: App, table: 'notices' | 'notice_sends', before: number): Promise<number> {
  const { numDeletedRows } = await app.db
    .deleteFrom(table)
    .where('id', 'in', (select) =>
      select.selectFrom(table).where('created_at', '<=', before).select('id').limit(rowsAtOnce),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

async function deleteOldLife(app: App, before: number): Promise<number> {
  const { numDeletedRows } = await app.db
    .deleteFrom('notices')
    .where('id', 'in', (select) =>
      select
        .selectFrom('notices')
        // Written out, because only then the index of these is used.
        .where(sql.ref('topic'), '=', sql.lit('life'))
        .where('created_at', '<=', before)
        .select('id')
        .limit(rowsAtOnce),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** A message stays while a notice or a send names it. */
async function deleteOldMessages(app: App, before: number): Promise<number> {
  const { numDeletedRows } = await app.db
    .deleteFrom('notice_messages')
    .where('id', 'in', (select) =>
      select
        .selectFrom('notice_messages as old')
        .where('created_at', '<=', before)
        .where('closed_at', 'is not', null)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('notices').whereRef('push_message_id', '=', 'old.id').select('id'))),
        )
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('notices').whereRef('mail_message_id', '=', 'old.id').select('id'))),
        )
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('notice_sends').whereRef('message_id', '=', 'old.id').select('id'))),
        )
        .select('id')
        .limit(rowsAtOnce),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Deletes what a person was told of a group that they do not belong to any more. Within the caller's transaction. */
export async function forgetNotices(app: App, groupId: string, userId: string): Promise<void> {
  await inTransaction(app, async (app) => {
    await lockNotices(app, groupId)
    for (const table of ['notices', 'notice_sends', 'notice_messages', 'notice_choices'] as const)
      await app.db
        .deleteFrom(table)
        .where('user_id', '=', userId)
        .where('family_group_id', '=', groupId)
        .execute()
  })
}
