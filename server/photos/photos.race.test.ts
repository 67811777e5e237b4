import { expect, test } from 'vitest'
import type { Activity } from '#contract/family/activity.ts'
import type { Photo } from '#contract/photos/photos.ts'
import type { ScreenView } from '#contract/screen/screen-view.ts'
import type { Browser } from '../testing/browser.ts'
import {
  type Family,
  givenFamily,
  givenMember,
  givenPhoto,
  givenScreen,
  givenUpload,
} from '../testing/given/given.ts'
import { atOnce, pairsOf, raceRounds, type Verb } from '../testing/race.ts'
import { sharedTestApp } from '../testing/test-app.ts'

const app = sharedTestApp()

const point = { x: 100, y: 900 }

type Row = { anna: Browser; ben: Browser; path: string }

/** Anna and Ben are two people: what one sends twice within seconds counts as one delivery. */
const verbs: Verb<Row>[] = [
  { name: 'caption', call: ({ anna, path }) => anna.patch(path, { caption: 'The garden' }) },
  { name: 'point', call: ({ ben, path }) => ben.request('PUT', `${path}/focal-point`, point) },
  { name: 'delete', call: ({ ben, path }) => ben.delete(path) },
  { name: 'restore', call: ({ anna, path }) => anna.post(`${path}/restore`) },
  { name: 'send', call: ({ anna, path }) => anna.post(`${path}/send-to-alexa`) },
]

test.each(pairsOf(verbs))('at once on one photo: %s', async (_name, one, other) => {
  const family = await givenFamily(app)
  const ben = await givenMember(app, family, 'Ben', 'caretaker')
  const screen = await givenScreen(app, family)
  for (let round = 0; round < raceRounds; round++) {
    const { id } = await givenPhoto(family.anna, family.path)
    const row = { anna: family.anna, ben, path: `${family.path}/photos/${id}` }
    const answers = await atOnce(row, one, other)
    const done = [one, other].flatMap(({ name }, index) => (answers[index]?.status === 200 ? [name] : []))
    await expectConsistent(family, screen, id, done)
    await family.anna.delete(row.path)
  }
})

async function expectConsistent({ anna, path }: Family, screen: Browser, id: string, done: string[]) {
  const photo = ((await anna.get(`${path}/photos`)).body as Photo[]).find((listed) => listed.id === id)
  const { items } = (await screen.get('/api/screen')).body as ScreenView
  const activity = ((await anna.get(`${path}/activity?limit=100`)).body as Activity[]).filter(
    ({ subject }) => subject?.id === id,
  )
  const count = (action: string) => activity.filter((entry) => entry.action === action).length
  // A deleted photo is on no screen; a photo that was sent and is there is on the screen, once.
  if (!photo) expect(items).toEqual([])
  if (photo && done.includes('send')) expect(items).toHaveLength(1)
  // A caption that was answered with 200 stays, and the screen shows it.
  if (photo && done.includes('caption')) expect(photo.caption).toBe('The garden')
  if (photo && done.includes('point')) expect(photo.focalPoint).toEqual(point)
  if (photo && items[0]) expect(items[0].title).toBe(photo.caption)
  // Of two who delete it, exactly one does.
  expect(count('photo_removed')).toBe(done.includes('delete') ? 1 : 0)
  expect(count('photo_sent_to_alexa')).toBe(done.includes('send') ? 1 : 0)
}

test('one upload that is claimed twice at once is one photo', async () => {
  const { anna, path } = await givenFamily(app)
  for (let round = 0; round < raceRounds; round++) {
    const objectPath = await givenUpload(anna)
    const claim = { name: 'claim', call: () => anna.post(`${path}/photos`, { objectPath }) }
    const [first, second] = await atOnce({}, claim, claim)
    expect(first.body.id).toBe(second.body.id)
    expect((await anna.get(`${path}/photos`)).body).toHaveLength(round + 1)
  }
})
