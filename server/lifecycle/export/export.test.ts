import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { pictureKey } from '../../photos/pictures/picture-files.ts'
import { days, minutes, seconds } from '../../platform/clock.ts'
import { listsOf } from '../../platform/feature.ts'
import { newId } from '../../platform/ids.ts'
import { openBrowser } from '../../testing/browser.ts'
import {
  createFamilyApp,
  createRoomApp,
  type Family,
  givenEntry,
  givenFamily,
  givenItem,
  givenMember,
  givenNote,
  givenOthers,
  givenPhoto,
  givenScreen,
  givenUpload,
  type Person,
  password,
} from '../../testing/given/given.ts'
import { fillTables } from '../../testing/given/given-any-rows.ts'
import { givenCalendar } from '../../testing/given/given-calendar.ts'
import { givenClip } from '../../testing/given/given-clip.ts'
import { givenPicture } from '../../testing/given/given-picture.ts'
import { givenRows } from '../../testing/given/given-rows.ts'
import { givenSong } from '../../testing/given/given-song.ts'
import { givenSound, givenVoice } from '../../testing/given/given-voice.ts'
import { openZip } from '../../testing/open-zip.ts'
import { readExport } from '../../testing/read-export.ts'
import { readMember } from '../../testing/seen.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { exportGroup } from '../export-group.ts'
import { familyJson } from './family-json.ts'
import { exportedTables } from './tables.ts'

/** A family of whom something is in every part of the export. */
async function givenFullFamily(app: TestApp) {
  const { family, anna, path } = await givenFamily(app)
  await anna.patch(path, { lovedOneName: 'Rose', lovedOnePhone: '030 1234567' })
  await anna.request('PUT', '/api/auth/user/phone', { phone: '040 7654321' })
  const screen = await givenScreen(app, family)
  const original = await givenPicture({ width: 64, height: 48 })
  const objectPath = await givenUpload(anna, original)
  const photo = (await anna.post(`${path}/photos`, { objectPath, caption: 'The garden' })).body
  await anna.request('PUT', `${path}/photos/${photo.id}/focal-point`, { x: 120, y: 870 })
  const sharedAt = app.clock.now()
  const tom = (await anna.post(`${path}/people`, { name: 'Tom', relation: 'your grandson' })).body
  await anna.request('PUT', `${path}/photos/${photo.id}/people/${tom.id}`)
  const { delivery } = (await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)).body
  app.clock.advance(minutes(2))
  for (const kind of ['heart', 'call_me'])
    await screen.post(`/api/screen/deliveries/${delivery.id}/answers`, { kind })
  const { calls } = (await anna.get(`${path}/answers`)).body
  await anna.post(`${path}/calls/${calls[0].id}/take`)
  const note = await givenNote(anna, path, { text: 'The roses are out', photoId: photo.id, isSent: true })
  const entry = await givenEntry(app, anna, path, { noteId: note.id })
  await anna.post(`${path}/schedule/${entry.id}/send-now`)
  await givenVoice(anna, path, { words: 'Sleep well' })
  await givenClip(anna, path, { words: 'First steps' })
  await givenSong(anna, path, { photoId: photo.id, sound: givenSound(90) })
  await anna.post(`${path}/content`, { title: 'Persuasion', description: 'With a heart' })
  await givenItem(anna, path, { name: 'Milk' })
  await anna.post(`${path}/visits`, { who: 'Ben', what: 'Chess', date: '2034-01-01' })
  await givenCalendar(app, family)
  await anna.patch(`${path}/room`, { language: 'nl' })
  await anna.patch(`${path}/life`, { isOn: true, people: [anna.user.id] })
  await anna.post(`${path}/members`, { email: 'mia@example.com' })
  await anna.post(`${path}/upload-keys`, { name: 'iPhone' })
  await anna.post(`${path}/calendar-feed`)
  // A list of which nothing is made above gets a made-up row.
  const listed = listsOf(app).flatMap(([, { tables }]) => tables)
  await fillTables(app, family.group.id, listed)
  return { ...family, photo, original, sharedAt }
}

test('the export holds the originals and all that was written and answered, in every part', async () => {
  const app = await createTestApp()
  const given = await givenFullFamily(app)
  const { zip, files, family, page } = await readExport(given)
  expect(zip.headers.get('content-disposition')).toBe('attachment; filename="sunporch.zip"')
  const [photo] = family.photos
  expect(photo).toMatchObject({
    caption: 'The garden',
    people: ['Tom'],
    sharedBy: 'Anna Hartley',
    focalPoint: { x: 120, y: 870 },
    isMissing: false,
  })
  expect(files.get(photo.file)?.bytes.equals(given.original)).toBe(true)
  expect(files.get(photo.file)?.lastModified.getTime()).toBeCloseTo(given.sharedAt, -4)
  expect([family.voices, family.clips, family.recordings].map(({ length }) => length)).toEqual([1, 1, 1])
  expect(family.recordings[0]).toMatchObject({
    contentId: family.content.find(({ type }: { type: string }) => type === 'music').id,
    photoId: given.photo.id,
  })
  expect(page).toContain('1:30')
  expect(family.answers).toMatchObject([
    {
      kind: 'heart',
      device: 'Family screen',
      to: { kind: 'photo', title: 'The garden', sentBy: 'Anna Hartley' },
    },
    { kind: 'call_me' },
  ])
  expect(family.calls).toMatchObject([{ device: 'Family screen', takenBy: 'Anna Hartley' }])
  expect(family.deliveries[0]).toMatchObject({
    title: 'The garden',
    sentBy: 'Anna Hartley',
    devices: [{ device: 'Family screen', acceptedAt: expect.any(String) }],
  })
  expect(family.visits.calendars).toMatchObject([{ name: 'Church', events: [{ title: 'Service' }] }])
  expect(family.schedule[0].occurrences).toMatchObject([{ status: 'sent' }])
  expect(family.room).toMatchObject({ language: 'nl' })
  const parts = Object.values(exportedTables(app)).flatMap((table) =>
    table && 'in' in table ? table.in : [],
  )
  for (const part of parts) expect(Object.keys(family[part] ?? {}), part).not.toEqual([])
  const listed = await given.anna.get(`${given.path}/activity`)
  expect(family.activity.map(({ action }: { action: string }) => action).toReversed()).toEqual(
    listed.body.map(({ action }: { action: string }) => action),
  )
  const onPage = [
    'The Hartleys',
    'Rose',
    'The garden',
    'Tom',
    'Shared by Anna Hartley',
    '♥',
    'Asked for a call',
  ]
  const lists = [
    'The roses are out',
    'Sleep well',
    'First steps',
    'Persuasion',
    'Chess',
    'Service',
    'Milk',
    'your grandson',
    'mia@example.com',
  ]
  for (const text of [...onPage, ...lists, '040 7654321']) expect(page, text).toContain(text)
})

test('the export names the successor', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const carl = await givenMember(app, family, 'Carl', 'caretaker')
  const { id: memberId } = await readMember(anna, path, carl)
  await anna.request('PUT', `${path}/successor`, { memberId })
  expect((await readExport(family)).family.group.successor.name).toBe('Carl Hartley')
})

test('only the primary caretaker of the group may take it along', async () => {
  const { app, family } = await createFamilyApp()
  const carl = await givenMember(app, family, 'Carl', 'caretaker')
  const { person } = await givenOthers(app)
  expect((await carl.get(`${family.path}/export`)).status).toBe(403)
  expect((await person.get(`${family.path}/export`)).status).toBe(404)
})

test('every table of the database is in the export, or has a reason not to be', async () => {
  const app = await createTestApp()
  const tables = await app.db.introspection.getTables()
  const ours = tables.map(({ name }) => name).filter((name) => !/^(kysely|pg|sqlite)_/.test(name))
  expect(ours.toSorted()).toEqual(Object.keys(exportedTables(app)).toSorted())
})

test('no secret and nothing of another group is in it', async () => {
  const app = await createTestApp()
  const given = await givenFullFamily(app)
  const others = await givenOthers(app)
  await givenPhoto(others.person, others.path, 'Of somebody else')
  await givenItem(others.person, others.path, { name: 'Somebody else’s bread' })
  const { zip, text } = await readExport(given)
  expect(zip.bytes.includes('omebody else')).toBe(false)
  const tables = await app.db.introspection.getTables()
  let secrets = 0
  for (const { name, columns } of tables) {
    for (const column of columns.filter(({ name }) =>
      /hash$|secret|sealed|private_key|^auth$|p256dh/.test(name),
    )) {
      if (column.name === 'thumbhash') continue
      const { rows } = await sql<{ secret: string | null }>`
        select ${sql.ref(column.name)} as secret from ${sql.table(name)}`.execute(app.db)
      for (const { secret } of rows) {
        if (secret === null) continue
        secrets++
        expect(zip.bytes.includes(secret), `${name}.${column.name}`).toBe(false)
      }
    }
  }
  expect(secrets).toBeGreaterThan(5)
  expect(text('family.json')).not.toContain('BEGIN:VCALENDAR')
})

test('markup and paths in names and words do no harm', async () => {
  const { anna, path } = await createFamilyApp()
  const evil = '<script>alert(1)</script><img src=x onerror="alert(2)">'
  await anna.patch(path, { name: '../../etc/passwd', lovedOneName: evil, description: evil })
  const photo = await givenPhoto(anna, path, `${evil} ../../../evil.jpg`)
  const person = (await anna.post(`${path}/people`, { name: '../../<b>Tom</b>' })).body
  await anna.request('PUT', `${path}/photos/${photo.id}/people/${person.id}`)
  await givenNote(anna, path, { text: evil })
  await anna.post(`${path}/content`, {
    title: evil,
    description: evil,
    externalUrl: 'https://example.com/"><script>',
  })
  await givenItem(anna, path, { name: evil, notes: evil })
  await anna.post(`${path}/visits`, { who: evil.slice(0, 60), date: '2034-01-01' })
  const { files, family, page } = await readExport({ anna, path })
  expect([...files.keys()].toSorted()).toEqual([
    'family.json',
    'index.html',
    expect.stringMatching(/^page\/0001 \d{4}-\d\d-\d\d\.webp$/),
    expect.stringMatching(/^photos\/0001 \d{4}-\d\d-\d\d\.jpg$/),
  ])
  expect(family.photos[0].caption).toContain(evil)
  expect(page).not.toMatch(/<script|<b>|onerror="/)
  expect(page).toContain('&#60;script&#62;alert(1)')
})

test('a photo without its files is named as missing, and one without its original has a smaller one', async () => {
  const { app, anna, path } = await createFamilyApp()
  const gone = await givenPhoto(anna, path, 'All gone')
  app.clock.advance(seconds(10))
  const half = await givenPhoto(anna, path, 'Half gone')
  const key = (photo: typeof gone, file: string) => pictureKey(photo.objectPath.split('/').at(-1) ?? '', file)
  for (const file of ['original', 'device.jpg', 'w640.webp']) await app.storage.remove(key(gone, file))
  await app.storage.remove(key(half, 'original'))
  const { files, family, page } = await readExport({ anna, path })
  expect(family.photos).toMatchObject([
    { caption: 'All gone', file: null, isMissing: true, smallerFile: null },
    {
      caption: 'Half gone',
      file: null,
      isMissing: true,
      smallerFile: expect.stringContaining('to look at.jpg'),
    },
  ])
  expect(files.has(family.photos[1].smallerFile)).toBe(true)
  expect(page).toContain('The files of 2 photos are missing on the server.')
})

test('a storage that fails ends the download, so that nobody takes a part for the whole', async () => {
  const { app, anna, path } = await createFamilyApp()
  await givenPhoto(anna, path)
  app.storage.get = () => Promise.reject(new Error('The storage is away.'))
  await expect(anna.get(`${path}/export`).then(({ bytes }) => openZip(bytes))).rejects.toThrow()
})

test('the file of a download that somebody ends is let go of', async () => {
  const { app, anna, path } = await createFamilyApp()
  await givenPhoto(anna, path)
  const file = new Readable({ read() {} })
  file.push('the first piece')
  app.storage.get = async () => ({ size: 1_000_000, body: file })
  const groupId = path.split('/').at(-1) ?? ''
  const download = exportGroup(app, anna.user, { groupId, language: 'en' }).getReader()
  let text = ''
  while (!text.includes('the first piece')) text += Buffer.from((await download.read()).value ?? [])
  await download.cancel().catch(() => {})
  await vi.waitUntil(() => file.destroyed)
})

test.each<[string, (given: { anna: Person; path: string; carl: Person }) => Promise<unknown>]>([
  ['the account is taken back', ({ anna }) => anna.post('/api/auth/taken-back')],
  [
    'the family is handed over',
    async ({ anna, path, carl }) => {
      const { id: memberId } = await readMember(anna, path, carl)
      await anna.post(`${path}/hand-over`, { memberId })
      return carl.post(`${path}/hand-over/accept`)
    },
  ],
  ['the group is deleted', ({ anna, path }) => anna.request('DELETE', path, { name: 'The Hartleys' })],
])('a download that has begun goes on to its end no more when %s', async (_when, happens) => {
  const { app, family, anna, path } = await createFamilyApp()
  const carl = await givenMember(app, family, 'Carl', 'caretaker')
  await givenPhoto(anna, path)
  const begun = Promise.withResolvers<void>()
  const goesOn = Promise.withResolvers<void>()
  const { get } = app.storage
  let files = 0
  app.storage.get = async (key, ...rest) => {
    if (files++ > 0) {
      begun.resolve()
      await goesOn.promise
    }
    return get(key, ...rest)
  }
  const download = openBrowser(app)
  await download.post('/api/auth/sign-in', { email: anna.user.email, password })
  const downloaded = download.get(`${path}/export`)
  await begun.promise
  expect(await happens({ anna, path, carl })).toMatchObject({ status: 200 })
  app.clock.advance(seconds(2))
  goesOn.resolve()
  await expect(downloaded).rejects.toThrow()
})

test('the words of what was deleted are in the activity only', async () => {
  const { app, family, anna, path, screen } = await createRoomApp()
  const photo = await givenPhoto(anna, path, 'Unwanted caption')
  const { delivery } = (await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)).body
  await screen.post(`/api/screen/deliveries/${delivery.id}/answers`, { kind: 'heart' })
  await givenEntry(app, anna, path, { photoId: photo.id })
  const note = await givenNote(anna, path, { text: 'Unwanted words', isSent: true })
  await givenEntry(app, anna, path, { noteId: note.id })
  await anna.delete(`${path}/photos/${photo.id}`)
  await anna.delete(`${path}/notes/${note.id}`)
  const { family: told, page } = await readExport(family)
  const { activity, ...others } = told
  expect([others.deliveries.length, others.answers.length, others.schedule.length]).toEqual([2, 1, 2])
  expect(JSON.stringify(others)).not.toContain('Unwanted')
  expect(page).not.toContain('Unwanted')
  expect(JSON.stringify(activity)).toContain('Unwanted caption')
})

test('what a device could not play is in it as long as the family reads it', async () => {
  const { app, family, anna, path, screen } = await createRoomApp()
  const { delivery } = await givenClip(anna, path, { isSent: true })
  await screen.post(`/api/screen/deliveries/${delivery?.id}/unplayed`)
  const note = async () => (await readExport(family)).family.deliveries[0].devices[0].note
  expect(await note()).toContain('cannot play')
  app.clock.advance(days(7))
  expect(await note()).toBeNull()
})

test('a photo that is deleted during the download takes no other with it', async () => {
  const { app, anna, path } = await createFamilyApp()
  const photos: { id: string }[] = []
  for (const caption of ['One', 'Two', 'Three']) {
    app.clock.advance(seconds(10))
    photos.push(await givenPhoto(anna, path, caption))
  }
  const { get } = app.storage
  let count = 0
  app.storage.get = async (...given) => {
    if (++count === 2) await anna.delete(`${path}/photos/${photos[0]?.id}`)
    return get.apply(app.storage, given)
  }
  const { files, family } = await readExport({ anna, path })
  expect(family.photos.map(({ caption }: { caption: string }) => caption)).toEqual(['Two', 'Three'])
  for (const { file } of family.photos) expect(files.has(file)).toBe(true)
})

test('long lists are written page by page, and no row is lost or twice', async () => {
  const app = await createTestApp()
  const { anna, group }: Family = await givenFamily(app)
  const [filled] = await givenRows(app, { families: 1, photos: 1200 })
  const groupId = filled?.groupId ?? ''
  // Rows of one instant, over the end of a page.
  const same = { family_group_id: groupId, user_id: null, actor_name: null, action: 'same', created_at: 1 }
  for (let from = 0; from < 700; from += 100)
    await app.db
      .insertInto('activity')
      .values(Array.from({ length: 100 }, () => ({ id: newId(), ...same })))
      .execute()
  await app.db
    .updateTable('members')
    .set({ user_id: anna.user.id })
    .where('family_group_id', '=', groupId)
    .where('role', '=', 'primary_caretaker')
    .execute()
  const photos = new Map(
    (await app.db.selectFrom('photos').select('id').execute()).map(({ id }) => [
      id,
      { original: 'a', shown: 'a', small: null },
    ]),
  )
  let [text, longest] = ['', 0]
  for await (const piece of familyJson(app, anna.user, groupId, {
    photos,
    faces: new Map(),
    voices: new Map(),
    clips: new Map(),
    recordings: new Map(),
  })) {
    longest = Math.max(longest, piece.length)
    text += piece
  }
  const family = JSON.parse(text)
  const count = async (table: 'activity' | 'deliveries' | 'photos' | 'delivery_answers') =>
    (await app.db.selectFrom(table).where('family_group_id', '=', groupId).select('id').execute()).length
  expect([family.photos.length, family.activity.length]).toEqual([
    await count('photos'),
    await count('activity'),
  ])
  expect(family.deliveries.length).toBe(await count('deliveries'))
  expect(family.answers.length).toBe(await count('delivery_answers'))
  expect(new Set(family.deliveries.map(({ id }: { id: string }) => id)).size).toBe(family.deliveries.length)
  expect(longest).toBeLessThan(text.length / 3)
  expect(group.id).not.toBe(groupId)
})
