import { newId } from '../../platform/ids.ts'
import type { TestApp } from '../test-app.ts'
import type { Family } from './given.ts'

/** A calendar that was brought in as a file, with one event; returns its id. Where it comes from is tried elsewhere. */
export async function givenCalendar(app: TestApp, { group, anna }: Family): Promise<string> {
  const id = newId()
  const now = app.clock.now()
  const ofGroup = { calendar_id: id, family_group_id: group.id }
  await app.db
    .insertInto('calendars')
    .values({
      ...{ id, family_group_id: group.id, name: 'Church', kind: 'file', address: null, host: null },
      ...{ shown_at: now, etag: null, last_modified: null, read_at: now, attempts: 0, failing_since: null },
      ...{ failure: null, due_at: null, kept: 1, left_private: 0, broken: 0, beyond: 0 },
      ...{ added_by: anna.user.id, created_at: now },
    })
    .execute()
  await app.db
    .insertInto('calendar_sources')
    .values({ ...ofGroup, text: 'BEGIN:VCALENDAR' })
    .execute()
  const dates = { start_date: '2034-01-01', end_date: '2034-01-01', start_time: null, end_time: null }
  await app.db
    .insertInto('calendar_events')
    .values({ ...ofGroup, number: 0, title: 'Service', ...dates })
    .execute()
  return id
}
