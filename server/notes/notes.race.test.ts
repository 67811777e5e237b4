import { expect, test } from 'vitest'
import type { Note } from '#contract/notes/notes.ts'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { minutes, seconds } from '../platform/clock.ts'
import type { Browser } from '../testing/browser.ts'
import { type Family, givenFamily, givenNote, givenPhoto, givenScreen } from '../testing/given/given.ts'
import { atOnce, pairsOf, raceRounds, type Verb } from '../testing/race.ts'
import { sharedTestApp } from '../testing/test-app.ts'

const app = sharedTestApp()

/** A note that was sent once, and a photo for its background. */
type Row = { family: Family; path: string; deliveryId: string; photoId: string }

const verbs: Verb<Row>[] = [
  { name: 'edit the text', call: ({ family, path }) => family.anna.patch(path, { text: 'On Tuesday' }) },
  { name: 'edit the end', call: ({ family, path }) => family.anna.patch(path, { stays: 'always' }) },
  {
    name: 'set the background',
    call: ({ family, path, photoId }) => family.anna.patch(path, { photoId }),
  },
  {
    name: 'delete the photo',
    call: ({ family, photoId }) => family.anna.delete(`${family.path}/photos/${photoId}`),
  },
  { name: 'delete', call: ({ family, path }) => family.anna.delete(path) },
  { name: 'restore', call: ({ family, path }) => family.anna.post(`${path}/restore`) },
  { name: 'send', call: ({ family, path }) => family.anna.post(`${path}/send`) },
  {
    name: 'take back',
    call: ({ family, deliveryId }) => family.anna.post(`${family.path}/deliveries/${deliveryId}/take-back`),
  },
]

test.each(pairsOf(verbs))('a note survives at once: %s', async (_name, one, other) => {
  const family = await givenFamily(app)
  const screen = await givenScreen(app, family)
  for (let round = 0; round < raceRounds; round++) {
    const note = await givenNote(family.anna, family.path, { stays: 'week', isSent: true })
    const photo = await givenPhoto(family.anna, family.path)
    // Another sending is a delivery of its own.
    app.clock.advance(seconds(11))
    const path = `${family.path}/notes/${note.id}`
    const row = { family, path, deliveryId: note.delivery?.id ?? '', photoId: photo.id }
    const answers = await atOnce(row, one, other)
    for (const { status } of answers) expect([200, 404]).toContain(status)
    const done = [one, other].filter((_verb, index) => answers[index]?.status === 200)
    await expectConsistent(
      row,
      note,
      done.map(({ name }) => name),
      screen,
    )
    app.clock.advance(minutes(1))
  }
})

async function expectConsistent({ family, photoId }: Row, { id }: Note, done: string[], screen: Browser) {
  const listed: Note[] = (await family.anna.get(`${family.path}/notes`)).body
  const note = listed.find((each) => each.id === id)
  const shown: ScreenItem[] = (await screen.get('/api/screen')).body.items
  // An edit of another field survives, and the screen shows the note as it is listed.
  if (note && done.includes('edit the text')) expect(note.text).toBe('On Tuesday')
  if (note && done.includes('edit the end')) expect(note.stays).toBe('always')
  if (note && done.includes('set the background') && !done.includes('delete the photo'))
    expect(note.photo?.id).toBe(photoId)
  for (const item of shown) {
    expect(item.title).toBe(note?.text)
    expect(item.endsAt === null).toBe(note?.stays === 'always')
    expect(item.picture === null).toBe(note?.photo === null)
  }
  // One of each note at most; none that is deleted, or that was taken back after its last sending.
  expect(shown.length).toBeLessThanOrEqual(1)
  if (!note) expect(shown).toEqual([])
  if (note?.delivery?.state === 'withdrawn') expect(shown).toEqual([])
  else if (note) expect(shown.map(({ deliveryId }) => deliveryId)).toEqual([note.delivery?.id])
  // Of two who delete it, exactly one wins.
  if (done.includes('delete') && !done.includes('restore')) expect(note).toBeUndefined()
  const { body: activity } = await family.anna.get(`${family.path}/activity?limit=100`)
  const removals = activity.filter(
    (entry: { action: string; subject: { id: string } | null }) =>
      entry.action === 'note_removed' && entry.subject?.id === id,
  )
  expect(removals.length).toBe(done.includes('delete') ? 1 : 0)
  // The next round begins with an empty screen.
  if (note) await family.anna.delete(`${family.path}/notes/${id}`)
}
