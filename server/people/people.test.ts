import { expect, test } from 'vitest'
import type { Member } from '#contract/family/members.ts'
import { type KnownPerson, peopleLimits } from '#contract/photos/people.ts'
import { days, minutes } from '../platform/clock.ts'
import type { Browser } from '../testing/browser.ts'
import {
  createFamilyApp,
  createRoomApp,
  givenMember,
  givenOthers,
  givenPhoto,
  givenScreen,
  givenSentPhoto,
  keepInMemory,
} from '../testing/given/given.ts'

const tom = { name: 'Tom', relation: 'your grandson' }

async function givenKnown(person: Browser, path: string, given: object = tom): Promise<KnownPerson> {
  const added = await person.post(`${path}/people`, given)
  expect(added.status).toBe(201)
  return added.body
}

async function memberIdOf(person: Browser, path: string, userId: string): Promise<string> {
  const members: Member[] = (await person.get(`${path}/members`)).body
  return members.find(({ user }) => user.id === userId)?.id ?? ''
}

/** The names on the newest picture of the screen. */
async function namesOn(screen: Browser) {
  return (await screen.get('/api/screen')).body.items[0].people
}

test('a tag is set with one call, stands on the photo and on the screen, and is taken back', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const mia = await givenMember(app, family, 'Mia', 'member')
  const screen = await givenScreen(app, family)
  const photo = await givenPhoto(anna, path, 'At the lake')
  await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)
  expect(await namesOn(screen)).toEqual([])

  const grandson = await givenKnown(mia, path)
  const friend = await givenKnown(mia, path, { name: 'Greta', relation: null })
  const tag = `${path}/photos/${photo.id}/people`
  const listening = await screen.listen('/api/screen/live')
  await listening.until('open')
  const heard = listening.until('changed')
  const first = await mia.request('PUT', `${tag}/${grandson.id}`)
  expect(first.body.people).toEqual([{ id: grandson.id, ...tom }])
  await heard
  await mia.request('PUT', `${tag}/${friend.id}`)
  // A double click is one tag, and the order stays.
  const again = await anna.request('PUT', `${tag}/${grandson.id}`)
  expect(again.body.people.map(({ name }: KnownPerson) => name)).toEqual(['Tom', 'Greta'])
  expect(await namesOn(screen)).toEqual([tom, { name: 'Greta', relation: null }])
  const [listed] = (await anna.get(`${path}/photos`)).body
  expect(listed.people).toEqual(again.body.people)

  expect((await anna.delete(`${tag}/${grandson.id}`)).body.people).toHaveLength(1)
  expect((await anna.delete(`${tag}/${grandson.id}`)).status).toBe(200)
  expect(await namesOn(screen)).toEqual([{ name: 'Greta', relation: null }])
})

test('in memory the screen names people, and says no more who they are to who has died', async () => {
  const { anna, path, screen } = await createRoomApp()
  const photo = await givenPhoto(anna, path, 'At the lake')
  await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)
  const { id } = await givenKnown(anna, path)
  await anna.request('PUT', `${path}/photos/${photo.id}/people/${id}`)
  const member = await memberIdOf(anna, path, anna.user.id)
  await anna.request('PUT', `${path}/members/${member}/relation`, { relation: 'your daughter' })
  const shown = async () => (await screen.get('/api/screen')).body.items[0]
  expect(await shown()).toMatchObject({ people: [tom], sender: { relation: 'your daughter' } })
  await keepInMemory(anna, path)
  expect(await shown()).toMatchObject({
    people: [{ name: 'Tom', relation: null }],
    sender: { relation: null },
  })
  await keepInMemory(anna, path, false)
  expect(await shown()).toMatchObject({ people: [tom], sender: { relation: 'your daughter' } })
})

test('several photos are tagged at once, and the answer says which of them were changed', async () => {
  const { anna, path } = await createFamilyApp()
  const ids = [await givenPhoto(anna, path), await givenPhoto(anna, path)].map(({ id }) => id)
  const { id } = await givenKnown(anna, path)
  await anna.request('PUT', `${path}/photos/${ids[0]}/people/${id}`)
  const tagAll = (isOn: boolean, photoIds: unknown = [...ids, ids[0]]) =>
    anna.patch(`${path}/people/${id}/photos`, { photoIds, isOn })
  expect((await tagAll(true)).body.photoIds).toEqual([ids[1]])
  expect((await anna.get(`${path}/people`)).body).toMatchObject([{ name: 'Tom', photos: 2 }])
  expect((await tagAll(false)).body.photoIds.toSorted()).toEqual(ids.toSorted())
  await anna.delete(`${path}/photos/${ids[0]}`)
  // All or none: who chose the photos is told.
  const refused = await tagAll(true)
  expect([refused.status, refused.body.error.message]).toEqual([
    404,
    'One of these photos was deleted. Please choose again.',
  ])
  expect((await anna.get(`${path}/people`)).body).toMatchObject([{ photos: 0 }])
  for (const wrong of [[], Array.from({ length: peopleLimits.photos + 1 }, () => ids[0]), 'all'])
    expect((await tagAll(true, wrong)).status).toBe(422)
})

test('whom a member may link and edit: themselves and whom they added, a caretaker everybody', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const mia = await givenMember(app, family, 'Mia', 'member')
  const ben = await givenMember(app, family, 'Ben', 'caretaker')
  const [annas, mias] = [await givenKnown(anna, path), await givenKnown(mia, path, { name: 'Greta' })]
  const edit = (person: Browser, { id }: KnownPerson, change: object) =>
    person.patch(`${path}/people/${id}`, change)
  expect((await edit(mia, annas, { relation: 'your son' })).status).toBe(403)
  expect((await mia.delete(`${path}/people/${annas.id}`)).status).toBe(403)
  expect((await edit(mia, mias, { relation: 'your friend' })).body.relation).toBe('your friend')
  expect((await edit(mia, mias, { userId: anna.user.id })).status).toBe(403)
  expect((await mia.post(`${path}/people`, { name: 'Anna', userId: anna.user.id })).status).toBe(403)
  expect((await edit(ben, annas, { relation: 'your son', userId: mia.user.id })).status).toBe(200)
  // Now it is Mia's own.
  expect((await edit(mia, annas, { name: 'Mia', relation: 'your granddaughter' })).status).toBe(200)
  const taken = await ben.post(`${path}/people`, { name: 'Mia again', userId: mia.user.id })
  expect([taken.status, taken.body.error.message]).toEqual([
    409,
    'This member is in the list already, as Mia.',
  ])
  const { person: olga } = await givenOthers(app)
  expect((await ben.post(`${path}/people`, { name: 'Olga', userId: olga.user.id })).status).toBe(404)
})

test('the relation of a member stands beside what they send, and each change reaches the screen', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const mia = await givenMember(app, family, 'Mia', 'member')
  const screen = await givenScreen(app, family)
  await givenSentPhoto(mia, path)
  const sender = async () => (await screen.get('/api/screen')).body.items[0].sender
  expect(await sender()).toMatchObject({ name: 'Mia Hartley', relation: null })
  const say = async (by: Browser, userId: string, relation: string | null) =>
    by.request('PUT', `${path}/members/${await memberIdOf(anna, path, userId)}/relation`, { relation })

  expect((await say(mia, anna.user.id, 'your daughter')).status).toBe(403)
  const listening = await screen.listen('/api/screen/live')
  await listening.until('open')
  const heard = listening.until('changed')
  const said = await say(mia, mia.user.id, '  your granddaughter ')
  expect(said.body.person).toMatchObject({ name: 'Mia', relation: 'your granddaughter', userId: mia.user.id })
  await heard
  expect(await sender()).toMatchObject({ relation: 'your granddaughter' })
  expect((await screen.get('/api/screen')).body.family.members).toEqual([
    { name: 'Anna Hartley', relation: null },
    { name: 'Mia Hartley', relation: 'your granddaughter' },
  ])
  expect((await say(anna, mia.user.id, 'your niece')).body.person.id).toBe(said.body.person.id)
  const { deliveryId } = (await screen.get('/api/screen')).body.items[0]
  const shown = await screen.post(`/api/screen/deliveries/${deliveryId}/shown`, {})
  expect(shown.body.sender.relation).toBe('your niece')
  expect((await say(anna, mia.user.id, null)).body.person).toMatchObject({ relation: null })
  expect(await sender()).toMatchObject({ relation: null })
  expect((await say(anna, anna.user.id, '')).body).toEqual({ person: null })
  // It stays with what she sent when she leaves, and comes back with her.
  await say(anna, mia.user.id, 'your niece')
  await mia.post(`${path}/leave`)
  expect(await sender()).toMatchObject({ relation: 'your niece' })
})

test('somebody who was tagged before they joined is the same person when the relation is said', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const tagged = await givenKnown(anna, path, { name: 'mia', relation: null })
  const other = await givenKnown(anna, path, { name: 'Ben', relation: 'your brother' })
  const mia = await givenMember(app, family, 'Mia', 'member')
  const ben = await givenMember(app, family, 'Ben', 'member')
  const say = async (userId: string, relation: string) =>
    (
      await anna.request('PUT', `${path}/members/${await memberIdOf(anna, path, userId)}/relation`, {
        relation,
      })
    ).body.person
  expect((await say(mia.user.id, 'your granddaughter')).id).toBe(tagged.id)
  // Another Ben is somebody else to her.
  expect((await say(ben.user.id, 'your grandson')).id).not.toBe(other.id)
  expect((await anna.get(`${path}/people`)).body).toHaveLength(3)
})

test('a removed person is on no photo and no screen, and comes back with all photos', async () => {
  const { anna, path, screen } = await createRoomApp()
  const photo = await givenPhoto(anna, path)
  await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)
  const { id } = await givenKnown(anna, path, { ...tom, userId: anna.user.id })
  await anna.request('PUT', `${path}/photos/${photo.id}/people/${id}`)
  expect((await anna.delete(`${path}/people/${id}`)).body).toEqual({ id })
  expect(await namesOn(screen)).toEqual([])
  expect((await anna.get(`${path}/photos`)).body[0].people).toEqual([])
  expect((await anna.get(`${path}/people`)).body).toEqual([])
  expect((await anna.request('PUT', `${path}/photos/${photo.id}/people/${id}`)).status).toBe(404)
  expect((await anna.delete(`${path}/people/${id}`)).status).toBe(404)
  // Somebody else is Anna by now.
  await givenKnown(anna, path, { name: 'Anna', userId: anna.user.id })
  expect((await anna.post(`${path}/people/${id}/restore`)).body).toMatchObject({ ...tom, userId: null })
  expect(await namesOn(screen)).toEqual([tom])
  const actions = (await anna.get(`${path}/activity`)).body.map(({ action }: { action: string }) => action)
  expect(actions.filter((action: string) => action.startsWith('person'))).toEqual([
    'person_restored',
    'person_added',
    'person_removed',
    'person_added',
  ])
})

test('adding twice adds once, limits are said in a sentence, and other groups are closed', async () => {
  const { app, anna, path } = await createFamilyApp()
  const { person: olga, path: others } = await givenOthers(app)
  const added = await Promise.all([1, 2, 3].map(() => anna.post(`${path}/people`, tom)))
  expect(new Set(added.map(({ body }) => body.id)).size).toBe(1)
  const id = added[0]?.body.id
  const photo = await givenPhoto(anna, path)
  const foreign = await givenPhoto(olga, others)
  expect((await olga.request('PUT', `${others}/photos/${foreign.id}/people/${id}`)).status).toBe(404)
  expect((await anna.request('PUT', `${path}/photos/${foreign.id}/people/${id}`)).status).toBe(404)
  expect((await olga.patch(`${others}/people/${id}`, { name: 'Mine' })).status).toBe(404)
  const across = await olga.patch(`${others}/people/${id}/photos`, { photoIds: [foreign.id], isOn: true })
  expect(across.status).toBe(404)
  const reached = await anna.patch(`${path}/people/${id}/photos`, { photoIds: [foreign.id], isOn: true })
  expect(reached.status).toBe(404)
  for (const wrong of [{ name: ' ' }, { name: 'x'.repeat(61) }, { name: 'Tom', relation: 'x'.repeat(61) }])
    expect((await anna.post(`${path}/people`, wrong)).body.error.issues).toHaveLength(1)
  for (let count = 1; count < peopleLimits.people; count++)
    await app.db
      .insertInto('known_people')
      .values({
        id: crypto.randomUUID(),
        family_group_id: path.split('/').at(-1) ?? '',
        name: `Person ${count}`,
        relation: null,
        user_id: null,
        added_by: null,
        created_at: 0,
        removed_at: null,
      })
      .execute()
  const full = await anna.post(`${path}/people`, { name: 'One more' })
  expect([full.status, full.body.error.message]).toEqual([
    409,
    'A family can list 200 people. Please remove somebody first.',
  ])
  const tags = `${path}/photos/${photo.id}/people`
  const [last, ...crowd] = ((await anna.get(`${path}/people`)).body as KnownPerson[])
    .filter((person) => person.id !== id)
    .slice(0, peopleLimits.tags + 1)
  for (const person of crowd) await anna.request('PUT', `${tags}/${person.id}`)
  const crowded = [
    await anna.request('PUT', `${tags}/${last?.id}`),
    await anna.patch(`${path}/people/${last?.id}/photos`, { photoIds: [photo.id], isOn: true }),
  ]
  for (const { status, body } of crowded)
    expect([status, body.error.message]).toEqual([409, 'A photo can name 40 people.'])
  await anna.delete(`${tags}/${crowd[0]?.id}`)
  // The list still answers, and the one that is there already is still found.
  expect((await anna.post(`${path}/people`, tom)).body.id).toBe(id)
  expect((await anna.request('PUT', `${path}/photos/${photo.id}/people/${id}`)).status).toBe(200)
})

test('who was on a photo is forgotten with the photo', async () => {
  const { app, anna, path } = await createFamilyApp()
  const photo = await givenPhoto(anna, path)
  const { id } = await givenKnown(anna, path)
  await anna.request('PUT', `${path}/photos/${photo.id}/people/${id}`)
  await anna.delete(`${path}/photos/${photo.id}`)
  await anna.post(`${path}/photos/${photo.id}/restore`)
  expect((await anna.get(`${path}/photos`)).body[0].people).toHaveLength(1)
  await anna.delete(`${path}/photos/${photo.id}`)
  await app.runDueAfter(days(1) + minutes(2))
  expect(await app.db.selectFrom('photo_people').selectAll().execute()).toEqual([])
})

test('photos are found by the names of who is on them, together with words of the caption', async () => {
  const { anna, path } = await createFamilyApp()
  const lake = await givenPhoto(anna, path, 'At the lake')
  const house = await givenPhoto(anna, path, 'At home')
  await givenPhoto(anna, path, 'The lake alone')
  const { id } = await givenKnown(anna, path, { name: 'Jörg' })
  const other = await givenKnown(anna, path, { name: '100 %' })
  await anna.patch(`${path}/people/${id}/photos`, { photoIds: [lake.id, house.id], isOn: true })
  await anna.request('PUT', `${path}/photos/${lake.id}/people/${other.id}`)
  const find = async (search: string) =>
    (await anna.get(`${path}/photos?search=${encodeURIComponent(search)}`)).body.map(
      ({ caption }: { caption: string }) => caption,
    )
  expect(await find('jorg')).toEqual(['At home', 'At the lake'])
  expect(await find('lake JÖRG')).toEqual(['At the lake'])
  expect(await find('%')).toEqual(['At the lake'])
  expect(await find('jorg alone')).toEqual([])
  await anna.delete(`${path}/people/${id}`)
  expect(await find('jorg')).toEqual([])
})
