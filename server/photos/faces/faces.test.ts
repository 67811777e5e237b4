import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  createFamilyApp,
  type Family,
  givenMember,
  givenOthers,
  givenScreen,
  givenSentPhoto,
  givenUpload,
  type Person,
} from '../../testing/given/given.ts'
import { givenPicture } from '../../testing/given/given-picture.ts'
import { atOnce, raceRounds } from '../../testing/race.ts'

async function setFace(person: Person, bytes?: Buffer) {
  return person.request('PUT', '/api/auth/user/picture', { objectPath: await givenUpload(person, bytes) })
}

/** The address of Anna's picture, as the list of members says it. */
async function faceOf({ anna, path }: Family): Promise<string> {
  return (await anna.get(`${path}/members`)).body[0].user.profileImageUrl
}

test('a face is a small square without metadata, for members of shared groups and their screens only', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const mia = await givenMember(app, family, 'Mia', 'member')
  const screen = await givenScreen(app, family)
  await givenSentPhoto(anna, path)
  const bytes = await sharp(await givenPicture({ width: 900, height: 500 }))
    .withExif({ IFD0: { Copyright: 'somewhere secret' } })
    .jpeg()
    .toBuffer()
  expect((await setFace(anna, bytes)).status).toBe(200)
  const address = await faceOf(family)
  const face = await mia.get(address)
  expect(face.status).toBe(200)
  expect(face.bytes.includes('somewhere secret')).toBe(false)
  expect(await sharp(face.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 320, height: 320 })
  expect((await anna.get(address)).status).toBe(200)

  const [item] = (await screen.get('/api/screen')).body.items
  expect(item.sender.profileImageUrl).toMatch(/^\/api\/screen\/faces\//)
  expect((await screen.get(item.sender.profileImageUrl)).bytes).toEqual(face.bytes)

  const { person, path: theirs } = await givenOthers(app)
  expect((await person.get(address)).status).toBe(404)
  const theirScreen = await givenScreen(app, { anna: person, path: theirs })
  expect((await theirScreen.get(item.sender.profileImageUrl)).status).toBe(404)
  expect((await screen.get(address)).status).toBe(401)
})

test('a new face replaces the one before, and a removed one leaves nothing behind', async () => {
  const { app, family } = await createFamilyApp()
  const mia = await givenMember(app, family, 'Mia', 'member')
  const live = await mia.listen(`${family.path}/live`)
  await live.until('open')
  await setFace(family.anna)
  await live.untilChanged('members')
  const first = await faceOf(family)
  await setFace(family.anna)
  const second = await faceOf(family)
  expect(second).not.toBe(first)
  const key = (url: string) => url.replace(/^\/api\/users\/([\w-]+)\/picture\?v=([\w-]+)$/, 'faces/$1/$2.jpg')
  expect(await app.storage.get(key(first))).toBeNull()
  const removed = await family.anna.request('DELETE', '/api/auth/user/picture')
  expect(removed).toMatchObject({ status: 200, body: { profileImageUrl: null } })
  expect(await app.storage.get(key(second))).toBeNull()
  expect((await mia.get(second)).status).toBe(404)
})

test('what is no picture, or the upload of somebody else, is refused and changes nothing', async () => {
  const { app, family } = await createFamilyApp()
  const mia = await givenMember(app, family, 'Mia', 'member')
  expect((await setFace(family.anna, Buffer.from('no picture'))).status).toBe(422)
  const objectPath = await givenUpload(mia)
  expect((await family.anna.request('PUT', '/api/auth/user/picture', { objectPath })).status).toBe(404)
  expect((await family.anna.request('PUT', '/api/auth/user/picture', { objectPath: 'x' })).status).toBe(404)
  expect(await faceOf(family)).toBeNull()
})

test('two faces at once leave one, and its file', async () => {
  const { family } = await createFamilyApp()
  const set = { name: 'set', call: () => setFace(family.anna) }
  for (let round = 0; round < raceRounds; round++) {
    const answers = await atOnce(null, set, set)
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await family.anna.get(await faceOf(family))).status).toBe(200)
  }
})

test('a person changes their own name, and every open page hears of it', async () => {
  const { app, family } = await createFamilyApp()
  const mia = await givenMember(app, family, 'Mia', 'member')
  const live = await mia.listen(`${family.path}/live`)
  await live.until('open')
  const changed = await family.anna.patch('/api/auth/user', { firstName: ' Anne ', lastName: 'Hart' })
  expect(changed).toMatchObject({ status: 200, body: { firstName: 'Anne', lastName: 'Hart' } })
  await live.untilChanged('members')
  expect((await mia.get(`${family.path}/members`)).body[0].user).toMatchObject({ firstName: 'Anne' })
  const blank = await family.anna.patch('/api/auth/user', { firstName: ' ', lastName: 'Hart' })
  expect(blank.status).toBe(422)
})

test('an account of a provider is changed there', async () => {
  const { app, anna } = await createFamilyApp()
  await app.db.updateTable('users').set({ password_hash: null }).where('id', '=', anna.user.id).execute()
  const answers = [
    await anna.patch('/api/auth/user', { firstName: 'A', lastName: 'B' }),
    await setFace(anna),
    await anna.request('DELETE', '/api/auth/user/picture'),
  ]
  for (const { status, body } of answers) {
    expect(status).toBe(422)
    expect(body.error.message).toContain('signs in elsewhere')
  }
})
