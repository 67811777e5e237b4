import { expect, test } from 'vitest'
import type { ScreenChange } from '#contract/screen/screen-streams.ts'
import { screenStreams } from '#contract/screen/screen-streams.ts'
import { groupTopic } from '../../family/group-live.ts'
import type { EventLog } from '../browser.ts'
import { countStatements } from '../count-statements.ts'
import { givenFamily, givenNote, givenScreen } from '../given/given.ts'
import { sharedTestApp } from '../test-app.ts'

const app = sharedTestApp()

test.each(['GET', 'POST'])(
  'an event of a stream by %s brings what the call for the view answers',
  async (method) => {
    const { family, screen } = await givenRoom()
    const { anna, path } = family
    const stream = await screen.listen(screenStreams.live, method)
    await stream.until('open')
    const note = await givenNote(anna, path)
    await anna.post(`${path}/notes/${note.id}/send`)
    await expect.poll(() => viewsIn(stream).at(-1)?.items).toHaveLength(1)
    const called = (await screen.get('/api/screen')).body
    expect(viewsIn(stream).at(-1)).toEqual({ ...called, now: expect.any(String) })
    const { view, readFrom = '' } = changesIn(stream).at(-1) ?? {}
    expect(Date.parse(readFrom)).toBeLessThanOrEqual(Date.parse(view?.now ?? ''))
    stream.close()
  },
)

test('twenty changes at once are told by few views, the last of which knows them all', async () => {
  const { family, screen } = await givenRoom()
  const { anna, path } = family
  const stream = await screen.listen(screenStreams.live)
  await stream.until('open')
  const before = changesIn(stream).length
  for (let n = 0; n < 20; n++) app.live.publish(groupTopic(family.group.id), { changed: ['room'] })
  await anna.patch(path, { lovedOneName: 'Grandma Rose' })
  await expect.poll(() => viewsIn(stream).at(-1)?.lovedOneName).toBe('Grandma Rose')
  expect(changesIn(stream).length - before).toBeLessThanOrEqual(4)
  stream.close()
})

test('a screen that was removed gets no view, even before its stream has heard of it', async () => {
  const { family, screen } = await givenRoom()
  const stream = await screen.listen(screenStreams.live)
  await stream.until('open')
  const before = changesIn(stream).length
  await app.db
    .updateTable('devices')
    .set({ removed_at: app.clock.now() })
    .where('family_group_id', '=', family.group.id)
    .execute()
  app.live.publish(groupTopic(family.group.id), { changed: ['room'] })
  await expect.poll(() => changesIn(stream).length).toBe(before + 1)
  expect(changesIn(stream).at(-1)).toEqual({})
  stream.close()
})

test('a view that is long is left to the call', async () => {
  const { family, screen } = await givenRoom()
  // As long as many notes are together.
  await app.db
    .updateTable('family_groups')
    .set({ name: 'The Hartleys '.repeat(5000) })
    .where('id', '=', family.group.id)
    .execute()
  expect((await screen.get('/api/screen')).bytes.length).toBeGreaterThan(50_000)
  const stream = await screen.listen(screenStreams.live)
  await stream.until('open')
  app.live.publish(groupTopic(family.group.id), { changed: ['room'] })
  await stream.until('changed')
  expect(viewsIn(stream)).toEqual([])
  stream.close()
})

test('no view is read where no screen listens, nor for one whose poll was just answered', async () => {
  const { family, screen } = await givenRoom()
  await screen.get(`${screenStreams.live}?way=poll&since=`)
  const counted = countStatements(app)
  app.live.publish(groupTopic(family.group.id), { changed: ['room'] })
  const heard = Promise.withResolvers<void>()
  const stop = app.live.subscribe('a test', () => heard.resolve())
  app.live.publish('a test', {})
  await heard.promise
  stop()
  await new Promise(setImmediate)
  expect(counted.count).toBe(0)
})

async function givenRoom() {
  const family = await givenFamily(app)
  return { family, screen: await givenScreen(app, family) }
}

function changesIn({ events }: EventLog): ScreenChange[] {
  return events.filter(({ event }) => event === 'changed').map(({ data }) => data as ScreenChange)
}

function viewsIn(stream: EventLog) {
  return changesIn(stream).flatMap(({ view }) => view ?? [])
}
