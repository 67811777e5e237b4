import { expect, test } from 'vitest'
import type { ContentItem } from '#contract/content.ts'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import type { Browser } from '../testing/browser.ts'
import { type Family, givenFamily, givenScreen } from '../testing/given/given.ts'
import { givenSong, record, takeAway } from '../testing/given/given-song.ts'
import { givenSound } from '../testing/given/given-voice.ts'
import { atOnce, pairsOf, raceRounds, type Verb } from '../testing/race.ts'
import { sharedTestApp } from '../testing/test-app.ts'

const app = sharedTestApp()

type Row = { family: Family; path: string }

const verbs: Verb<Row>[] = [
  { name: 'record', call: ({ family, path }) => record(family.anna, path, { sound: givenSound(5) }) },
  { name: 'record another', call: ({ family, path }) => record(family.anna, path, { sound: givenSound(7) }) },
  { name: 'take it away', call: ({ family, path }) => takeAway(family.anna, path) },
  { name: 'bring it back', call: ({ family, path }) => family.anna.post(`${path}/recording/restore`) },
  { name: 'make it a movie', call: ({ family, path }) => family.anna.patch(path, { type: 'movie' }) },
  { name: 'delete', call: ({ family, path }) => family.anna.delete(path) },
  { name: 'send', call: ({ family, path }) => family.anna.post(`${path}/send-to-alexa`) },
]

test.each(pairsOf(verbs))('a recording survives at once: %s', async (_name, one, other) => {
  const family = await givenFamily(app)
  const screen = await givenScreen(app, family)
  for (let round = 0; round < raceRounds; round++) {
    const { id } = await givenSong(family.anna, family.path)
    const path = `${family.path}/content/${id}`
    await family.anna.post(`${path}/send-to-alexa`)
    const answers = await atOnce({ family, path }, one, other)
    for (const answer of answers) expect(answer?.status).toBeLessThan(500)
    await expectConsistent(family.anna, path, id, screen)
    await family.anna.delete(path)
  }
})

/** What the family reads, what it plays, and what the screen plays are the same; only music has any. */
async function expectConsistent(anna: Browser, path: string, id: string, screen: Browser) {
  const listed: ContentItem[] = (await anna.get(path.replace(`/${id}`, ''))).body
  const item = listed.find((each) => each.id === id)
  const items: ScreenItem[] = (await screen.get('/api/screen')).body.items
  if (!item) return expect(items).toEqual([])
  const { recording } = item
  if (recording) expect(item.type).toBe('music')
  const played = await anna.get(`${path}/recording`)
  expect(played.status).toBe(recording ? 200 : 404)
  for (const { voice } of items) {
    expect(voice?.duration).toBe(recording?.duration)
    if (voice) expect((await screen.get(voice.url)).bytes.equals(played.bytes)).toBe(true)
  }
}
