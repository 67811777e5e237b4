import { sql } from 'kysely'
import { days } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { isPostgres } from '../../platform/db/transaction.ts'
import type { MailRow } from '../../platform/mail/mails.tables.ts'
import type { NoticeSendRow, Way } from '../notices.tables.ts'
import '../push/push.tables.ts'

// What the operator sees of the sends: no name, no word of a family, no address.

const day = days(1)
/** How far back the counts go. */
export const countedDays = 14
export const pageLength = 100

export type DayOfWay = {
  way: Way
  /** Epoch milliseconds of its beginning, UTC. */
  day: number
  sent: number
  waiting: number
  dropped: number
  failed: number
}

/** The newest day first. A send counts on the day on which it was written. */
export async function listDays(app: App): Promise<DayOfWay[]> {
  const rows = await recentSends(app)
    .select('way')
    .select(({ fn }) => [
      sql<number>`created_at / ${sql.lit(day)}`.as('number'),
      fn.countAll().filterWhere('sent_at', 'is not', null).as('sent'),
      fn.countAll().filterWhere('due_at', 'is not', null).as('waiting'),
      fn.countAll().filterWhere('dropped_at', 'is not', null).as('dropped'),
      fn.countAll().filterWhere('failed_at', 'is not', null).as('failed'),
    ])
    .groupBy(['way', 'number'])
    .orderBy('number', 'desc')
    .orderBy('way')
    .execute()
  return rows.map(({ way, number, sent, waiting, dropped, failed }) => ({
    way,
    day: Number(number) * day,
    sent: Number(sent),
    waiting: Number(waiting),
    dropped: Number(dropped),
    failed: Number(failed),
  }))
}

/** Why sends have failed or wait for another attempt, the most frequent reason first. */
export async function listFailures(app: App) {
  const rows = await recentSends(app)
    .where('failure', 'is not', null)
    .where('sent_at', 'is', null)
    .select(['way', 'failure'])
    .select(({ fn }) => [fn.countAll().as('count'), fn.max('created_at').as('newest')])
    .groupBy(['way', 'failure'])
    .orderBy('count', 'desc')
    .orderBy('failure')
    .limit(50)
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count), newest: Number(row.newest) }))
}

export type SeenSend = Omit<NoticeSendRow, 'message_id' | 'user_id' | 'family_group_id' | 'subscription_id'>

/** One page of sends, the newest first. `before`: the id of the last one of the page before. */
export async function listSends(app: App, before: string | null): Promise<SeenSend[]> {
  return app.db
    .selectFrom('notice_sends')
    .$if(before !== null, (query) => query.where(isBefore(before ?? '')))
    .select([
      'id',
      'way',
      'created_at',
      'due_at',
      'attempts',
      'sent_at',
      'dropped_at',
      'failed_at',
      'failure',
    ])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageLength)
    .execute()
}

function isBefore(id: string) {
  return sql<boolean>`(created_at, id) < (select created_at, id from notice_sends where id = ${id})`
}

/** Links for new passwords and to confirm addresses, and invitations, the newest first. */
export async function listLinks(app: App): Promise<Omit<MailRow, 'sealed'>[]> {
  return app.db
    .selectFrom('mails')
    .select(['id', 'kind', 'created_at', 'due_at', 'attempts', 'sent_at', 'failed_at', 'failure'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(25)
    .execute()
}

/** How many browsers each push service reaches. */
export async function listPushServices(app: App) {
  const host = isPostgres(app)
    ? sql<string>`split_part(endpoint, '/', 3)`
    : sql<string>`substr(endpoint, instr(endpoint, '//') + 2, instr(substr(endpoint, instr(endpoint, '//') + 2), '/') - 1)`
  const rows = await app.db
    .selectFrom('push_subscriptions')
    .select(host.as('host'))
    .select(({ fn }) => [fn.countAll().as('browsers'), fn.max('last_sent_at').as('newest')])
    .groupBy('host')
    .orderBy('host')
    .execute()
  return rows.map(({ host, browsers, newest }) => ({
    host,
    browsers: Number(browsers),
    newest: newest === null ? null : Number(newest),
  }))
}

function recentSends(app: App) {
  return app.db.selectFrom('notice_sends').where('created_at', '>', app.clock.now() - countedDays * day)
}

export type FailedDelivery = { deliveryId: string; at: number }

/** The newest ones that have failed on a device. */
export async function listFailedDeliveries(app: App): Promise<FailedDelivery[]> {
  const rows = await app.db
    .selectFrom('delivery_targets')
    .where('failed_at', 'is not', null)
    .orderBy('failed_at', 'desc')
    .limit(10)
    .select(['delivery_id', 'failed_at'])
    .execute()
  const at = new Map(rows.map(({ delivery_id, failed_at }) => [delivery_id, failed_at ?? 0]))
  return [...at].map(([deliveryId, at]) => ({ deliveryId, at }))
}
