import type { Visit } from '#contract/visits/visit-list.ts'
import { toIso } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { listAllVisitRows, listSkips, toVisits } from './read-visits.ts'

type ExportedVisits = {
  /** Past ones too. */
  planned: (Visit & { leftOut: string[] })[]
  /** Without their addresses: anybody who has one can read the calendar. */
  calendars: { name: string; kind: string; createdAt: string; events: ExportedEvent[] }[]
}

/** One time of an event. Dates and times are by the clock of the group's zone; without a time it is all day. */
type ExportedEvent = {
  title: string
  date: string
  time: string | null
  endDate: string
  endTime: string | null
}

/** What the group has planned, for its export. */
export async function exportVisits(app: App, groupId: string): Promise<ExportedVisits> {
  const visits = toVisits(app, await listAllVisitRows(app, groupId))
  const skips = await listSkips(app, groupId, '')
  const calendars = await app.db
    .selectFrom('calendars')
    .where('family_group_id', '=', groupId)
    .select(['id', 'name', 'kind', 'created_at'])
    .orderBy('created_at')
    .execute()
  const events = Map.groupBy(await listEvents(app, groupId), ({ calendar_id }) => calendar_id)
  return {
    planned: visits.map((visit) => ({ ...visit, leftOut: [...(skips.get(visit.id) ?? [])].toSorted() })),
    calendars: calendars.map(({ id, name, kind, created_at }) => ({
      name,
      kind,
      createdAt: toIso(created_at),
      events: (events.get(id) ?? []).map((event) => ({
        title: event.title,
        date: event.start_date,
        time: event.start_time,
        endDate: event.end_date,
        endTime: event.end_time,
      })),
    })),
  }
}

function listEvents(app: App, groupId: string) {
  return app.db
    .selectFrom('calendar_events')
    .where('family_group_id', '=', groupId)
    .orderBy('calendar_id')
    .orderBy('number')
    .selectAll()
    .execute()
}
