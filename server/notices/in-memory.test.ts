import { expect, test } from 'vitest'
import type { NoticeTopic } from '#contract/notices/topics.ts'
import { minutes, toIso } from '../platform/clock.ts'
import { givenContent, givenPhoto, keepInMemory } from '../testing/given/given.ts'
import { givenAnsweringScreen, givenThree, sentencesOf, workUntil } from '../testing/given/given-notices.ts'
import { tell } from './telling/tell.ts'

test('a digest that waits leaves out what rests, and brings the rest', async () => {
  const three = await givenThree({ at: '2027-01-11T12:00:00Z' })
  const { app, ways, anna, cleo, ben, path } = three
  await cleo.patch(`${path}/notice-choices`, { push: 'off', mail: 'daily', digestAt: '18:00' })
  await givenAnsweringScreen(three, anna)
  await givenContent(anna, path)
  const contentItemId = (await givenContent(anna, path)).id
  await anna.patch(`${path}/settings`, { autoSendContent: false })
  await anna.post(`${path}/schedule`, { contentItemId, scheduledFor: toIso(app.clock.now() + minutes(5)) })
  await app.runDueAfter(minutes(5))
  expect((await sentencesOf(cleo)).join()).toContain('Persuasion')
  const trouble = (await sentencesOf(cleo)).filter((sentence) => /waits/.test(sentence))
  expect(trouble).toHaveLength(1)
  await keepInMemory(anna, path)
  await givenPhoto(ben, path, 'At the lake')
  await app.runDue()
  await workUntil(three, '2027-01-11T17:00:00Z')
  const said = ways.saidTo(cleo, 'mail')
  expect(said.join()).toContain('Anna')
  expect(said.join()).toContain('Ben')
  expect(said).not.toContainEqual(expect.stringMatching(/waits/))
})

test.each<NoticeTopic>(['calls', 'life', 'trouble', 'silence', 'pause', 'question', 'reminder'])(
  'nobody is told of what rests: %s',
  async (topic) => {
    const { app, anna, cleo, path, family } = await givenThree()
    const news = (source: string, topic: NoticeTopic) =>
      tell(app, {
        groupId: family.group.id,
        source,
        topic,
        action: 'photo_reminder',
        userIds: [cleo.user.id],
        actor: null,
        subject: null,
      })
    const before = await sentencesOf(cleo)
    await keepInMemory(anna, path)
    await news('one', topic)
    expect(await sentencesOf(cleo)).toEqual(before)
    await news('other', 'photos')
    expect((await sentencesOf(cleo)).length).toBe(before.length + 1)
    await keepInMemory(anna, path, false)
    await news('two', topic)
    expect((await sentencesOf(cleo)).length).toBe(before.length + 2)
  },
)

test('the photo reminder is not due while the group is in memory', async () => {
  const { app, anna, path } = await givenThree()
  await anna.patch(`${path}/settings`, { dailyPhotoReminder: true })
  const dueAt = async () =>
    (await app.db.selectFrom('photo_reminders').select('due_at').executeTakeFirst())?.due_at
  expect(await dueAt()).toEqual(expect.any(Number))
  await keepInMemory(anna, path)
  expect(await dueAt()).toBeNull()
  await keepInMemory(anna, path, false)
  expect(await dueAt()).toEqual(expect.any(Number))
})
