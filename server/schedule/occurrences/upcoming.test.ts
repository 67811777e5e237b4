import { expect, test } from 'vitest'
import { days, hours, toIso } from '../../platform/clock.ts'
import { givenContent, givenEntry, givenFamily, givenPhoto, givenScreen } from '../../testing/given/given.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { listUpcoming } from './upcoming.ts'

test('of each entry the next delivery is upcoming, the soonest first', async () => {
  const { app, anna, path, group } = await givenApp()
  const photo = await givenPhoto(anna, path, 'In the garden')
  const book = await givenContent(anna, path, { type: 'music', title: 'Goldberg Variations' })
  const [soon, later] = [app.clock.now() + hours(2), app.clock.now() + hours(3)]
  await givenEntry(app, anna, path, { contentItemId: book.id, scheduledFor: toIso(later) })
  const daily = { isRecurring: true, recurringPattern: 'daily' } as const
  const first = await givenEntry(app, anna, path, { photoId: photo.id, scheduledFor: toIso(soon), ...daily })
  const { id, email, firstName, lastName } = anna.user
  expect(await listUpcoming(app, group.id, 5)).toEqual([
    {
      entryId: first.id,
      at: soon,
      subject: { kind: 'photo', title: 'In the garden', what: 'picture' },
      sender: { id, email, firstName, lastName },
    },
    expect.objectContaining({
      at: later,
      subject: { kind: 'content', what: 'music', title: 'Goldberg Variations' },
    }),
  ])
  expect(await listUpcoming(app, group.id, 1)).toHaveLength(1)
})

test('nothing is upcoming that is paused, cancelled, deleted, sent already or held back by Auto-send', async () => {
  const { app, anna, path, group } = await givenApp()
  const [paused, cancelled, deleted, sent, left] = await Promise.all(
    Array.from({ length: 5 }, () => givenEntry(app, anna, path)),
  )
  await anna.patch(`${path}/schedule/${paused?.id}`, { isPaused: true })
  await anna.delete(`${path}/schedule/${cancelled?.id}`)
  await anna.delete(`${path}/content/${deleted?.contentItemId}`)
  await anna.post(`${path}/schedule/${sent?.id}/send-now`)
  const upcoming = await listUpcoming(app, group.id, 5)
  expect(upcoming.map(({ entryId }) => entryId)).toEqual([left?.id])
  await anna.patch(`${path}/settings`, { autoSendContent: false })
  expect(await listUpcoming(app, group.id, 5)).toEqual([])
})

test.each([
  ['in the year 10000', Date.UTC(10_000, 0, 3)],
  ['that no calendar has', 9e15],
])('an entry %s is left out and counted, and the screen shows the rest', async (_when, at) => {
  const { app, anna, path, group } = await givenApp()
  const screen = await givenScreen(app, { anna, path })
  const broken = await givenEntry(app, anna, path)
  await app.db
    .updateTable('schedule_entries')
    .set({ scheduled_for: at, due_at: at })
    .where('id', '=', broken.id)
    .execute()
  const before = await unprintable(app)
  expect(await listUpcoming(app, group.id, 5)).toEqual([])
  expect(await unprintable(app)).toBe(before + 1)
  expect((await screen.get('/api/screen')).body).toMatchObject({ next: null })
  const entry = await givenEntry(app, anna, path, { scheduledFor: toIso(app.clock.now() + days(2)) })
  expect((await screen.get('/api/screen')).body).toMatchObject({ next: { at: entry.scheduledFor } })
})

async function unprintable({ url }: TestApp): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  const [, count] =
    /^sunporch_unprintable_rows_total\{route="upcoming deliveries"\} (\d+)$/m.exec(metrics) ?? []
  return Number(count ?? 0)
}

async function givenApp() {
  const app = await createTestApp()
  return { app, ...(await givenFamily(app)) }
}
