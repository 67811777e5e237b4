import { expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { createFamilyApp, givenContent, givenEntry } from '../../testing/given/given.ts'
import { openZip } from '../../testing/open-zip.ts'

test('what became of an entry years ago is in the download; the newest of each entry stays', async () => {
  const { app, anna, group, path } = await createFamilyApp()
  const year = new Date(app.clock.now()).getUTCFullYear()
  const { id: contentItemId } = await givenContent(anna, path, { title: 'Persuasion' })
  const weekly = await givenEntry(app, anna, path, {
    ...{ contentItemId, isRecurring: true, recurringPattern: 'weekly' },
  })
  const once = await givenEntry(app, anna, path, { contentItemId })
  const occur = async (entry: { id: string }, ago: number, outcome: object) => {
    const id = newId()
    const at = Date.UTC(year - ago, 5, 1)
    const row = { id, family_group_id: group.id, entry_id: entry.id, scheduled_for: at, attempts: 1 }
    await app.db
      .insertInto('schedule_occurrences')
      .values({ ...row, ...outcome })
      .execute()
    return id
  }
  const sent = await occur(weekly, 6, { sent_at: Date.UTC(year - 6, 5, 1) })
  const missed = await occur(weekly, 5, { missed_at: Date.UTC(year - 5, 5, 1), note: 'It was paused.' })
  const newest = await occur(weekly, 4, { sent_at: Date.UTC(year - 4, 5, 1) })
  const only = await occur(once, 5, { held_at: Date.UTC(year - 5, 5, 1) })
  const entries = async () => (await anna.get(`${path}/schedule`)).body
  const before = await entries()
  await app.runDue()
  const files = openZip((await anna.get(`${path}/export`)).bytes)
  const rowsOf = (ago: number) =>
    JSON.parse(files.get(`years/${year - ago} occurrences.json`)?.bytes.toString() ?? '[]')
  expect(rowsOf(6)).toMatchObject([{ id: sent, entryId: weekly.id, status: 'sent', kind: 'content' }])
  expect(rowsOf(5)).toMatchObject([{ id: missed, status: 'missed', note: 'It was paused.' }])
  expect(rowsOf(4)).toEqual([])
  const left = await app.db.selectFrom('schedule_occurrences').select('id').orderBy('scheduled_for').execute()
  expect(left.map(({ id }) => id).toSorted()).toEqual([only, newest].toSorted())
  expect(await entries()).toEqual(before)
})
