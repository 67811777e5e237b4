import { expect, test } from 'vitest'
import type { ContentItem } from '#contract/content.ts'
import type { Browser } from '../testing/browser.ts'
import { type Family, givenContent, givenFamily, givenScreen } from '../testing/given/given.ts'
import { atOnce, pairsOf, raceRounds, type Verb } from '../testing/race.ts'
import { sharedTestApp } from '../testing/test-app.ts'

const app = sharedTestApp()

type Row = { family: Family; path: string }

const verbs: Verb<Row>[] = [
  { name: 'edit the title', call: ({ family, path }) => family.anna.patch(path, { title: 'Emma' }) },
  {
    name: 'edit the description',
    call: ({ family, path }) => family.anna.patch(path, { description: 'Read by Juliet Stevenson' }),
  },
  { name: 'delete', call: ({ family, path }) => family.anna.delete(path) },
  { name: 'restore', call: ({ family, path }) => family.anna.post(`${path}/restore`) },
  { name: 'send', call: ({ family, path }) => family.anna.post(`${path}/send-to-alexa`) },
]

test.each(pairsOf(verbs))('a recommendation survives at once: %s', async (_name, one, other) => {
  const family = await givenFamily(app)
  const screen = await givenScreen(app, family)
  for (let round = 0; round < raceRounds; round++) {
    const { id } = await givenContent(family.anna, family.path)
    const row = { family, path: `${family.path}/content/${id}` }
    const answers = await atOnce(row, one, other)
    const done = [one, other].filter((_verb, index) => answers[index]?.status === 200)
    await expectConsistent(
      row,
      id,
      done.map(({ name }) => name),
      screen,
    )
  }
})

async function expectConsistent({ family }: Row, id: string, done: string[], screen: Browser) {
  const listed: ContentItem[] = (await family.anna.get(`${family.path}/content`)).body
  const item = listed.find((each) => each.id === id)
  const shown = (await screen.get('/api/screen')).body.items.filter(
    ({ title }: { title: string }) => title === item?.title,
  )
  // An edit of another field survives.
  if (item && done.includes('edit the title')) expect(item.title).toBe('Emma')
  if (item && done.includes('edit the description')) expect(item.description).toBe('Read by Juliet Stevenson')
  // What is deleted is on no screen, and what is sent carries the title of today.
  if (!item) expect((await screen.get('/api/screen')).body.items).toEqual([])
  if (item && done.includes('send')) expect(shown).toHaveLength(1)
  // Of two who delete it, exactly one wins.
  if (done.includes('delete') && !done.includes('restore')) expect(item).toBeUndefined()
  const { body: activity } = await family.anna.get(`${family.path}/activity?limit=100`)
  const removals = activity.filter(
    (entry: { action: string; subject: { id: string } }) =>
      entry.action === 'content_removed' && entry.subject.id === id,
  )
  expect(removals.length).toBe(done.includes('delete') ? 1 : 0)
  // The next round begins with an empty screen.
  if (item) await family.anna.delete(`${family.path}/content/${id}`)
}
