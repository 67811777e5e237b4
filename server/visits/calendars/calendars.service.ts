import type * as z from 'zod/mini'
import type { ActivityAction } from '#contract/family/activity.ts'
import {
  type Calendar,
  type CalendarChange,
  calendarLimits,
  type NewCalendar,
} from '#contract/visits/calendars.ts'
import { recordChange } from '../../activity/record-change.ts'
import type { Actor } from '../../family/actor.ts'
import { publishChange } from '../../family/group-live.ts'
import { requireGroupRow } from '../../family/groups/groups.service.ts'
import { lockMembers, requireStillThere } from '../../family/membership.ts'
import { turnOf } from '../../family/turns.ts'
import { hours } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { lockKeys, lockRow } from '../../platform/db/lock.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { conflict, invalid, notFound } from '../../platform/errors.ts'
import { calls, paceWork } from '../../platform/http/request/callers.ts'
import { rateLimit } from '../../platform/http/request/rate-limit.ts'
import { newId } from '../../platform/ids.ts'
import { seal, unseal } from '../../platform/seal.ts'
import { dueTopic } from '../../platform/work/due.ts'
import type { Turn } from '../../platform/work/fair-queue.ts'
import type { CalendarRow } from '../visits.tables.ts'
import { calendarProblem, fetchCalendar, type Known } from './fetch-calendar.ts'
import { countsOf, keepSource, replaceEvents, windowOf } from './keep-events.ts'
import { readCalendarRow } from './read-calendars.ts'
import { decodeCalendar } from './reading/decode-calendar.ts'
import { type ReadCalendar, TooMuch } from './reading/read-calendar.ts'
import { calendarsName, claimNow, nextReading, refreshCalendar, sealPurpose } from './refresh.ts'

export async function addCalendarByAddress(
  app: App,
  actor: Actor,
  { name, address }: z.output<typeof NewCalendar>,
): Promise<Calendar> {
  await limitReading(app, actor)
  await requireRoom(app, actor.groupId)
  const fetched = await fetchCalendar(app, address, null)
  if (fetched.kind === 'failed') throw refusal('address', fetched.sentence)
  if (fetched.kind === 'unchanged') throw refusal('address', 'The calendar’s server did not send a calendar.')
  const { host } = new URL(address)
  const kept = { kind: 'address' as const, address: seal(app, sealPurpose, address), host }
  return addCalendar(app, actor, { ...fetched, ...kept, name, fallback: host, path: 'address' })
}

export async function addCalendarFile(
  app: App,
  actor: Actor,
  { name, bytes }: { name: string | null; bytes: Buffer },
): Promise<Calendar> {
  await limitReading(app, actor)
  await requireRoom(app, actor.groupId)
  const text = decodeCalendar(bytes, null)
  const problem = calendarProblem(text)
  if (problem) throw refusal('file', problem)
  const kept = { kind: 'file' as const, address: null, host: null, etag: null, lastModified: null }
  return addCalendar(app, actor, { text, ...kept, name, fallback: 'Calendar', path: 'file' })
}

type Added = Known &
  Pick<CalendarRow, 'kind' | 'address' | 'host'> & {
    text: string
    /** As the person calls it. */
    name: string | null
    /** The name of a calendar that has none of its own. */
    fallback: string
    /** The field that a refusal is about. */
    path: string
  }

/** The same calendar again answers the one that is there. */
async function addCalendar(app: App, actor: Actor, added: Added): Promise<Calendar> {
  const { groupId } = actor
  const { time_zone } = await requireGroupRow(app, groupId)
  const turn = await turnOf(app, groupId, actor.user.id)
  const read = await readOrRefuse(app, added, time_zone, turn)
  const { kind, address, host, etag, lastModified } = added
  return inTransaction(app, async (app) => {
    // Fetching and reading it takes seconds: the person may have left the group meanwhile, or was signed out.
    await lockMembers(app, groupId)
    await requireStillThere(app, actor, 'calendars:manage')
    await lockKeys(app, `calendars:${groupId}`)
    const same = await findSame(app, groupId, added)
    if (same) return readCalendarRow(app, actor, same.id)
    await requireRoom(app, groupId)
    const now = app.clock.now()
    const row: CalendarRow = {
      id: newId(),
      family_group_id: groupId,
      name: added.name ?? read.name ?? added.fallback.slice(0, calendarLimits.name),
      kind,
      address,
      host,
      // Nobody thinks of the screen when a calendar is brought in: its events are there to be seen.
      shown_at: now,
      etag,
      last_modified: lastModified,
      read_at: now,
      attempts: 0,
      failing_since: null,
      failure: null,
      due_at: nextReading(kind, now),
      ...countsOf(read),
      added_by: actor.user.id,
      created_at: now,
    }
    await app.db.insertInto('calendars').values(row).execute()
    await keepSource(app, row, added.text)
    await replaceEvents(app, row, read.times)
    await recordCalendarChange(app, actor, row, 'calendar_added')
    app.live.publish(dueTopic(calendarsName), {})
    return readCalendarRow(app, actor, row.id)
  })
}

/** The group reads this address already, or has this file: added again, its events would be there twice. */
async function findSame(app: App, groupId: string, { kind, address, host, text }: Added) {
  const rows = await app.db
    .selectFrom('calendars')
    .innerJoin('calendar_sources', 'calendar_sources.calendar_id', 'calendars.id')
    .where('calendars.family_group_id', '=', groupId)
    .where('kind', '=', kind)
    .where('host', host === null ? 'is' : '=', host)
    .select(['calendars.id', 'address', 'text'])
    .execute()
  if (address === null) return rows.find((row) => row.text === text)
  const wanted = unseal(app, sealPurpose, address)
  return rows.find((row) => unseal(app, sealPurpose, row.address ?? '') === wanted)
}

async function readOrRefuse(
  app: App,
  { text, path }: { text: string; path: string },
  timeZone: string,
  turn: Turn,
): Promise<ReadCalendar> {
  try {
    return await app.readCalendar(text, windowOf(app, timeZone), turn)
  } catch (error) {
    if (!(error instanceof TooMuch)) throw error
    throw refusal(path, error.message)
  }
}

export async function updateCalendar(
  app: App,
  actor: Actor,
  id: string,
  change: z.output<typeof CalendarChange>,
): Promise<Calendar> {
  return inTransaction(app, async (app) => {
    const calendar = await lockCalendar(app, actor.groupId, id)
    const shown = change.isOnScreen ? (calendar.shown_at ?? app.clock.now()) : null
    const changed = {
      name: change.name ?? calendar.name,
      shown_at: change.isOnScreen === undefined ? calendar.shown_at : shown,
    }
    await app.db.updateTable('calendars').set(changed).where('id', '=', id).execute()
    await recordCalendarChange(app, actor, { ...calendar, ...changed }, 'calendar_changed')
    return readCalendarRow(app, actor, id)
  })
}

/** Its address and its events are forgotten. */
export async function removeCalendar(app: App, actor: Actor, id: string): Promise<void> {
  await inTransaction(app, async (app) => {
    const calendar = await lockCalendar(app, actor.groupId, id)
    await app.db.deleteFrom('calendars').where('id', '=', id).execute()
    await recordCalendarChange(app, actor, calendar, 'calendar_removed')
  })
}

/** Reads it again, whenever it is due. What went wrong stands in the answer. */
export async function refreshCalendarNow(app: App, actor: Actor, id: string): Promise<Calendar> {
  await limitReading(app, actor)
  const claimed = await claimNow(app, actor.groupId, id)
  if (!claimed) throw notFound()
  await refreshCalendar(app, claimed)
  publishChange(app, actor.groupId, 'visits')
  return readCalendarRow(app, actor, id)
}

/** Reading costs us more than the person who asks for it. */
async function limitReading(app: App, { user, groupId }: Actor): Promise<void> {
  await rateLimit(app, `calendars:${groupId}`, { limit: 40, perMs: hours(1) })
  await paceWork(app, user.id, calls.calendar)
}

async function requireRoom(app: App, groupId: string): Promise<void> {
  const { count } = await app.db
    .selectFrom('calendars')
    .where('family_group_id', '=', groupId)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) >= calendarLimits.calendars)
    throw conflict(`You have ${calendarLimits.calendars} calendars already. Please remove one first.`)
}

async function lockCalendar(app: App, groupId: string, id: string): Promise<CalendarRow> {
  const calendar = await lockRow(app, 'calendars', { id, family_group_id: groupId })
  if (!calendar) throw notFound()
  return calendar
}

function refusal(path: string, message: string) {
  return invalid(message, [{ path, message }])
}

function recordCalendarChange(
  app: App,
  actor: Actor,
  { id, name }: Pick<CalendarRow, 'id' | 'name'>,
  action: ActivityAction,
): Promise<void> {
  const subject = { kind: 'calendar', id, title: name } as const
  return recordChange(app, { groupId: actor.groupId, by: actor, action, subject })
}
