import { expect, test } from 'vitest'
import type { Notice } from '#contract/notices/notices.ts'
import { hours, minutes } from '../../platform/clock.ts'
import { openBrowser } from '../../testing/browser.ts'
import { givenItem, givenMember, givenOthers, givenPhoto, password } from '../../testing/given/given.ts'
import { givenAnsweringScreen, givenThree, sentencesOf } from '../../testing/given/given-notices.ts'

test('the pages of the bell go on where the last one ended, also while something new comes', async () => {
  const { app, family, anna, ben, cleo, path } = await givenThree()
  // Two people in turn, an hour apart, so that each is a line of its own.
  for (let count = 0; count < 10; count++) {
    await givenItem(count % 2 ? ben : cleo, path, { name: `Thing ${count}` })
    await app.runDue()
    app.clock.advance(hours(1))
  }
  const list = async (query: string): Promise<Notice[]> => (await anna.get(`/api/notices?${query}`)).body
  const first = await list('limit=4')
  expect(first.map(({ sentence }) => sentence)).toEqual([
    'Ben Hartley put “Thing 9” on the shopping list',
    'Cleo Hartley put “Thing 8” on the shopping list',
    'Ben Hartley put “Thing 7” on the shopping list',
    'Cleo Hartley put “Thing 6” on the shopping list',
  ])
  await givenItem(ben, path, { name: 'Thing 10' })
  await app.runDue()
  const second = await list(`limit=4&before=${first.at(-1)?.id}`)
  const third = await list(`limit=4&before=${second.at(-1)?.id}`)
  expect([...second, ...third].map(({ sentence }) => /\d+/.exec(sentence)?.[0])).toEqual([
    '5',
    '4',
    '3',
    '2',
    '1',
    '0',
  ])
  expect(await list(`before=${third.at(-1)?.id}`)).toEqual([])
  // A notice of somebody else is no place in this list.
  await givenItem(anna, path)
  await app.runDue()
  const [others] = (await ben.get('/api/notices')).body
  expect(await list(`before=${others.id}`)).toEqual([])
  expect((await anna.get('/api/notices?limit=0')).status).toBe(422)
  expect((await anna.get('/api/notices?before=x')).status).toBe(422)
  expect(family.group.id).toBe(first[0]?.groupId)
})

test('what one person does within an hour is one line; what comes after that, or after reading, is another', async () => {
  const { app, anna, ben, path } = await givenThree()
  const add = async (name: string) => {
    await givenItem(ben, path, { name })
    await app.runDue()
  }
  await add('Milk')
  await add('Bread')
  const [line] = (await anna.get('/api/notices')).body
  expect(line.sentence).toBe('Ben Hartley put 2 things on the shopping list')
  app.clock.advance(minutes(59))
  await add('Butter')
  app.clock.advance(minutes(1))
  await add('Salt')
  expect(await sentencesOf(anna)).toEqual([
    'Ben Hartley put “Salt” on the shopping list',
    'Ben Hartley put 3 things on the shopping list',
  ])
  const [newest] = (await anna.get('/api/notices')).body
  await anna.post('/api/notices/read', { noticeId: newest.id })
  await add('Pepper')
  const lines: Notice[] = (await anna.get('/api/notices')).body
  expect(lines.map(({ sentence, isRead }) => [sentence, isRead])).toEqual([
    ['Ben Hartley put “Pepper” on the shopping list', false],
    ['Ben Hartley put “Salt” on the shopping list', true],
    ['Ben Hartley put 3 things on the shopping list', true],
  ])
})

test('what is read on one device is read on the other at once, whatever group it shows', async () => {
  const { app, anna, ben, cleo, path } = await givenThree()
  const other = (await anna.post('/api/family-groups', { name: 'Grandpa' })).body
  const phone = openBrowser(app)
  await phone.post('/api/auth/sign-in', { email: 'anna@example.com', password })
  await givenItem(ben, path)
  await givenItem(ben, path)
  await givenPhoto(cleo, path)
  await app.runDue()
  const live = await phone.listen(`/api/family-groups/${other.id}/live`)
  await live.until('open')
  expect((await phone.get('/api/notices/summary')).body.unread).toBe(2)
  const [photo, things] = (await anna.get('/api/notices')).body
  expect((await anna.post('/api/notices/read', { noticeId: things.id, onlyThis: true })).body).toEqual({
    unread: 1,
  })
  await live.untilChanged('notices')
  expect((await phone.get('/api/notices')).body.map(({ isRead }: Notice) => isRead)).toEqual([false, true])
  // Everything that is older is read with it.
  expect((await anna.post('/api/notices/read', { noticeId: photo.id })).body).toEqual({ unread: 0 })
  expect((await anna.post('/api/notices/read', { noticeId: photo.id })).body).toEqual({ unread: 0 })
  expect((await ben.get('/api/notices/summary')).body.unread).toBe(1)
})

test('a notice of somebody else, of another family or of none is not there', async () => {
  const { app, anna, ben, path } = await givenThree()
  await givenItem(ben, path)
  await app.runDue()
  const [notice] = (await anna.get('/api/notices')).body
  const { person } = await givenOthers(app)
  for (const stranger of [ben, person])
    expect((await stranger.post('/api/notices/read', { noticeId: notice.id })).status).toBe(404)
  expect((await anna.post('/api/notices/read', { noticeId: ben.user.id })).status).toBe(404)
  expect((await anna.post('/api/notices/read', { noticeId: 'x' })).status).toBe(422)
  expect((await anna.get('/api/notices/summary')).body.unread).toBe(1)
  expect(await sentencesOf(person)).toEqual([])
})

test('open calls of all groups stand in the summary, with a number to dial', async () => {
  const { app, family, anna, cleo, path } = await givenThree()
  const { answer } = await givenAnsweringScreen({ app, family }, anna)
  await anna.post('/api/family-groups', { name: 'Grandpa' })
  await anna.patch(path, { lovedOnePhone: '+49 30 1234567' })
  const live = await cleo.listen(`${path}/live`)
  await live.until('open')
  await answer('call_me')
  await app.runDue()
  await live.untilChanged('notices')
  expect((await anna.get('/api/notices/summary')).body.calls).toEqual([
    {
      id: expect.any(String),
      groupId: family.group.id,
      groupName: 'The Hartleys',
      lovedOneName: 'Rose',
      phone: '+49 30 1234567',
      askedAt: expect.any(String),
      device: { id: expect.any(String), name: 'Family screen' },
      to: { id: anna.user.id, name: 'Anna Hartley' },
      takenBy: null,
      takenAt: null,
    },
  ])
  const mia = await givenMember(app, family, 'Mia', 'member')
  expect((await mia.get('/api/notices/summary')).body.calls).toHaveLength(1)
  const { person } = await givenOthers(app)
  expect((await person.get('/api/notices/summary')).body).toEqual({ unread: 0, calls: [], alarms: [] })
})

test('hostile and endless captions are one short line', async () => {
  const { app, anna, ben, path } = await givenThree()
  await givenPhoto(ben, path, `Look\n\nhere \u202Egpj.exe <b>${'😀'.repeat(300)}`)
  await app.runDue()
  const [sentence = ''] = await sentencesOf(anna)
  expect(sentence).toBe(`Ben Hartley added the photo “Look here gpj.exe <b>${'😀'.repeat(58)}…”`)
})
