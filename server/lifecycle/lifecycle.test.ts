import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { days, minutes } from '../platform/clock.ts'
import { groupTablesOf } from '../platform/feature.ts'
import { newId } from '../platform/ids.ts'
import { runDue } from '../platform/work/due.ts'
import {
  createFamilyApp,
  givenEntry,
  givenItem,
  givenMember,
  givenNote,
  givenPhoto,
  givenScreen,
} from '../testing/given/given.ts'
import { fillTables, tablesWith } from '../testing/given/given-any-rows.ts'
import { givenCalendar } from '../testing/given/given-calendar.ts'
import { givenClip } from '../testing/given/given-clip.ts'
import { givenVoice } from '../testing/given/given-voice.ts'
import { groupPurge } from './purge.ts'

const name = 'The Hartleys'

test('a group is deleted by its name only, at once and for everybody, screens included', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const carl = await givenMember(app, family, 'Carl', 'caretaker')
  const screen = await givenScreen(app, family)
  const photo = await givenPhoto(anna, path)
  const stream = await carl.listen(`${path}/live`)
  const shown = await screen.listen('/api/screen/live')
  await stream.until('open')

  const wrong = await anna.request('DELETE', path, { name: 'The Hartley' })
  expect([wrong.status, wrong.body.error.issues[0].path]).toEqual([422, 'name'])
  expect((await carl.request('DELETE', path, { name })).status).toBe(403)
  const removed = await anna.request('DELETE', path, { name: ` ${name} ` })
  expect(removed.body).toMatchObject({ id: family.group.id, name })

  await Promise.all([stream.ended, shown.ended])
  expect((await screen.get('/api/screen')).status).toBe(401)
  for (const person of [anna, carl]) {
    expect((await person.get('/api/family-groups')).body).toEqual([])
    expect((await person.get(`${path}/photos`)).status).toBe(404)
    expect((await person.get(`/api${photo.objectPath}`)).status).toBe(404)
  }
})

test('its primary caretaker can bring it back, whole, for 30 days', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const carl = await givenMember(app, family, 'Carl', 'caretaker')
  const screen = await givenScreen(app, family)
  const photo = await givenPhoto(anna, path)
  await anna.request('DELETE', path, { name })
  expect((await carl.get('/api/family-groups/removed')).body).toEqual([])
  expect((await carl.post(`${path}/restore`)).status).toBe(404)
  expect((await anna.get('/api/family-groups/removed')).body).toMatchObject([{ name }])
  await app.runDueAfter(days(29))
  expect((await anna.post(`${path}/restore`)).body).toMatchObject({ name, role: 'primary_caretaker' })
  expect((await carl.get(`${path}/photos`)).body).toMatchObject([{ id: photo.id }])
  expect((await screen.get('/api/screen')).status).toBe(200)
  expect((await anna.get('/api/family-groups/removed')).body).toEqual([])
})

test('after 30 days nothing of it is left, no row and no file, and others keep theirs', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  await givenScreen(app, family)
  const photo = await givenPhoto(anna, path)
  await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)
  await givenVoice(anna, path)
  await givenClip(anna, path)
  await anna.post(`${path}/content`, { title: 'Persuasion' })
  const note = await givenNote(anna, path, { photoId: photo.id, isSent: true })
  await givenEntry(app, anna, path, { noteId: note.id })
  await anna.post(`${path}/shopping/items`, { name: 'Milk' })
  await anna.post(`${path}/members`, { email: 'mia@example.com' })
  await anna.post(`${path}/upload-keys`, { name: 'iPhone' })
  await anna.post(`${path}/api-tokens`, { name: 'Home Assistant', right: 'read' })
  await anna.post(`${path}/webhooks`, { address: 'https://home.example/hook', topics: ['photos'] })
  const visit = (await anna.post(`${path}/visits`, { who: 'Ben', date: '2034-01-01', repeats: 'daily' })).body
  await anna.request('PUT', `${path}/visits/${visit.id}/skips/2034-01-02`)
  await anna.post(`${path}/calendar-feed`)
  await givenCalendar(app, family)
  await anna.patch(`${path}/life`, { isOn: true, people: [anna.user.id] })
  await anna.post(`${path}/life/away`, { from: '2035-01-01', until: '2035-01-02' })
  await anna.patch(`${path}/room`, { chime: true })
  const tom = (await anna.post(`${path}/people`, { name: 'Tom', userId: anna.user.id })).body
  await anna.request('PUT', `${path}/photos/${photo.id}/people/${tom.id}`)
  const kept = (await anna.post('/api/family-groups', { name: 'Kept' })).body
  const keptPhoto = await givenPhoto(anna, `/api/family-groups/${kept.id}`)
  await anna.request('DELETE', path, { name })
  app.clock.advance(days(15))
  await anna.get('/api/auth/user')
  app.clock.advance(days(15) + minutes(2))
  expect((await anna.post(`${path}/restore`)).status).toBe(404)
  await app.runDue()

  expect(await tablesWith(app, family.group.id)).toEqual([])
  const files = readdirSync(join(app.config.dataDir, 'files', 'pictures'), { recursive: true }).join()
  expect(files).not.toContain(photo.objectPath.split('/').at(-1))
  expect(files).toContain(keptPhoto.objectPath.split('/').at(-1))
  expect(readdirSync(join(app.config.dataDir, 'files'), { recursive: true }).join()).not.toMatch(
    /\.mp[34]|poster/,
  )
  expect((await anna.get(`/api/family-groups/${kept.id}/photos`)).body).toHaveLength(1)
})

test('a row of every table goes with its group', async () => {
  const { app, anna, path, group } = await createFamilyApp()
  await anna.request('DELETE', path, { name })
  await fillTables(app, group.id)
  expect(await tablesWith(app, group.id)).toEqual(groupTablesOf(app))
  app.clock.advance(days(30) + minutes(2))
  await runDue(app, groupPurge)
  expect(await tablesWith(app, group.id)).toEqual([])
})

test('a group of thousands of rows goes too, and one that cannot go holds up no other', async () => {
  const { app, anna, path } = await createFamilyApp()
  await givenPhoto(anna, path)
  const second = (await anna.post('/api/family-groups', { name: 'Second' })).body
  await givenItem(anna, `/api/family-groups/${second.id}`)
  const [item] = await app.db.selectFrom('shopping_items').selectAll().execute()
  if (!item) throw new Error('There is no item.')
  const rows = Array.from({ length: 2500 }, () => ({ ...item, id: newId() }))
  for (let from = 0; from < rows.length; from += 500)
    await app.db
      .insertInto('shopping_items')
      .values(rows.slice(from, from + 500))
      .execute()
  await anna.request('DELETE', path, { name })
  await anna.request('DELETE', `/api/family-groups/${second.id}`, { name: 'Second' })
  app.clock.advance(days(30) + minutes(2))
  const { remove } = app.storage
  app.storage.remove = () => Promise.reject(new Error('The storage is away.'))
  await expect(app.runDue()).rejects.toThrow('The storage is away.')
  const groups = () => app.db.selectFrom('family_groups').select('id').execute()
  expect(await groups()).toEqual([{ id: path.split('/').at(-1) }])
  expect(await app.db.selectFrom('shopping_items').select('id').execute()).toEqual([])
  app.storage.remove = remove
  await app.runDue()
  expect(await groups()).toEqual([])
})
