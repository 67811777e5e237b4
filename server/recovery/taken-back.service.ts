import { may } from '#contract/platform/policy.ts'
import { lookBackDays, type Opened, type TakenBack } from '#contract/recovery.ts'
import { nameOf } from '../identity/user.ts'
import { days, seconds, toIso } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { groupsOf, toOpened, type Within } from './groups-of.ts'
import { listHandedOver, listSuccessors } from './next-primary.ts'
import './recovery.tables.ts'

/** The row of what the person is still to look through; null once that is long ago. */
export async function findTakenBackRow(app: App, userId: string) {
  const row = await app.db
    .selectFrom('taken_back')
    .where('user_id', '=', userId)
    .where('at', '>', app.clock.now() - days(lookBackDays))
    .selectAll()
    .executeTakeFirst()
  return row ?? null
}

/** Null when there is nothing to look through. */
export async function readTakenBack(app: App, userId: string): Promise<TakenBack | null> {
  const row = await findTakenBackRow(app, userId)
  if (!row) return null
  const within = { userId, from: row.at - days(lookBackDays), to: row.at }
  const opened = {
    screens: await listScreens(app, within),
    webhooks: await listWebhooksOf(app, within),
    calendars: await listCalendarsOf(app, within),
    people: await listPeople(app, within),
    successors: await listSuccessors(app, within),
    handedOver: await listHandedOver(app, within),
  }
  const wasTaken = row.because === 'taken'
  const isEmpty = row.ended === '' && Object.values(opened).every(({ length }) => length === 0)
  if (isEmpty && !wasTaken) return null
  return { at: toIso(row.at), wasTaken, ended: row.ended, ...opened }
}

export async function forgetTakenBack(app: App, userId: string): Promise<void> {
  await app.db.deleteFrom('taken_back').where('user_id', '=', userId).execute()
}

/** Only where the person may still end it. Who may no longer connect devices has lost them with that right. */
async function listScreens(app: App, { userId, from, to }: Within): Promise<Opened[]> {
  const rows = await groupsOf(app, userId)
    .innerJoin('devices', 'devices.family_group_id', 'family_groups.id')
    .where((where) =>
      where.or([where('devices.opened_by', '=', userId), where('devices.browser_of', '=', userId)]),
    )
    .where('devices.removed_at', 'is', null)
    .where('devices.opened_at', '>=', from)
    .where('devices.opened_at', '<=', to)
    .select(['devices.id', 'devices.name', 'devices.opened_at as at'])
    .orderBy('devices.opened_at', 'desc')
    .execute()
  return rows.filter(({ role }) => may(role, 'devices:manage')).map(toOpened)
}

async function listWebhooksOf(app: App, { userId, from, to }: Within): Promise<Opened[]> {
  const rows = await groupsOf(app, userId)
    .innerJoin('webhooks', 'webhooks.member_id', 'members.id')
    .where('webhooks.created_at', '>=', from)
    .where('webhooks.created_at', '<=', to)
    .select(['webhooks.id', 'webhooks.host as name', 'webhooks.created_at as at'])
    .orderBy('webhooks.created_at', 'desc')
    .execute()
  return rows.filter(({ role }) => may(role, 'devices:manage')).map(toOpened)
}

/** Not those from a file, which nobody can change from outside. */
async function listCalendarsOf(app: App, { userId, from, to }: Within): Promise<Opened[]> {
  const rows = await groupsOf(app, userId)
    .innerJoin('calendars', 'calendars.family_group_id', 'family_groups.id')
    .where('calendars.added_by', '=', userId)
    .where('calendars.kind', '=', 'address')
    .where('calendars.created_at', '>=', from)
    .where('calendars.created_at', '<=', to)
    .select(['calendars.id', 'calendars.name', 'calendars.created_at as at'])
    .orderBy('calendars.created_at', 'desc')
    .execute()
  return rows.filter(({ role }) => may(role, 'calendars:manage')).map(toOpened)
}

/**
 * Who accepted an invitation before migration 052 was found by the time at which they joined, so of two in the same second
 * the wrong one may be named.
 */
async function listPeople(app: App, { userId, from, to }: Within): Promise<Opened[]> {
  const rows = await groupsOf(app, userId)
    .innerJoin('invitations', 'invitations.family_group_id', 'family_groups.id')
    .innerJoin('members as guests', (join) =>
      join
        .onRef('guests.family_group_id', '=', 'family_groups.id')
        .onRef('guests.user_id', '=', 'invitations.accepted_by'),
    )
    .innerJoin('users', 'users.id', 'guests.user_id')
    .where('invitations.invited_by', '=', userId)
    .where('invitations.accepted_at', '>=', from)
    .where('invitations.accepted_at', '<=', to)
    .where('guests.deactivated_at', 'is', null)
    .where('guests.role', '<>', 'primary_caretaker')
    .select(['guests.id', 'guests.joined_at as at'])
    .select(['users.first_name', 'users.last_name', 'users.email'])
    .select(({ eb, exists, selectFrom }) =>
      exists(
        selectFrom('invitations as others')
          .whereRef('others.family_group_id', '=', 'invitations.family_group_id')
          .whereRef('others.id', '<>', 'invitations.id')
          .whereRef('others.accepted_at', '>=', eb('invitations.accepted_at', '-', seconds(1)))
          .whereRef('others.accepted_at', '<=', eb('invitations.accepted_at', '+', seconds(1)))
          .select('others.id'),
      ).as('is_unsure'),
    )
    .orderBy('guests.joined_at', 'desc')
    .execute()
  const mine = rows.filter(({ role }) => may(role, 'members:invite'))
  return mine.map((row) => toOpened({ ...row, name: nameOf(row) }))
}
