import { expect, test } from 'vitest'
import { minutes, toIso } from '../platform/clock.ts'
import { givenContent, givenPhoto, keepInMemory } from '../testing/given.ts'
import { givenAnsweringScreen, givenThree, sentencesOf, workUntil } from '../testing/given-notices.ts'
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
  app.clock.advance(minutes(5))
  await app.runDue()
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

test('what is no change is not told either', async () => {
  const { app, anna, cleo, path, family } = await givenThree()
  const news = (source: string, topic: 'reminder' | 'photos') =>
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
  await news('one', 'reminder')
  expect(await sentencesOf(cleo)).toEqual(before)
  await keepInMemory(anna, path, false)
  await news('two', 'reminder')
  expect((await sentencesOf(cleo)).length).toBe(before.length + 1)
})
