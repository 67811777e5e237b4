import { expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { openBrowser } from '../../testing/browser.ts'
import {
  createFamilyApp,
  givenMember,
  givenOthers,
  givenUpload,
  password,
} from '../../testing/given/given.ts'
import { givenSound } from '../../testing/given/given-voice.ts'
import type { TestApp } from '../../testing/test-app.ts'

test('the many pictures of one family hold up one of another family by those in the works at most', async () => {
  const { app, anna, path } = await createFamilyApp()
  const others = await givenOthers(app)
  const many = await Promise.all(Array.from({ length: 8 }, () => givenUpload(anna)))
  const one = await givenUpload(others.person)
  const line = holdPictures(app)
  const annas = many.map((objectPath) => anna.post(`${path}/photos`, { objectPath }))
  await line.begun(2)
  const olgas = others.person.post(`${others.path}/photos`, { objectPath: one })
  await line.waiting(7)
  line.release()
  expect((await olgas).status).toBe(201)
  for (const { status } of await Promise.all(annas)) expect(status).toBe(201)
  expect(line.groups.indexOf(others.path.split('/').at(-1) ?? '')).toBe(2)
})

test('who has a hundred pictures in line is asked to come back, and another family is not', async () => {
  const { app, anna, path } = await createFamilyApp()
  const others = await givenOthers(app)
  const uploads = [await givenUpload(anna), await givenUpload(anna)]
  const one = await givenUpload(others.person)
  const line = holdPictures(app)
  const running = uploads.map((objectPath) => anna.post(`${path}/photos`, { objectPath }))
  await line.begun(2)
  const claims = Array.from({ length: 101 }, () =>
    anna.post(`${path}/photos`, { objectPath: `/objects/${newId()}` }),
  )
  const refused = await Promise.any(claims)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('30')
  expect(refused.body.error).toEqual({
    code: 'too_many',
    message: 'Too many of your pictures are waiting already. Please try again in 30 seconds.',
  })
  const olgas = others.person.post(`${others.path}/photos`, { objectPath: one })
  line.release()
  expect((await olgas).status).toBe(201)
  for (const { status } of await Promise.all(running)) expect(status).toBe(201)
  const statuses = (await Promise.all(claims)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([...Array(100).fill(404), 429])
})

test('who leaves the family while a picture waits adds none, and its bytes are not read', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const mia = await givenMember(app, family, 'Mia', 'member')
  const uploads = [await givenUpload(anna), await givenUpload(anna)]
  const mias = await givenUpload(mia)
  const said = await givenUpload(mia, givenSound(2))
  const line = holdPictures(app)
  const running = uploads.map((objectPath) => anna.post(`${path}/photos`, { objectPath }))
  await line.begun(2)
  const [picture, voice] = [
    mia.post(`${path}/photos`, { objectPath: mias }),
    mia.post(`${path}/voices`, { objectPath: said }),
  ]
  await line.waiting(2)
  const members = (await anna.get(`${path}/members`)).body
  const miaThere = members.find((member: { user: { id: string } }) => member.user.id === mia.user.id)
  expect((await anna.patch(`${path}/members/${miaThere.id}`, { isActive: false })).status).toBe(200)
  line.release()
  for (const { status } of await Promise.all([picture, voice])) expect(status).toBe(404)
  await Promise.all(running)
  expect(line.keys).not.toContain(incomingKey(mias))
  expect(line.keys).not.toContain(incomingKey(said))
  expect((await anna.get(`${path}/photos`)).body).toHaveLength(2)
})

test('who is signed out while a picture waits adds none, and sends none to the screen', async () => {
  const { app, anna, path } = await createFamilyApp()
  const thief = openBrowser(app)
  await thief.post('/api/auth/sign-in', { email: anna.user.email, password })
  const uploads = [await givenUpload(anna), await givenUpload(anna), await givenUpload(anna)]
  const line = holdPictures(app)
  const send = (objectPath: string | undefined) => thief.post(`${path}/photos`, { objectPath, isSent: true })
  const [running, waiting] = [uploads.slice(0, 2).map(send), send(uploads[2])]
  await line.begun(2)
  await line.waiting(1)
  expect((await anna.post('/api/auth/sessions/end', { keepKeys: true })).status).toBe(200)
  line.release()
  for (const { status } of await Promise.all([...running, waiting])) expect(status).toBe(401)
  await anna.post('/api/auth/sign-in', { email: anna.user.email, password })
  expect((await anna.get(`${path}/photos`)).body).toEqual([])
})

test('while the files of a picture are written, another group of the same primary caretaker adds one', async () => {
  const { app, anna, path } = await createFamilyApp()
  const other = await anna.post('/api/family-groups', { name: 'The Smiths' })
  const [first, second] = [await givenUpload(anna), await givenUpload(anna)]
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { put } = app.storage
  const held: string[] = []
  app.storage.put = async (key, body) => {
    if (key.includes(first.split('/').at(-1) ?? '')) {
      held.push(key)
      await released
    }
    return put(key, body)
  }
  const slow = anna.post(`${path}/photos`, { objectPath: first })
  await expect.poll(() => held.length).toBeGreaterThan(0)
  const added = await anna.post(`/api/family-groups/${other.body.id}/photos`, { objectPath: second })
  expect(added.status).toBe(201)
  release()
  expect((await slow).status).toBe(201)
})

/** Keeps every picture in the works until `release`, and notes which were read, and whose were begun in which order. */
function holdPictures(app: TestApp) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { read } = app.storage
  const keys: string[] = []
  const groups: string[] = []
  const { run } = app.claims.decode
  app.claims.decode.run = (turn, work) =>
    run(turn, () => {
      groups.push(turn[1])
      return work()
    })
  app.storage.read = async (key) => {
    keys.push(key)
    await released
    return read(key)
  }
  return {
    keys,
    groups,
    release,
    begun: (count: number) => expect.poll(() => keys.length).toBe(count),
    waiting: (count: number) => expect.poll(() => app.claims.decode.waitingCount()).toBe(count),
  }
}

function incomingKey(objectPath: string): string {
  return `incoming/${objectPath.split('/').at(-1)}`
}
