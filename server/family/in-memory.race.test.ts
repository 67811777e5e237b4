import { expect, test } from 'vitest'
import type { Notice } from '#contract/notices/notices.ts'
import { telling } from '../notices/telling/telling.ts'
import { hours, toIso } from '../platform/clock.ts'
import { runDue } from '../platform/work/due.ts'
import { scheduleWork } from '../schedule/schedule-due.ts'
import type { Browser } from '../testing/browser.ts'
import {
  givenContent,
  givenEntry,
  givenFamily,
  givenPhoto,
  givenScreen,
  type Person,
} from '../testing/given/given.ts'
import { givenAnsweringScreen, givenThree, type Three } from '../testing/given/given-notices.ts'
import { atOnce, eachRound, raceRounds, type Verb } from '../testing/race.ts'
import { sharedTestApp } from '../testing/test-app.ts'

const app = sharedTestApp()

type Row = { anna: Person; path: string; photoId: string; entryId: string; contentId: string }

const remember: Verb<{ anna: Person; path: string }> = {
  name: 'keep in memory',
  call: ({ anna, path }) => anna.request('PUT', `${path}/in-memory`, { isInMemory: true }),
}

const others: Verb<Row>[] = [
  {
    name: 'come due',
    call: async ({ anna, path }) => {
      await runDue(app, scheduleWork)
      return anna.get(`${path}/schedule`)
    },
  },
  { name: 'send', call: ({ anna, path, photoId }) => anna.post(`${path}/photos/${photoId}/send-to-alexa`) },
  { name: 'send now', call: ({ anna, path, entryId }) => anna.post(`${path}/schedule/${entryId}/send-now`) },
  {
    name: 'plan',
    call: ({ anna, path, contentId }) =>
      anna.post(`${path}/schedule`, {
        contentItemId: contentId,
        scheduledFor: toIso(app.clock.now() + hours(1)),
      }),
  },
  {
    name: 'write and send',
    call: ({ anna, path }) => anna.post(`${path}/notes`, { text: 'Good night', isSent: true }),
  },
]

test.each(others.map((other) => [other.name, other] as const))(
  'a delivery is sent before the group is in memory, or not at all: %s',
  async (_name, other) => {
    await eachRound(
      app,
      async () => {
        const { family, anna, path, group } = await givenFamily(app)
        await givenScreen(app, family)
        const { id: photoId } = await givenPhoto(anna, path)
        const { id: contentId } = await givenContent(anna, path)
        const scheduledFor = toIso(app.clock.now() + hours(1))
        const { id: entryId } = await givenEntry(app, anna, path, { contentItemId: contentId, scheduledFor })
        app.clock.advance(hours(1))
        const row = { anna, path, photoId, entryId, contentId }
        const [, answer] = await atOnce(row, remember, other)
        const count = () => countDeliveries(group.id)
        const sent = await count()
        if (answer.status === 409) expect(sent).toBe(0)
        // From now on nothing more goes out, however long it takes.
        for (let hour = 0; hour < 4; hour++) {
          await app.runDue()
          app.clock.advance(hours(1))
        }
        expect(await count()).toBe(sent)
        const due = await app.db
          .selectFrom('schedule_entries')
          .where('family_group_id', '=', group.id)
          .where('due_at', 'is not', null)
          .select('id')
          .execute()
        expect(due).toEqual([])
      },
      raceRounds * 3,
    )
  },
)

async function countDeliveries(groupId: string): Promise<number> {
  const rows = await app.db
    .selectFrom('deliveries')
    .where('family_group_id', '=', groupId)
    .select('id')
    .execute()
  return rows.length
}

type Room = { anna: Person; path: string; screen: Browser }

test.each([
  ['from the screen', ({ screen }: Room) => screen.post('/api/screen/pause', { until: 'tomorrow' })],
  ['from afar', ({ anna, path }: Room) => anna.post(`${path}/room/pause`)],
])('a pause ends as the group is in memory, or does not begin: %s', async (_name, pause) => {
  await eachRound(
    app,
    async () => {
      const { family, anna, path } = await givenFamily(app)
      const screen = await givenScreen(app, family)
      const room = { anna, path, screen }
      const [, answer] = await atOnce(room, remember, { name: 'pause', call: pause })
      expect([200, 409]).toContain(answer.status)
      expect((await screen.get('/api/screen')).body.pausedUntil).toBeNull()
    },
    raceRounds * 3,
  )
})

const tell: Verb<Three> = {
  name: 'tell',
  call: async ({ cleo }) => {
    await runDue(app, telling)
    return cleo.get('/api/notices')
  },
}

test('nobody is called by the bell who was being told as the group came to be in memory', async () => {
  await eachRound(
    app,
    async () => {
      const three = await givenThree({ app })
      const { anna, cleo } = three
      const { answer } = await givenAnsweringScreen(three, anna)
      await answer('call_me')
      await atOnce(three, remember, tell)
      await app.runDue()
      const calls = (await cleo.get('/api/notices')).body.filter(({ topic }: Notice) => topic === 'calls')
      expect(calls.filter(({ isRead }: Notice) => !isRead)).toEqual([])
    },
    raceRounds * 3,
  )
})
