import { may, type Role } from '#contract/platform/policy.ts'
import { type Calendar, calendarLimits } from '#contract/visits/calendars.ts'
import { nameOf } from '../../identity/user.ts'
import { days, toIso } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { printRows } from '../../platform/http/answer/print-rows.ts'
import type { CalendarRow } from '../visits.tables.ts'

/** Who reads the list. Only those who may manage calendars get the address. */
type Reader = { groupId: string; role: Role }

export async function listCalendars(app: App, { groupId, role }: Reader): Promise<Calendar[]> {
  const rows = await calendarsOf(app, groupId)
    .orderBy('calendars.created_at')
    .orderBy('calendars.id')
    .execute()
  return printRows(app, 'calendars', rows, (row) => toCalendar(row, role))
}

export async function readCalendarRow(app: App, { groupId, role }: Reader, id: string): Promise<Calendar> {
  const row = await calendarsOf(app, groupId).where('calendars.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return toCalendar(row, role)
}

/** What was read stays until then, when it cannot be read any more. */
export function keptUntil({ read_at }: Pick<CalendarRow, 'read_at'>): number {
  return read_at + days(calendarLimits.keptDays)
}

function calendarsOf(app: App, groupId: string) {
  return app.db
    .selectFrom('calendars')
    .leftJoin('users', 'users.id', 'calendars.added_by')
    .where('calendars.family_group_id', '=', groupId)
    .selectAll('calendars')
    .select(['users.first_name', 'users.last_name', 'users.email'])
}

type Joined = Awaited<ReturnType<ReturnType<typeof calendarsOf>['execute']>>[number]

function toCalendar(row: Joined, role: Role): Calendar {
  const isFailing = row.failing_since !== null
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    address: row.host !== null && may(role, 'calendars:manage') ? `${row.host}/…` : null,
    isOnScreen: row.shown_at !== null,
    readAt: toIso(row.read_at),
    failingSince: toIso(row.failing_since),
    failure: row.failure,
    keptUntil: isFailing ? toIso(keptUntil(row)) : null,
    counts: { kept: row.kept, private: row.left_private, broken: row.broken, beyond: row.beyond },
    addedBy: row.added_by ? { id: row.added_by, name: nameOf(row) } : null,
    createdAt: toIso(row.created_at),
  }
}
