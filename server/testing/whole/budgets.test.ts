import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Member } from '#contract/family/members.ts'
import { features } from '../../features.ts'
import { groupPurge } from '../../lifecycle/purge.ts'
import { days } from '../../platform/clock.ts'
import { type GroupTable, groupTablesOf, rowKindsOf } from '../../platform/feature.ts'
import { newId } from '../../platform/ids.ts'
import { runDue } from '../../platform/work/due.ts'
import { openBrowser } from '../browser.ts'
import {
  createFamilyApp,
  type Family,
  givenContent,
  givenItem,
  givenMember,
  givenOthers,
  givenPerson,
  givenPhoto,
  givenUpload,
  type Person,
  password,
} from '../given/given.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

describe('groups of one person', () => {
  const sentence =
    'One person can be the primary caretaker of 2 family groups at most, with those deleted in the last 30 days. Please let somebody else be it, or ask whoever runs this server for more.'
  const add = (person: Person) => person.post('/api/family-groups', { name: 'One more' })

  test('are limited, also when many are asked for at once, and a deleted one counts until it is gone', async () => {
    const app = await createTestApp({ PERSON_GROUPS: '2' })
    const anna = await givenPerson(app, 'Anna')
    const answers = await Promise.all([add(anna), add(anna), add(anna), add(anna)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.error).toEqual({ code: 'conflict', message: sentence })
    const [group] = (await anna.get('/api/family-groups')).body
    const path = `/api/family-groups/${group.id}`
    expect((await anna.request('DELETE', path, { name: 'One more' })).status).toBe(200)
    expect((await add(anna)).status).toBe(409)
    // What is brought back was counted all the time.
    expect((await anna.post(`${path}/restore`)).status).toBe(200)
    await anna.request('DELETE', path, { name: 'One more' })
    app.clock.advance(days(31))
    await runDue(app, groupPurge)
    const later = await openBrowserOf(app, 'anna@example.com')
    expect((await later.post('/api/family-groups', { name: 'One more' })).status).toBe(201)
  })

  test('do not grow by taking over those of others', async () => {
    const { app, family } = await createFamilyApp({ PERSON_GROUPS: '2' })
    const cleo = await givenMember(app, family, 'Cleo', 'caretaker')
    await add(cleo)
    await add(cleo)
    const members = (await cleo.get(`${family.path}/members`)).body
    const { id: memberId } = members.find(({ user }: Member) => user.id === cleo.user.id)
    expect((await family.anna.post(`${family.path}/hand-over`, { memberId })).status).toBe(200)
    const accepted = await cleo.post(`${family.path}/hand-over/accept`)
    expect([accepted.status, accepted.body.error?.message]).toEqual([409, sentence])
    // Nor does whoever leaves pass theirs on without a question.
    expect((await family.anna.request('PUT', `${family.path}/successor`, { memberId })).status).toBe(200)
    const left = await family.anna.post(`${family.path}/leave`)
    expect([left.status, left.body.error?.message]).toEqual([409, sentence])
  })
})

describe('photos of all groups of one person', () => {
  test('are counted together: a second group has no room of its own', async () => {
    const { app, family, anna, path } = await createFamilyApp({ PERSON_PHOTOS: '2' })
    const second = `/api/family-groups/${(await anna.post('/api/family-groups', { name: 'Again' })).body.id}`
    await givenPhoto(anna, path)
    const photo = await givenPhoto(anna, second)
    const objectPath = await givenUpload(anna)
    const refused = await anna.post(`${second}/photos`, { objectPath })
    expect([refused.status, refused.body.error.code]).toEqual([507, 'storage_full'])
    expect(refused.body.error.message).toBe(
      'This group can take no more photos now. Please ask your primary caretaker, or whoever runs this server, for more room.',
    )
    // A member adds to the room of the primary caretaker, and somebody else's group has its own.
    const ben = await givenMember(app, family, 'Ben', 'member')
    const upload = await givenUpload(ben)
    expect((await ben.post(`${path}/photos`, { objectPath: upload })).status).toBe(507)
    const own = (await ben.post('/api/family-groups', { name: 'Own' })).body
    expect((await ben.post(`/api/family-groups/${own.id}/photos`, { objectPath: upload })).status).toBe(201)
    // To delete makes room at once.
    await anna.delete(`${second}/photos/${photo.id}`)
    expect((await anna.post(`${second}/photos`, { objectPath })).status).toBe(201)
  })

  test('so are their bytes, and Settings says what is left', async () => {
    const { app, anna, path } = await createFamilyApp({ PERSON_QUOTA: '1MB' })
    await givenPhoto(anna, path)
    const { bytes } = (await anna.get(`${path}/storage`)).body
    const group = (await anna.post('/api/family-groups', { name: 'Again' })).body
    const second = `/api/family-groups/${group.id}`
    expect((await anna.get(`${second}/storage`)).body).toMatchObject({ bytes: 0, bytesLimit: 1e6 - bytes })
    // Another caretaker learns nothing of her other groups but whether there is room.
    const cleo = await givenMember(app, { anna, path: second, group }, 'Cleo', 'caretaker')
    const nothing = { bytes: 0, bytesLimit: null, photos: 0, photosLimit: null }
    expect((await cleo.get(`${second}/storage`)).body).toEqual({ ...nothing, room: 'plenty' })
    await app.db
      .updateTable('photos')
      .set({ bytes: 1e6 - 1000 })
      .execute()
    const refused = await anna.post(`${second}/photos`, { objectPath: await givenUpload(anna) })
    expect([refused.status, refused.body.error.message]).toEqual([
      507,
      'This group can take no more photos now. Please ask your primary caretaker, or whoever runs this server, for more room.',
    ])
  })
})

describe('rows of each kind of a group', () => {
  type Add = (
    family: Family,
    number: number,
  ) => Promise<{ status: number; body: { error?: unknown; id?: string } }>
  const tomorrow = '2030-01-02T08:00:00.000Z'
  const adds: Partial<Record<GroupTable, Add>> = {
    content_items: ({ anna, path }, n) =>
      anna.post(`${path}/content`, { title: `Film ${n}`, externalUrl: 'https://example.com' }),
    notes: ({ anna, path }, n) => anna.post(`${path}/notes`, { text: `Note ${n}`, id: newId() }),
    shopping_items: ({ anna, path }, n) => anna.post(`${path}/shopping/items`, { name: `Milk ${n}` }),
    visits: ({ anna, path }, n) => anna.post(`${path}/visits`, { who: `Mia ${n}`, date: `2027-01-0${n}` }),
    known_people: ({ anna, path }, n) => anna.post(`${path}/people`, { name: `Mia ${n}` }),
    invitations: ({ anna, path }, n) => anna.post(`${path}/members`, { email: `mia${n}@example.com` }),
    schedule_entries: async ({ anna, path }, n) => {
      const [known] = (await anna.get(`${path}/content`)).body
      const { id } = known ?? (await givenContent(anna, path))
      return anna.post(`${path}/schedule`, { contentItemId: id, scheduledFor: `${tomorrow}`, name: n })
    },
  }

  test.each(Object.entries(adds))('%s', async (table, add) => {
    const { app, family } = await createFamilyApp({ GROUP_ROWS: '3' })
    const added = []
    for (const number of [1, 2, 3]) added.push(await add(family, number))
    expect(added.map(({ status }) => status)).toEqual([201, 201, 201])
    const refused = await add(family, 4)
    const what = rowKindsOf({ features })[table as GroupTable]
    expect([refused.status, refused.body.error]).toEqual([
      409,
      {
        code: 'conflict',
        message: `Your family has added as many ${what} as it may (3, with those that were deleted). Please ask whoever runs this server for more.`,
      },
    ])
    const { person, path } = await givenOthers(app)
    expect((await add({ ...family, anna: person, path }, 1)).status).toBe(201)
  })

  test('are not refused when what was sent is there already', async () => {
    const { anna, path } = await createFamilyApp({ GROUP_ROWS: '1' })
    const note = { text: 'Hello', id: newId() }
    expect((await anna.post(`${path}/notes`, note)).status).toBe(201)
    expect((await anna.post(`${path}/notes`, note)).status).toBe(201)
    const item = { name: 'Milk', key: newId() }
    expect((await anna.post(`${path}/shopping/items`, item)).status).toBe(201)
    expect((await anna.post(`${path}/shopping/items`, item)).status).toBe(201)
  })

  test('a family that has more, because the limit was lowered or a backup brought them, keeps all and adds none', async () => {
    const { app, anna, path } = await createFamilyApp()
    for (const name of ['Milk', 'Bread', 'Tea']) await givenItem(anna, path, { name })
    app.config.budgets.groupRows = 2
    app.budgetMemory.rows.clear()
    expect((await anna.get(`${path}/shopping`)).body.items).toHaveLength(3)
    expect((await anna.post(`${path}/shopping/items`, { name: 'Jam' })).status).toBe(409)
    const [item] = (await anna.get(`${path}/shopping`)).body.items
    expect((await anna.patch(`${path}/shopping/items/${item.id}`, { name: 'Oat milk' })).status).toBe(200)
    expect((await anna.delete(`${path}/shopping/items/${item.id}`)).status).toBe(200)
    expect((await anna.post(`${path}/shopping/items/${item.id}/restore`)).status).toBe(200)
  })

  test('every table of a group says what limits it', () => {
    const tables = groupTablesOf({ features })
    const limited = Object.keys(rowKindsOf({ features }))
    const others = Object.keys(limitedOtherwise)
    expect([...limited, ...others].toSorted()).toEqual(tables.toSorted())
  })

  test('whoever inserts into one asks for the room', () => {
    const sources = readdirSync('server', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/test|migrations/.test(file))
      .map((file) => ({ file, text: readFileSync(join('server', file), 'utf8') }))
    const silent = Object.keys(rowKindsOf({ features })).flatMap((table) =>
      sources
        .filter(({ text }) => new RegExp(`insert(Into|Rows)\\((app, )?'${table}'`).test(text))
        .filter(({ text }) => !text.includes(`requireRoomForRow(app, '${table}'`))
        .map(({ file }) => `${file}: ${table}`),
    )
    expect(silent).toEqual([])
  })
})

const ofEach = 'a few for each person, as the contract says'
const ofSending = 'as many as are sent: by WRITES_A_MINUTE'
const oneOf = 'one for each group, or for each member of it'

/** What keeps people from adding rows without end. */
const limitedOtherwise: Partial<Record<GroupTable, string>> = {
  members: 'each comes by an invitation, which is a row',
  api_tokens: ofEach,
  activity: 'one or two for each change: by WRITES_A_MINUTE',
  activity_counts: 'one for each person and action',
  old_years: 'one for two thousand rows that have left the database',
  devices: 'GROUP_DEVICES',
  deliveries: ofSending,
  delivery_targets: ofSending,
  delivery_answers: 'what devices say of deliveries',
  call_requests: 'what devices ask for',
  call_presses: 'what devices ask for',
  answers_taken_back: 'what devices ask for',
  spoken_answers: 'one for each voice',
  call_told: 'one for each person and call',
  answers_seen: oneOf,
  rooms: oneOf,
  life_watches: oneOf,
  life_people: oneOf,
  life_told: 'one for each person and round',
  life_away: 'mostAbsences of the feature',
  life_days: 'one for each day',
  photos: 'GROUP_PHOTOS and PERSON_PHOTOS',
  photo_people: 'the people of the family, for each photo',
  upload_keys: ofEach,
  visit_skips: 'one for each day of a visit',
  calendars: 'calendarLimits of the contract',
  calendar_sources: 'one for each calendar',
  calendar_events: 'calendarLimits of the contract',
  calendar_feeds: oneOf,
  schedule_occurrences: 'a few for each planned delivery',
  screen_tokens: 'one for each screen',
  screen_links: 'gone after a quarter of an hour: by WRITES_A_MINUTE',
  echoes: 'GROUP_DEVICES',
  alexa_codes: oneOf,
  alexa_heard: 'what an Echo has said, which is verified',
  alexa_events: 'ALEXA_EVENTS_A_DAY',
  notice_messages: 'by what is told',
  notices: 'by what is told',
  notice_sends: 'by what is told',
  notice_choices: oneOf,
  photo_reminders: oneOf,
  webhooks: ofEach,
  webhook_sends: 'by what is told',
}

test('devices of a group are limited', async () => {
  const { app, anna, path } = await createFamilyApp({ GROUP_DEVICES: '2' })
  const open = async () => {
    const { url } = (await anna.post(`${path}/devices/links`)).body
    return openBrowser(app).post('/api/screen/open', { token: url.split('#open=')[1] })
  }
  const opened = [await open(), await open()]
  expect(opened.map(({ status }) => status)).toEqual([200, 200])
  const refused = await open()
  expect([refused.status, refused.body.error.message]).toEqual([
    409,
    'Your family has as many devices of this kind as it may have (2). Please remove one that nobody uses any more.',
  ])
})

async function openBrowserOf(app: TestApp, email: string): Promise<ReturnType<typeof openBrowser>> {
  const browser = openBrowser(app)
  const signedIn = await browser.post('/api/auth/sign-in', { email, password })
  if (signedIn.status !== 200) throw new Error(`not signed in: ${signedIn.bytes}`)
  return browser
}
