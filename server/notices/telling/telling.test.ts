import { expect, test } from 'vitest'
import { days, hours, minutes } from '../../platform/clock.ts'
import { givenContent, givenItem, givenMember, givenPhoto, givenScreen } from '../../testing/given/given.ts'
import { givenAnsweringScreen, givenThree, sentencesOf } from '../../testing/given/given-notices.ts'
import { readMember } from '../../testing/seen.ts'

test('everybody hears of a photo once, and who added it never', async () => {
  const { app, anna, cleo, ben, path } = await givenThree()
  const photo = await givenPhoto(ben, path, 'The garden')
  const live = await anna.listen(`${path}/live`)
  await live.until('open')
  await app.runDue()
  await app.runDue()
  await live.untilChanged('notices')
  expect((await anna.get('/api/notices')).body).toEqual([
    {
      id: expect.any(String),
      groupId: path.split('/').at(-1),
      groupName: 'The Hartleys',
      topic: 'photos',
      sentence: 'Ben Hartley added the photo “The garden”',
      actor: { id: ben.user.id, name: 'Ben Hartley', profileImageUrl: null },
      photoId: photo.id,
      path: `/photo-gallery?photo=${photo.id}`,
      at: expect.any(String),
      isRead: false,
    },
  ])
  expect(await sentencesOf(cleo)).toHaveLength(1)
  expect(await sentencesOf(ben)).toEqual([])
  await ben.delete(`${path}/photos/${photo.id}`)
  expect((await anna.get('/api/notices')).body[0]).toMatchObject({ photoId: null, path: '/photo-gallery' })
})

test('“Call me” goes out at once to the caretakers, and who takes it is told to them under the same name', async () => {
  const { app, ways, family, anna, cleo, ben, path } = await givenThree()
  const { answer } = await givenAnsweringScreen({ app, family }, ben)
  await app.runDue()
  ways.sent.length = 0
  await answer('call_me')
  await app.runDue()
  expect(ways.saidTo(anna)).toEqual(['Rose asks for a call'])
  expect(ways.saidTo(cleo)).toEqual(['Rose asks for a call'])
  expect(ways.saidTo(cleo, 'mail')).toEqual(['Rose asks for a call'])
  // Asked by name, so Ben is among the first.
  expect(ways.saidTo(ben)).toEqual(['Rose asks you for a call'])
  const { calls } = (await ben.get('/api/notices/summary')).body
  expect(calls).toMatchObject([{ lovedOneName: 'Rose', groupId: family.group.id, takenBy: null }])
  await anna.post(`${path}/calls/${calls[0].id}/take`)
  await app.runDue()
  expect(ways.saidTo(cleo)).toEqual(['Rose asks for a call', 'Anna Hartley is going to call Rose'])
  expect(ways.saidTo(anna)).toHaveLength(1)
  const tags = new Set(
    ways.sent.filter(({ userId }) => userId === cleo.user.id).map(({ message }) => message.tag),
  )
  expect(tags.size).toBe(1)
  expect([...tags][0]).toMatch(/^[\w-]{1,32}$/)
  const { body } = await ben.get('/api/notices/summary')
  expect(body.calls).toMatchObject([{ takenBy: { name: 'Anna Hartley' } }])
  app.clock.advance(minutes(15))
  expect((await ben.get('/api/notices/summary')).body.calls).toEqual([])
})

test('twelve photos are one line, and one push after five quiet minutes', async () => {
  const { app, ways, anna, ben, path } = await givenThree()
  for (let count = 0; count < 12; count++) {
    await givenPhoto(ben, path)
    await app.runDue()
    app.clock.advance(minutes(1))
  }
  expect(await sentencesOf(anna)).toEqual(['Ben Hartley added 12 photos'])
  expect((await anna.get('/api/notices/summary')).body.unread).toBe(1)
  await app.runDue()
  expect(ways.saidTo(anna)).toEqual([])
  await app.runDueAfter(minutes(5))
  expect(ways.saidTo(anna)).toEqual(['Ben Hartley added 12 photos'])
})

test('a member whose turn is the next has a call in the bell only, and who wants no calls too', async () => {
  const { app, ways, family, anna, cleo, ben, path } = await givenThree()
  const { answer } = await givenAnsweringScreen({ app, family }, anna)
  await cleo.patch(`${path}/notice-choices`, { calls: 'off' })
  await app.runDue()
  ways.sent.length = 0
  await answer('call_me')
  await app.runDue()
  expect(ways.saidTo(anna)).toEqual(['Rose asks you for a call'])
  expect([...ways.saidTo(ben), ...ways.saidTo(cleo), ...ways.saidTo(cleo, 'mail')]).toEqual([])
  expect((await sentencesOf(ben))[0]).toBe('Rose asks for a call')
  expect((await sentencesOf(cleo))[0]).toBe('Rose asks for a call')
  const [call] = (await anna.get('/api/notices/summary')).body.calls
  await cleo.post(`${path}/calls/${call.id}/take`)
  await app.runDue()
  expect(ways.saidTo(anna)).toEqual(['Rose asks you for a call', 'Cleo Hartley is going to call Rose'])
  expect(ways.saidTo(ben)).toEqual([])
  expect((await sentencesOf(ben))[0]).toBe('Cleo Hartley is going to call Rose')
  await cleo.post(`${path}/calls/${call.id}/return`)
  await app.runDue()
  expect(ways.saidTo(anna).at(-1)).toBe('Cleo Hartley cannot call Rose after all')
})

test('nobody is asked for a call that was taken before the question could be sent', async () => {
  const { app, ways, family, anna, cleo, path } = await givenThree()
  const { answer } = await givenAnsweringScreen({ app, family }, anna)
  await app.runDue()
  ways.sent.length = 0
  ways.outcomeOf = () => ({ outcome: 'later', at: null, failure: 'It is down.' })
  await answer('call_me')
  await app.runDue()
  const [call] = (await anna.get('/api/notices/summary')).body.calls
  await cleo.post(`${path}/calls/${call.id}/take`)
  ways.outcomeOf = () => ({ outcome: 'sent' })
  await app.runDueAfter(minutes(1))
  await app.runDueAfter(days(1))
  for (const way of ['push', 'mail'] as const)
    expect(ways.saidTo(anna, way).filter((sentence) => sentence.includes('asks'))).toEqual([])
})

test('a heart goes to the sender, and to the whole family when the sender has left', async () => {
  const { app, ways, family, anna, cleo, ben, path } = await givenThree()
  const { answer } = await givenAnsweringScreen({ app, family }, ben)
  await app.runDue()
  ways.sent.length = 0
  await answer('heart')
  await app.runDue()
  expect(ways.saidTo(ben)).toEqual(['Rose sent a heart for “The garden”'])
  expect((await sentencesOf(anna)).filter((sentence) => sentence.includes('heart'))).toEqual([])
  const photoId = (await ben.get('/api/notices')).body[0].photoId
  expect(photoId).not.toBeNull()
  await ben.post(`${path}/leave`)
  app.clock.advance(minutes(2))
  await answer('thank_you')
  await app.runDue()
  expect((await sentencesOf(anna))[0]).toBe('Rose says thank you for “The garden”')
  expect((await sentencesOf(cleo))[0]).toBe('Rose says thank you for “The garden”')
  expect(await sentencesOf(ben)).toEqual([])
})

test('a role is told to the person and the caretakers, a shopping item to all, each in their words', async () => {
  const { app, family, anna, cleo, ben, path } = await givenThree()
  const mia = await givenMember(app, family, 'Mia', 'member')
  app.clock.advance(minutes(1))
  const { id } = await readMember(anna, path, ben)
  await anna.patch(`${path}/members/${id}`, { role: 'caretaker' })
  await givenItem(mia, path, { name: 'Milk' })
  await givenContent(cleo, path, { title: 'Persuasion' })
  await app.runDue()
  expect(await sentencesOf(ben)).toEqual([
    'Cleo Hartley added the recommendation “Persuasion”',
    'Mia Hartley put “Milk” on the shopping list',
    'Anna Hartley changed your role',
  ])
  expect(await sentencesOf(cleo)).toEqual([
    'Mia Hartley put “Milk” on the shopping list',
    'Anna Hartley changed the role of Ben Hartley',
  ])
  expect(await sentencesOf(mia)).toEqual(['Cleo Hartley added the recommendation “Persuasion”'])
})

test('nothing reaches a deactivated member, one who joined later, and nobody in a deleted group', async () => {
  const { app, family, anna, cleo, ben, path } = await givenThree()
  const { id } = await readMember(anna, path, ben)
  await givenPhoto(cleo, path)
  await anna.patch(`${path}/members/${id}`, { isActive: false })
  app.clock.advance(minutes(1))
  const mia = await givenMember(app, family, 'Mia', 'caretaker')
  await app.runDue()
  expect(await sentencesOf(mia)).toEqual([])
  expect(await sentencesOf(anna)).toEqual(['Cleo Hartley added a photo'])
  await anna.patch(`${path}/members/${id}`, { isActive: true })
  expect(await sentencesOf(ben)).toEqual([])

  await givenPhoto(cleo, path)
  await anna.request('DELETE', path, { name: 'The Hartleys' })
  await app.runDue()
  expect(await sentencesOf(anna)).toEqual([])
  expect((await anna.get('/api/notices/summary')).body.unread).toBe(0)
  await anna.post(`${path}/restore`)
  expect(await sentencesOf(anna)).toEqual(['Cleo Hartley added a photo'])
})

test('“Activity Notifications” off silences what others do, in the bell too, but no call and no answer', async () => {
  const { app, ways, family, anna, ben, path } = await givenThree()
  const { answer } = await givenAnsweringScreen({ app, family }, anna)
  await anna.patch(`${path}/notices`, { activityNotifications: false })
  await app.runDue()
  await givenPhoto(ben, path)
  await answer('heart')
  await answer('call_me')
  await app.runDue()
  const [call] = (await anna.get('/api/notices/summary')).body.calls
  await anna.post(`${path}/calls/${call.id}/take`)
  await app.runDueAfter(hours(1))
  expect(await sentencesOf(anna)).toEqual(['Rose asks you for a call', 'Rose sent a heart for “The garden”'])
  expect(ways.saidTo(anna)).toEqual(expect.arrayContaining(await sentencesOf(anna)))
  expect(ways.saidTo(anna)).toHaveLength(2)
})

test('what happened more than a day before the server ran again stands in the bell only', async () => {
  const { app, ways, family, anna, path, ben } = await givenThree()
  const { answer } = await givenAnsweringScreen({ app, family }, anna)
  await givenPhoto(ben, path)
  await answer('heart')
  await app.runDueAfter(days(1) + 1)
  await app.runDueAfter(days(2))
  expect(await sentencesOf(anna)).toContain('Ben Hartley added a photo')
  expect(await sentencesOf(anna)).toContain('Rose sent a heart for “The garden”')
  expect(ways.saidTo(anna).filter((sentence) => !sentence.includes('has been away'))).toEqual([])
})

test('a screen that was connected or removed is told to the caretakers, by its name', async () => {
  const { app, family, anna, cleo, ben, path } = await givenThree()
  await givenScreen(app, family)
  const [device] = (await anna.get(`${path}/devices`)).body
  await app.runDue()
  await anna.delete(`${path}/devices/${device.id}`)
  await app.runDue()
  expect(await sentencesOf(cleo)).toEqual([
    'Anna Hartley removed the screen “Family screen”',
    'The screen “Family screen” was connected',
  ])
  // Anna has done both herself.
  expect(await sentencesOf(anna)).toEqual([])
  expect(await sentencesOf(ben)).toEqual([])
})

test('who leaves a group loses what they were told of it, and hears nothing of it any more', async () => {
  const { app, ways, anna, ben, path } = await givenThree()
  await givenPhoto(anna, path)
  await app.runDue()
  expect(await sentencesOf(ben)).toHaveLength(1)
  const [notice] = (await ben.get('/api/notices')).body
  await ben.post(`${path}/leave`)
  await app.runDueAfter(days(1))
  expect(ways.saidTo(ben)).toEqual([])
  expect((await ben.post('/api/notices/read', { noticeId: notice.id })).status).toBe(404)
  const rows = await app.db.selectFrom('notices').where('user_id', '=', ben.user.id).selectAll().execute()
  expect(rows).toEqual([])
})
