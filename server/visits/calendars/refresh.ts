import { publishChange } from '../../family/group-live.ts'
import { turnOf } from '../../family/turns.ts'
import { days, hours, minutes } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { AppError } from '../../platform/errors.ts'
import { unseal } from '../../platform/seal.ts'
import { type DueWork, dueTopic } from '../../platform/work/due.ts'
import { fairShare } from '../../platform/work/fair-share.ts'
import { rowQueue } from '../../platform/work/row-queue.ts'
import type { CalendarRow } from '../visits.tables.ts'
import { type Fetched, fetchCalendar } from './fetch-calendar.ts'
import { countsOf, findSource, keepSource, replaceEvents, windowOf } from './keep-events.ts'
import { keptUntil } from './read-calendars.ts'
import { type ReadCalendar, TooMuch } from './reading/read-calendar.ts'

/** Seals addresses in the database. */
export const sealPurpose = 'calendar address'

export const calendarsName = 'calendars'

const pauses = [minutes(5), minutes(15), hours(1), hours(2), hours(4)]
const longestPause = hours(6)

/** Longer than reading a few takes: each has 10 seconds to answer, and they are parsed one after the other. */
const lease = minutes(5)

const queue = rowQueue({ table: 'calendars', limit: 4, leaseMs: lease, retryAfter: pauses })

/** Reads calendars again: an address every hour, and a file twice a day, for the day that has come nearer. */
export const calendarWork: DueWork = {
  name: calendarsName,
  async runBatch(app, now) {
    const calendars = await queue.claim(app, now)
    await Promise.all(calendars.map((calendar) => tryRefresh(app, calendar)))
    return calendars.length
  },
  nextAt: queue.nextAt,
}

export function nextReading(kind: CalendarRow['kind'], now: number): number {
  return now + (kind === 'address' ? hours(1) : hours(12))
}

/** Takes the lease of a calendar, also when it is not due: a worker that is reading it loses its own. */
export async function claimNow(app: App, groupId: string, id: string): Promise<CalendarRow | null> {
  const row = await app.db
    .updateTable('calendars')
    .set({ due_at: app.clock.now() + lease })
    .where('id', '=', id)
    .where('family_group_id', '=', groupId)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

/** The loved one lives by another clock now: all events have other times. */
export async function readCalendarsAgain(app: App, groupId: string): Promise<void> {
  await app.db
    .updateTable('calendars')
    .set({ due_at: app.clock.now() })
    .where('family_group_id', '=', groupId)
    .execute()
  app.live.publish(dueTopic(calendarsName), {})
}

/** Of all calendars of a primary caretaker: as long as six servers that do not answer take, and then the others' turn has come. */
const share = fairShare({ most: minutes(1), per: minutes(10) })

/** One that breaks holds up no other: it is claimed again when its lease ends. */
async function tryRefresh(app: App, calendar: CalendarRow): Promise<void> {
  try {
    const [owner] = await turnOf(app, calendar.family_group_id, calendar.id)
    const begunAt = app.clock.now()
    const freeAt = share.freeAt(owner, begunAt)
    if (freeAt !== null) return void (await queue.settle(app, calendar, { due_at: freeAt }))
    await refreshCalendar(app, calendar).finally(() => {
      const endedAt = app.clock.now()
      share.count(owner, endedAt, endedAt - begunAt)
    })
  } catch (error) {
    app.log.error({ err: error, calendarId: calendar.id }, 'a calendar could not be read')
  }
}

/**
 * Reads a claimed calendar. Nothing is locked while its server answers; what was read is kept unless the lease was lost
 * meanwhile, or the calendar removed.
 */
export async function refreshCalendar(app: App, calendar: CalendarRow): Promise<void> {
  const timeZone = await findTimeZone(app, calendar.family_group_id)
  if (timeZone === null) {
    // A group that was deleted may be brought back.
    await queue.settle(app, calendar, { due_at: app.clock.now() + days(1) })
    return
  }
  const fetched = calendar.kind === 'address' ? await fetchAgain(app, calendar) : null
  const text = fetched?.kind === 'read' ? fetched.text : await findSource(app, calendar)
  const { read = null, problem = null } =
    text === null ? { problem: unreadable } : await tryRead(app, calendar, text, timeZone)
  const failure = fetched?.kind === 'failed' ? fetched.sentence : problem
  await inTransaction(app, async (app) => {
    const columns =
      failure === null ? readColumns(app, calendar, fetched) : failedColumns(app, calendar, failure)
    const isOver = failure !== null && keptUntil(calendar) <= app.clock.now()
    if (!(await queue.settle(app, calendar, { ...columns, ...(read && countsOf(read)) }))) return
    if (fetched?.kind === 'read' && read) await keepSource(app, calendar, fetched.text)
    const times = isOver ? [] : (read?.times ?? null)
    const isNew = times !== null && (await replaceEvents(app, calendar, times))
    if (isNew || (failure === null) !== (calendar.failure === null))
      publishChange(app, calendar.family_group_id, 'visits')
  })
}

/** Null for a group that was deleted. */
async function findTimeZone(app: App, groupId: string): Promise<string | null> {
  const group = await app.db
    .selectFrom('family_groups')
    .where('id', '=', groupId)
    .where('removed_at', 'is', null)
    .select('time_zone')
    .executeTakeFirst()
  return group?.time_zone ?? null
}

const unreadable = 'The calendar could not be read.'

async function fetchAgain(app: App, calendar: CalendarRow): Promise<Fetched> {
  const address = unseal(app, sealPurpose, calendar.address ?? '')
  if (address === null)
    return { kind: 'failed', sentence: 'The address is lost, because the server’s secret key was changed.' }
  const { etag, last_modified: lastModified } = calendar
  return fetchCalendar(app, address, { etag, lastModified })
}

/** `problem` says in a sentence why a text cannot be read, now or in another zone. */
async function tryRead(
  app: App,
  { id, family_group_id: groupId, added_by }: CalendarRow,
  text: string,
  timeZone: string,
): Promise<{ read: ReadCalendar; problem?: never } | { read?: never; problem: string }> {
  try {
    const turn = await turnOf(app, groupId, added_by ?? groupId)
    return { read: await app.readCalendar(text, windowOf(app, timeZone), turn) }
  } catch (error) {
    // Too many are being read. It is claimed again when its lease ends.
    if (error instanceof AppError && error.code === 'too_many') throw error
    app.log.warn({ err: error, calendarId: id }, 'the text of a calendar could not be read')
    return { problem: error instanceof TooMuch || error instanceof AppError ? error.message : unreadable }
  }
}

function readColumns(app: App, { kind }: CalendarRow, fetched: Fetched | null): Partial<CalendarRow> {
  const now = app.clock.now()
  return {
    read_at: now,
    attempts: 0,
    failing_since: null,
    failure: null,
    due_at: nextReading(kind, now),
    ...(fetched?.kind === 'read' && { etag: fetched.etag, last_modified: fetched.lastModified }),
  }
}

/** What was read before goes at the minute when it is too old. */
function failedColumns(app: App, calendar: CalendarRow, failure: string): Partial<CalendarRow> {
  const now = app.clock.now()
  const attempts = calendar.attempts + 1
  const again = queue.retryAt(app, attempts) ?? now + longestPause
  const goes = keptUntil(calendar)
  return {
    attempts,
    failure,
    failing_since: calendar.failing_since ?? now,
    due_at: goes > now ? Math.min(again, goes) : again,
  }
}
