import { expect, test } from 'vitest'
import type { KnownPerson } from '#contract/photos/people.ts'
import type { Photo } from '#contract/photos/photos.ts'
import { type Family, givenFamily, givenMember, givenPhoto, type Person } from '../testing/given/given.ts'
import { atOnce, eachRound, pairsOf, type Verb } from '../testing/race.ts'
import { sharedTestApp } from '../testing/test-app.ts'

const app = sharedTestApp()

type Row = { family: Family; mia: Person; memberId: string; person: string; photo: string; photoId: string }

const verbs: Verb<Row>[] = [
  { name: 'rename', call: ({ family, person }) => family.anna.patch(person, { name: 'Thomas' }) },
  { name: 'say the relation', call: ({ mia, person }) => mia.patch(person, { relation: 'your nephew' }) },
  { name: 'say who is Mia', call: ({ mia, person }) => mia.patch(person, { userId: mia.user.id }) },
  {
    name: 'say who Mia is to her',
    call: ({ mia, family, memberId }) =>
      mia.request('PUT', `${family.path}/members/${memberId}/relation`, { relation: 'your granddaughter' }),
  },
  { name: 'remove', call: ({ family, person }) => family.anna.delete(person) },
  { name: 'restore', call: ({ mia, person }) => mia.post(`${person}/restore`) },
  { name: 'tag', call: ({ family, photo }) => family.anna.request('PUT', photo) },
  { name: 'untag', call: ({ mia, photo }) => mia.delete(photo) },
  {
    name: 'tag several',
    call: ({ mia, person, photoId }) => mia.patch(`${person}/photos`, { photoIds: [photoId], isOn: true }),
  },
  {
    name: 'delete the photo',
    call: ({ family, photoId }) => family.anna.delete(`${family.path}/photos/${photoId}`),
  },
]

test.each(pairsOf(verbs))('a person of the family survives at once: %s', async (_name, one, other) => {
  await eachRound(app, async () => {
    const { family, anna, path } = await givenFamily(app)
    const mia = await givenMember(app, family, 'Mia', 'member')
    const { id } = (await mia.post(`${path}/people`, { name: 'Tom' })).body
    const { id: photoId } = await givenPhoto(anna, path)
    const members = (await anna.get(`${path}/members`)).body
    const row = {
      family,
      mia,
      memberId: members[1].id,
      person: `${path}/people/${id}`,
      photo: `${path}/photos/${photoId}/people/${id}`,
      photoId,
    }
    const answers = await atOnce(row, one, other)
    const done = [one, other].flatMap(({ name }, index) =>
      (answers[index]?.status ?? 500) < 300 ? [name] : [],
    )
    const people: KnownPerson[] = (await anna.get(`${path}/people`)).body
    const tom = people.find((person) => person.id === id)
    // A change of one field keeps that of another.
    if (tom && done.includes('rename')) expect(tom.name).toBe('Thomas')
    if (tom && done.includes('say the relation')) expect(tom.relation).toBe('your nephew')
    // Nobody is two people.
    expect(people.filter(({ userId }) => userId === mia.user.id).length).toBeLessThan(2)
    if (done.includes('remove') && !done.includes('restore')) expect(tom).toBeUndefined()
    const [photo]: Photo[] = (await anna.get(`${path}/photos`)).body
    // A photo names a person once, and nobody who was removed.
    const names = photo?.people.map((person) => person.id) ?? []
    expect(names.length).toBeLessThan(2)
    if (!tom) expect(names).toEqual([])
    const isTagged = done.includes('tag') || done.includes('tag several')
    if (tom && photo && isTagged && !done.includes('untag')) expect(names).toEqual([id])
  })
})
