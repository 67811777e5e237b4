import { expect, test } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { givenContent, givenItem, givenNote, givenPhoto } from '../../testing/given/given.ts'
import { givenAnsweringScreen, givenThree, workUntil } from '../../testing/given/given-notices.ts'

test('a push waits for five quiet minutes, and for half an hour at most', async () => {
  const { app, ways, anna, ben, path } = await givenThree()
  for (let minute = 0; minute < 30; minute += 4) {
    await givenItem(ben, path, { name: `Thing ${minute}` })
    await app.runDue()
    expect(ways.saidTo(anna)).toEqual([])
    app.clock.advance(minutes(4))
  }
  // 32 minutes after the first.
  await app.runDue()
  expect(ways.saidTo(anna)).toEqual(['Ben Hartley put 8 things on the shopping list'])
})

test('what was read before the push leaves is not in it, and nothing leaves when all was read', async () => {
  const { app, ways, anna, cleo, ben, path } = await givenThree()
  await givenItem(ben, path, { name: 'Milk' })
  await givenPhoto(cleo, path)
  await app.runDue()
  const [photo] = (await anna.get('/api/notices')).body
  await anna.post('/api/notices/read', { noticeId: photo.id, onlyThis: true })
  await ben.post('/api/notices/read', { noticeId: (await ben.get('/api/notices')).body[0].id })
  await app.runDueAfter(minutes(5))
  expect(ways.saidTo(anna)).toEqual(['Ben Hartley put “Milk” on the shopping list'])
  expect(ways.saidTo(ben)).toEqual([])
})

test('a digest comes at its hour by the clock of the person, also in the week in which clocks change', async () => {
  const three = await givenThree({ at: '2027-03-26T12:00:00Z' })
  const { app, ways, anna, ben, path } = three
  await anna.patch(`${path}/notice-choices`, { push: 'off', digestAt: '18:00' })
  // New York is at UTC-4 already, Berlin changes on the 28th.
  await ben.patch(`${path}/notice-choices`, { push: 'off', times: { timeZone: 'America/New_York' } })
  for (const day of ['26', '27', '28', '29']) {
    await workUntil(three, `2027-03-${day}T12:00:00Z`)
    await givenItem(three.cleo, path, { name: `Bread of the ${day}` })
    await app.runDue()
    ways.sent.length = 0
    const hour = Number(day) < 28 ? 17 : 16
    await workUntil(three, `2027-03-${day}T${hour - 1}:59:59Z`)
    expect(ways.saidTo(anna, 'mail')).toEqual([])
    await workUntil(three, `2027-03-${day}T${hour}:00:00Z`)
    expect(ways.saidTo(anna, 'mail')).toEqual([`Cleo Hartley put “Bread of the ${day}” on the shopping list`])
    expect(ways.saidTo(ben, 'mail')).toEqual([])
    await workUntil(three, `2027-03-${day}T22:00:00Z`)
    expect(ways.saidTo(ben, 'mail')).toHaveLength(1)
    expect(ways.saidTo(anna, 'mail')).toHaveLength(1)
  }
  expect(ways.sent.every(({ message }) => message.isDigest)).toBe(true)
})

test('a digest at an hour that the clock skips comes when the clock has changed', async () => {
  const three = await givenThree({ at: '2027-03-27T12:00:00Z' })
  const { app, ways, anna, ben, path } = three
  await anna.patch(`${path}/notice-choices`, { push: 'off', digestAt: '02:30' })
  await givenItem(ben, path)
  await app.runDue()
  await workUntil(three, '2027-03-28T00:59:59Z')
  expect(ways.saidTo(anna, 'mail')).toEqual([])
  await workUntil(three, '2027-03-28T01:00:00Z')
  expect(ways.saidTo(anna, 'mail')).toHaveLength(1)
})

test('nothing leaves in quiet hours, across a change of the clock too, and all of it comes when they end', async () => {
  const three = await givenThree({ at: '2027-03-27T21:30:00Z' })
  const { app, ways, family, anna, ben, path } = three
  const { answer } = await givenAnsweringScreen({ app, family }, anna)
  await app.runDue()
  ways.sent.length = 0
  await anna.patch(`${path}/notice-choices`, { times: { quietHours: { from: '22:00', until: '07:00' } } })
  await givenPhoto(ben, path)
  await answer('heart')
  await answer('call_me')
  for (const minute of ['30', '35', '45']) await workUntil(three, `2027-03-27T21:${minute}:00Z`)
  await workUntil(three, '2027-03-27T22:00:00Z')
  await workUntil(three, '2027-03-28T04:59:59Z')
  expect(ways.saidTo(anna)).toEqual([])
  await givenItem(ben, path)
  await app.runDue()
  const lastReminder =
    'Rose asked you for a call yesterday 10:30\u00a0PM. Nobody has taken it, and this is the last reminder'
  // 07:00 in Berlin, where the night had an hour less.
  await workUntil(three, '2027-03-28T05:00:00Z')
  expect(ways.saidTo(anna).toSorted()).toEqual([
    'Ben Hartley added a photo',
    'Ben Hartley put “Milk” on the shopping list',
    // Of a call that still waits only the newest.
    lastReminder,
    'Rose sent a heart for “The garden”',
  ])
  expect(ways.saidTo(anna, 'mail')).toEqual([lastReminder])
})

test('quiet hours that end at an hour which comes twice end the first time', async () => {
  const three = await givenThree({ at: '2027-10-30T22:00:00Z' })
  const { app, ways, anna, ben, path } = three
  await anna.patch(`${path}/notice-choices`, {
    push: 'now',
    times: { quietHours: { from: '23:00', until: '02:30' } },
  })
  await givenItem(ben, path, { name: 'Milk' })
  await workUntil(three, '2027-10-31T00:29:59Z')
  expect(ways.saidTo(anna)).toEqual([])
  await workUntil(three, '2027-10-31T00:30:00Z')
  expect(ways.saidTo(anna)).toHaveLength(1)
  // 02:10 for the second time.
  await workUntil(three, '2027-10-31T01:10:00Z')
  await givenItem(ben, path, { name: 'Bread' })
  await app.runDue()
  expect(ways.saidTo(anna)).toHaveLength(2)
})

test('a call comes in quiet hours to who said so', async () => {
  const three = await givenThree({ at: '2027-03-10T22:00:00Z' })
  const { app, ways, family, anna, cleo, path } = three
  const { answer } = await givenAnsweringScreen({ app, family }, anna)
  const quietHours = { from: '22:00', until: '07:00' }
  await anna.patch(`${path}/notice-choices`, { times: { quietHours, callsInQuietHours: true } })
  await cleo.patch(`${path}/notice-choices`, { times: { quietHours } })
  await answer('call_me')
  await app.runDue()
  expect(ways.saidTo(anna)).toEqual(['Rose asks you for a call'])
  expect(ways.saidTo(anna, 'mail')).toEqual(['Rose asks you for a call'])
  expect(ways.saidTo(cleo)).toEqual([])
  // Somebody takes it in the night: Cleo is not woken for it, nor told of it in the morning.
  const [call] = (await anna.get('/api/notices/summary')).body.calls
  await anna.post(`${path}/calls/${call.id}/take`)
  await workUntil(three, '2027-03-11T06:00:00Z')
  expect(ways.saidTo(cleo).filter((sentence) => sentence.includes('asks'))).toEqual([])
})

test('each pace brings what it says', async () => {
  const three = await givenThree({ at: '2027-03-10T12:00:00Z' })
  const { app, ways, family, anna, cleo, ben, path } = three
  const { answer } = await givenAnsweringScreen({ app, family }, anna)
  await app.runDue()
  await anna.patch(`${path}/notice-choices`, { push: 'now', mail: 'calls' })
  await cleo.patch(`${path}/notice-choices`, { push: 'calls', mail: 'off' })
  ways.sent.length = 0
  await givenItem(ben, path, { name: 'Milk' })
  await answer('heart')
  await app.runDue()
  expect(ways.saidTo(anna).toSorted()).toEqual([
    'Ben Hartley put “Milk” on the shopping list',
    'Rose sent a heart for “The garden”',
  ])
  await answer('call_me')
  await app.runDue()
  const [call] = (await ben.get('/api/notices/summary')).body.calls
  await ben.post(`${path}/calls/${call.id}/take`)
  await app.runDue()
  ways.sent = ways.sent.filter(({ message }) => message.urgency === 'urgent')
  await workUntil(three, '2027-03-11T20:00:00Z')
  const taken = 'Ben Hartley is going to call Rose'
  expect(ways.saidTo(anna, 'mail')).toEqual(['Rose asks you for a call', taken])
  expect(ways.saidTo(cleo)).toEqual(['Rose asks for a call', taken])
  expect(ways.saidTo(cleo, 'mail')).toEqual([])
})

test('what is collected follows another choice: at once, at another hour, or not at all', async () => {
  const three = await givenThree({ at: '2027-03-10T12:00:00Z' })
  const { app, ways, anna, cleo, ben, path } = three
  await anna.patch(`${path}/notice-choices`, { mail: 'off' })
  await givenItem(three.ben, path, { name: 'Milk' })
  await app.runDue()
  await anna.patch(`${path}/notice-choices`, { push: 'now' })
  await cleo.patch(`${path}/notice-choices`, { push: 'off', digestAt: '14:00' })
  await app.runDue()
  expect(ways.saidTo(anna)).toEqual(['Ben Hartley put “Milk” on the shopping list'])
  await workUntil(three, '2027-03-10T13:00:00Z')
  expect(ways.saidTo(cleo, 'mail')).toHaveLength(1)
  expect(ways.saidTo(cleo)).toEqual([])
  expect(ways.saidTo(ben)).toEqual([])
})

test('a digest follows the clock of the person in all groups, wherever it was set', async () => {
  const three = await givenThree({ at: '2027-01-10T12:00:00Z' })
  const { app, ways, anna, ben, path } = three
  const other = `/api/family-groups/${(await anna.post('/api/family-groups', { name: 'Grandpa' })).body.id}`
  await anna.patch(`${path}/notice-choices`, { push: 'off', mail: 'daily', digestAt: '18:00' })
  await givenItem(ben, path, { name: 'Milk' })
  await app.runDue()
  await anna.patch(`${other}/notice-choices`, { times: { timeZone: 'America/New_York' } })
  await workUntil(three, '2027-01-10T22:59:59Z')
  expect(ways.saidTo(anna, 'mail')).toEqual([])
  await workUntil(three, '2027-01-10T23:00:00Z')
  expect(ways.saidTo(anna, 'mail')).toHaveLength(1)
})

test('what was deleted before it leaves is not in it, nor are its words', async () => {
  const { app, ways, anna, cleo, ben, path } = await givenThree()
  const photo = await givenPhoto(ben, path, 'The wrong one')
  await givenPhoto(ben, path, 'The right one')
  await givenPhoto(ben, path, 'Another one')
  await app.runDue()
  await ben.delete(`${path}/photos/${photo.id}`)
  await app.runDueAfter(minutes(5))
  expect(ways.saidTo(anna)).toEqual(['Ben Hartley added 2 photos'])
  ways.sent.length = 0
  const { id } = await givenContent(cleo, path, { title: 'A mistake' })
  await app.runDue()
  expect((await cleo.delete(`${path}/content/${id}`)).status).toBe(200)
  const note = await givenNote(cleo, path, { text: 'Another mistake', isSent: true })
  await app.runDue()
  await cleo.delete(`${path}/notes/${note.id}`)
  await app.runDueAfter(minutes(5))
  expect(ways.saidTo(anna)).toEqual([])
})
