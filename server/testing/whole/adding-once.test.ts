import { expect, test } from 'vitest'
import { days, minutes, toIso } from '../../platform/clock.ts'
import { createFamilyApp, type Family, givenContent, givenFamily, givenUpload } from '../given/given.ts'
import { givenSound } from '../given/given-voice.ts'
import { calendarFile, event } from '../others/calendar-file.ts'
import { startCalendarServer } from '../others/calendar-server.ts'
import { listActions } from '../seen.ts'

// What adds something that a family would see twice. Sending has its window of ten seconds, a photo is named by its
// object (claim.test.ts), and an address has one invitation (invitations.test.ts).

const key = '6f1d7a52-5d2c-4f0e-9d3f-0e7a52c4b111'

async function givenCalendars() {
  const calendars = await startCalendarServer()
  calendars.put('/rose.ics', {
    text: calendarFile(...event('UID:1', 'SUMMARY:Coffee', 'DTSTART;VALUE=DATE:20350705')),
  })
  const { app, family } = await createFamilyApp({ CALENDAR_SERVERS: calendars.origin })
  const at = (later: number) => toIso(app.clock.now() + later)
  return { app, family, path: family.path, at, origin: calendars.origin }
}

type Given = Awaited<ReturnType<typeof givenCalendars>>

/** What a call adds, where it is listed if not at the call's own path, and what the activity calls it. */
type Adding = { path: string; body: object; list?: string; action?: string }

const addings: [string, (given: Given) => Adding | Promise<Adding>][] = [
  [
    'a scheduled delivery',
    async ({ family, path, at }) => {
      const { id } = await givenContent(family.anna, path)
      const body = { contentItemId: id, scheduledFor: at(minutes(3)), key }
      return { path: `${path}/schedule`, body, action: 'schedule_created' }
    },
  ],
  [
    'a recommendation',
    ({ path }) => ({ path: `${path}/content`, body: { title: 'Emma', key }, action: 'content_added' }),
  ],
  [
    'a recommendation with its recording',
    async ({ family, path }) => {
      const recording = { objectPath: await givenUpload(family.anna, givenSound(3)) }
      const body = { type: 'music', title: 'The choir', key, recording }
      return { path: `${path}/content`, body, action: 'content_added' }
    },
  ],
  [
    'a note',
    ({ path }) => ({ path: `${path}/notes`, body: { text: 'Hello', id: key }, action: 'note_added' }),
  ],
  [
    'a shopping item',
    ({ path }) => ({
      path: `${path}/shopping/items`,
      body: { name: 'Tea', key },
      list: `${path}/shopping`,
      action: 'shopping_item_added',
    }),
  ],
  [
    'a visit',
    ({ path, at }) => {
      const body = { who: 'Ben', date: at(days(2)).slice(0, 10) }
      return { path: `${path}/visits`, body, action: 'visit_planned' }
    },
  ],
  ['a known person', ({ path }) => ({ path: `${path}/people`, body: { name: 'Ben' } })],
  [
    'a calendar',
    ({ path, origin }) => ({
      path: `${path}/calendars`,
      body: { address: `${origin}/rose.ics?secret` },
      action: 'calendar_added',
    }),
  ],
  ['a family group', () => ({ path: '/api/family-groups', body: { name: 'The Hartleys', key } })],
]

test.each(addings)('%s that is added again, at once or later, is there once', async (_what, addingOf) => {
  const given = await givenCalendars()
  const { app, family } = given
  const { path, body, list = path, action } = await addingOf(given)
  const before = await idsIn(family, list)
  const add = () => family.anna.post(path, body)
  const answers = await Promise.all([add(), add()])
  // Its time may have passed meanwhile.
  app.clock.advance(minutes(5))
  answers.push(await add())
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  const [id, ...others] = new Set(answers.map((answer) => answer.body.id))
  expect(others).toEqual([])
  expect((await idsIn(family, list)).difference(before)).toEqual(new Set([id]))
  if (!action) return
  const lines = await listActions(family.anna, family.path)
  expect(lines.filter((line) => line === action)).toHaveLength(1)
})

const secrets: [string, string, (path: string) => { path: string; body: object }][] = [
  [
    'an API token',
    'token',
    (path) => ({ path: `${path}/api-tokens`, body: { name: 'Script', right: 'read' } }),
  ],
  ['an upload key', 'key', (path) => ({ path: `${path}/upload-keys`, body: { name: 'iPhone' } })],
  [
    'a webhook',
    'secret',
    (path) => ({
      path: `${path}/webhooks`,
      body: { address: 'https://example.org/hook', topics: ['calls'] },
    }),
  ],
]

test.each(secrets)(
  '%s that is made again, at once or later, is there once, with its secret',
  async (_what, field, callOf) => {
    const { app, family } = await createFamilyApp()
    const { path, body } = callOf(family.path)
    const add = (given: object = { key }) => family.anna.post(path, { ...body, ...given })
    const answers = await Promise.all([add(), add()])
    app.clock.advance(minutes(5))
    answers.push(await add())
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    const [secret, ...otherSecrets] = new Set(answers.map((answer) => answer.body[field]))
    expect([secret?.length > 20, otherSecrets]).toEqual([true, []])
    expect(await idsIn(family, path)).toEqual(new Set([answers[0]?.body.id]))
    const others = [await add({ key: '6f1d7a52-5d2c-4f0e-9d3f-0e7a52c4b222' }), await add({})]
    expect(new Set([secret, ...others.map((answer) => answer.body[field])]).size).toBe(3)
    expect((await idsIn(family, path)).size).toBe(3)
  },
)

test.each(secrets)('%s that was ended is not made again by a late repeat', async (_what, _field, callOf) => {
  const { family } = await createFamilyApp()
  const { path, body } = callOf(family.path)
  const add = (given: object = { key }) => family.anna.post(path, { ...body, ...given })
  const { id } = (await add()).body
  expect((await family.anna.delete(`${path}/${id}`)).status).toBe(200)
  const answers = await Promise.all([add(), add()])
  answers.push(await add())
  expect(answers.map(({ status, body }) => [status, body.error?.message.split('.')[0]])).toEqual(
    answers.map(() => [409, expect.stringMatching(/^This .* was made, and has been ended since$/)]),
  )
  expect(await idsIn(family, path)).toEqual(new Set())
  expect((await add({})).status).toBe(201)
})

test('the same key of another person is another one, and a group is nobody else’s', async () => {
  const { app, family } = await givenCalendars()
  await family.anna.post(`${family.path}/content`, { title: 'Emma', key })
  const made = await family.anna.post('/api/family-groups', { name: 'The Hartleys', key })
  const others = await givenFamily(app)
  expect((await others.anna.post(`${others.path}/content`, { title: 'Emma', key })).status).toBe(201)
  expect((await others.anna.get(`${others.path}/content`)).body).toHaveLength(1)
  const refused = await others.anna.post('/api/family-groups', { name: 'Mine', key })
  expect([refused.status, refused.bytes.includes(made.body.id)]).toEqual([409, false])
})

async function idsIn({ anna }: Pick<Family, 'anna'>, path: string): Promise<Set<string>> {
  const { body } = await anna.get(path)
  const rows: { id: string }[] = Array.isArray(body) ? body : (body.items ?? body.visits)
  return new Set(rows.map(({ id }) => id))
}
