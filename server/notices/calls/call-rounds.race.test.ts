import { expect, test } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { runDue } from '../../platform/work/due.ts'
import { givenFamily, givenMember, givenScreen, givenSentPhoto } from '../../testing/given/given.ts'
import { raceRounds } from '../../testing/race.ts'
import { recordWays } from '../../testing/recording-ways.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { sending } from '../messages/sending.ts'
import { callRounds } from './call-rounds.ts'

test('a round that races with “I’ll call” is told before it or not at all', async () => {
  const app = await createTestApp()
  const ways = recordWays(app)
  const { family, anna, path } = await givenFamily(app)
  const ben = await givenMember(app, family, 'Ben', 'member')
  const screen = await givenScreen(app, family)
  const delivery = await givenSentPhoto(anna, path)
  for (let round = 0; round < raceRounds * 3; round++) {
    app.clock.advance(minutes(2))
    await screen.post(`/api/screen/deliveries/${delivery.id}/answers`, { kind: 'call_me' })
    await app.runDue()
    const call = (await anna.get(`${path}/answers`)).body.calls[0]
    app.clock.advance(minutes(5))
    ways.sent.length = 0
    const countRounds = async () =>
      (
        await app.db
          .selectFrom('notices')
          .where('call_id', '=', call.id)
          .where('action', '=', 'call_waiting')
          .select('id')
          .execute()
      ).length
    const [told] = await Promise.all([
      anna.post(`${path}/calls/${call.id}/take`).then(countRounds),
      runDue(app, callRounds),
      runDue(app, callRounds),
      runDue(app, sending),
    ])
    await runDue(app, callRounds)
    await runDue(app, sending)
    expect(await countRounds()).toBe(told)
    expect(ways.saidTo(ben).length).toBeLessThanOrEqual(1)
    await app.runDue()
    await app.runDueAfter(minutes(40))
    expect(ways.saidTo(ben).filter((sentence) => sentence.includes('Nobody')).length).toBeLessThanOrEqual(1)
  }
})

test('a round and “I can’t after all” at once: the rounds begin anew, each told once', async () => {
  const app = await createTestApp()
  const ways = recordWays(app)
  const { family, anna, path } = await givenFamily(app)
  const ben = await givenMember(app, family, 'Ben', 'member')
  const screen = await givenScreen(app, family)
  const delivery = await givenSentPhoto(anna, path)
  for (let round = 0; round < raceRounds; round++) {
    app.clock.advance(minutes(2))
    await screen.post(`/api/screen/deliveries/${delivery.id}/answers`, { kind: 'call_me' })
    const call = (await anna.get(`${path}/answers`)).body.calls[0]
    await anna.post(`${path}/calls/${call.id}/take`)
    app.clock.advance(minutes(5))
    await Promise.all([
      anna.post(`${path}/calls/${call.id}/return`),
      runDue(app, callRounds),
      runDue(app, callRounds),
    ])
    await app.runDue()
    ways.sent.length = 0
    for (const pause of [5, 10, 15, 30]) {
      app.clock.advance(minutes(pause))
      await Promise.all([runDue(app, callRounds), runDue(app, callRounds)])
      await app.runDue()
    }
    expect(ways.saidTo(ben).filter((sentence) => sentence.includes('Nobody'))).toHaveLength(3)
    await anna.post(`${path}/calls/${call.id}/take`)
    await app.runDue()
  }
})
