import type { Visit } from '#contract/visits.ts'
import { toIso } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { listAllVisitRows, listSkips, toVisits } from './read-visits.ts'

type ExportedVisits = {
  /** Past ones too. */
  planned: (Visit & { leftOut: string[] })[]
  /** Without their addresses: anybody who has one can read the calendar. */
  calendars: { name: string; kind: string; createdAt: string }[]
}

/** What the group has planned, for its export. */
export async function exportVisits(app: App, groupId: string): Promise<ExportedVisits> {
  const visits = toVisits(app, await listAllVisitRows(app, groupId))
  const skips = await listSkips(app, groupId, '')
  const calendars = await app.db
    .selectFrom('calendars')
    .where('family_group_id', '=', groupId)
    .select(['name', 'kind', 'created_at'])
    .orderBy('created_at')
    .execute()
  return {
    planned: visits.map((visit) => ({ ...visit, leftOut: [...(skips.get(visit.id) ?? [])].toSorted() })),
    calendars: calendars.map(({ name, kind, created_at }) => ({ name, kind, createdAt: toIso(created_at) })),
  }
}
