import { expect, test } from 'vitest'
import { days, hours } from '../platform/clock.ts'
import { runDue } from '../platform/work/due.ts'
import { givenItem } from '../testing/given/given.ts'
import { givenThree, type Three } from '../testing/given/given-notices.ts'
import { noticeSweep } from './sweep.ts'

async function counts({ app }: Three) {
  const count = async (table: 'notices' | 'notice_messages' | 'notice_sends') =>
    (await app.db.selectFrom(table).select('id').execute()).length
  return {
    notices: await count('notices'),
    messages: await count('notice_messages'),
    sends: await count('notice_sends'),
  }
}

test('notices and messages stay for 90 days, what was sent for 30, and nothing that is collecting goes', async () => {
  const three = await givenThree()
  const { app, anna, ben, path, ways } = three
  await anna.patch(`${path}/notice-choices`, { push: 'now', mail: 'off' })
  for (const { user } of [ben, three.cleo]) ways.addresses.set(user.id, { push: [], mail: [] })
  await givenItem(ben, path)
  await app.runDue()
  expect(await counts(three)).toEqual({ notices: 2, messages: 1, sends: 1 })
  app.clock.advance(days(30) - hours(1))
  await runDue(app, noticeSweep)
  expect(await counts(three)).toEqual({ notices: 2, messages: 1, sends: 1 })
  app.clock.advance(hours(1))
  await runDue(app, noticeSweep)
  expect(await counts(three)).toEqual({ notices: 2, messages: 1, sends: 0 })
  app.clock.advance(days(60))
  await runDue(app, noticeSweep)
  expect(await counts(three)).toEqual({ notices: 0, messages: 0, sends: 0 })
})

test('however many are old, a day later they are gone', async () => {
  const three = await givenThree()
  const { app, anna, ben, path } = three
  await givenItem(ben, path)
  await app.runDue()
  const [notice] = await app.db
    .selectFrom('notices')
    .where('user_id', '=', anna.user.id)
    .selectAll()
    .execute()
  if (!notice) throw new Error('nobody was told')
  const copies = Array.from({ length: 2500 }, (_, count) => ({
    ...notice,
    id: `copy-${count}`,
    source: `copy-${count}`,
  }))
  while (copies.length > 0) await app.db.insertInto('notices').values(copies.splice(0, 500)).execute()
  app.clock.advance(days(91))
  await runDue(app, noticeSweep)
  expect(await counts(three)).toMatchObject({ notices: 0 })
})
