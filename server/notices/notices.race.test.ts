import { expect, test } from 'vitest'
import { minutes } from '../platform/clock.ts'
import { runDue } from '../platform/work/due.ts'
import { givenItem, givenMember } from '../testing/given/given.ts'
import { givenAnsweringScreen, givenThree, sentencesOf } from '../testing/given/given-notices.ts'
import { raceRounds } from '../testing/race.ts'
import { closing } from './messages/closing.ts'
import { sending } from './messages/sending.ts'
import { telling } from './telling/telling.ts'

const atOnce = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work))

test('several workers at once tell and send each thing once', async () => {
  const { app, ways, anna, cleo, ben, path } = await givenThree()
  await anna.patch(`${path}/notice-choices`, { push: 'now' })
  for (let round = 1; round <= raceRounds; round++) {
    await givenItem(ben, path, { name: `Bread ${round}` })
    await givenItem(cleo, path, { name: `Milk ${round}` })
    await atOnce(3, () => runDue(app, telling))
    app.clock.advance(minutes(30))
    await atOnce(3, () => runDue(app, closing))
    await atOnce(3, () => runDue(app, sending))
    expect(ways.saidTo(anna)).toHaveLength(2 * round)
    expect(ways.saidTo(cleo)).toHaveLength(round)
    expect(ways.saidTo(ben)).toHaveLength(round)
    app.clock.advance(minutes(31))
  }
  expect(await sentencesOf(anna)).toHaveLength(2 * raceRounds)
  const rows = await app.db.selectFrom('notices').select(['user_id', 'source']).execute()
  expect(new Set(rows.map(({ user_id, source }) => user_id + source)).size).toBe(rows.length)
})

test('a notice that comes while its message closes is in this one or in the next, never in none or both', async () => {
  const { app, ways, anna, ben, path } = await givenThree()
  for (let round = 0; round < raceRounds * 2; round++) {
    ways.sent.length = 0
    await givenItem(ben, path, { name: 'early' })
    await runDue(app, telling)
    app.clock.advance(minutes(5))
    await givenItem(ben, path, { name: 'late' })
    await Promise.all([runDue(app, closing), runDue(app, telling), runDue(app, closing)])
    await runDue(app, sending)
    for (let more = 0; more < 2; more++) {
      app.clock.advance(minutes(30))
      for (const work of [telling, closing, sending]) await runDue(app, work)
    }
    const told = ways.saidTo(anna)
    const isOne = told.length === 1 && told[0] === 'Ben Hartley put 2 things on the shopping list'
    const areTwo = told[0]?.includes('“early”') && told[1]?.includes('“late”') && told.length === 2
    expect(isOne || areTwo, told.join('; ')).toBe(true)
    app.clock.advance(minutes(60))
  }
})

test('reading, choosing, leaving and telling at once fail for nobody and leave nothing of who has gone', async () => {
  const { app, family, anna, ben, path } = await givenThree()
  const { answer } = await givenAnsweringScreen({ app, family }, anna)
  for (let round = 0; round < raceRounds; round++) {
    const mia = await givenMember(app, family, `Mia${round}`, 'caretaker')
    app.clock.advance(minutes(2))
    await givenItem(ben, path)
    await runDue(app, telling)
    const [notice] = (await mia.get('/api/notices')).body
    await givenItem(ben, path)
    const [read, chosen, left] = await Promise.all([
      mia.post('/api/notices/read', { noticeId: notice.id }),
      anna.patch(`${path}/notice-choices`, { push: round % 2 ? 'daily' : 'quiet' }),
      mia.post(`${path}/leave`),
      answer('call_me'),
      runDue(app, telling),
      runDue(app, closing),
      runDue(app, sending),
    ])
    expect([200, 404]).toContain(read.status)
    expect([chosen.status, left.status]).toEqual([200, 200])
    await runDue(app, telling)
    for (const table of ['notices', 'notice_messages', 'notice_sends'] as const) {
      const rows = await app.db.selectFrom(table).where('user_id', '=', mia.user.id).selectAll().execute()
      expect(rows).toEqual([])
    }
  }
  // Nothing was left behind for the next attempt: each change was told.
  const untold = await app.db.selectFrom('activity').where('tell_at', 'is not', null).selectAll().execute()
  expect(untold).toEqual([])
})
