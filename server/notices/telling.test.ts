import { expect, test } from 'vitest'
import type { Notice } from '#contract/notices/notices.ts'
import { minutes } from '../platform/clock.ts'
import type { Browser } from '../testing/browser.ts'
import { givenFamily, givenMember, givenPhoto, givenScreen } from '../testing/given.ts'
import { recordWays } from '../testing/recording-ways.ts'
import { createTestApp } from '../testing/test-app.ts'

/** Anna, primary caretaker, with Cleo, caretaker, and Ben, member, who look after Rose. */
async function givenThree() {
  const app = await createTestApp()
  const ways = recordWays(app)
  const family = await givenFamily(app)
  await family.anna.patch(family.path, { lovedOneName: 'Rose' })
  const cleo = await givenMember(app, family, 'Cleo', 'caretaker')
  const ben = await givenMember(app, family, 'Ben', 'member')
  app.clock.advance(minutes(1))
  return { app, ways, family, anna: family.anna, cleo, ben, path: family.path }
}

async function sentencesOf(person: Browser): Promise<string[]> {
  const notices: Notice[] = (await person.get('/api/notices')).body
  return notices.map(({ sentence }) => sentence)
}

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
  const screen = await givenScreen(app, family)
  const photo = await givenPhoto(ben, path, 'The garden')
  const { delivery } = (await ben.post(`${path}/photos/${photo.id}/send-to-alexa`)).body
  await app.runDue()
  ways.sent.length = 0
  await screen.post(`/api/screen/deliveries/${delivery.id}/answers`, { kind: 'call_me' })
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
  app.clock.advance(minutes(5))
  await app.runDue()
  expect(ways.saidTo(anna)).toEqual(['Ben Hartley added 12 photos'])
})
