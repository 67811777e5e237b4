import { expect, test } from 'vitest'
import { groupTopic } from '../../family/group-live.ts'
import { minutes } from '../../platform/clock.ts'
import { givenEchoFamily, rendered, spoken, type TestEcho } from '../../testing/alexa/given-echo.ts'
import { givenContent, givenPhoto, givenSentPhoto } from '../../testing/given/given.ts'

test.each([
  [
    'the page before the picture',
    (id: string) => [
      ['page', id, ''],
      ['loaded', id, id],
    ],
  ],
  [
    'the picture before the page',
    (id: string) => [
      ['loaded', id, 'other'],
      ['page', id, ` ${id}`],
    ],
  ],
  [
    'each of them twice',
    (id: string) => [
      ['page', id, ''],
      ['page', id, ''],
      ['loaded', id, id],
      ['loaded', id, id],
    ],
  ],
  [
    'the report of the picture lost',
    (id: string) => [
      ['page', id, ''],
      ['page', id, ` other ${id}`],
    ],
  ],
  ['the report of the page lost', (id: string) => [['loaded', id, id]]],
])('a picture is shown after page and picture, and not before: %s', async (_, reportsOf) => {
  const { echo, id, delivery } = await givenOpenedPhoto()
  const reports = reportsOf(id)
  for (const report of reports.slice(0, -1)) await echo.touch(...report)
  const isComplete = reports.length === 4
  if (isComplete) return expect(await delivery()).toMatchObject({ state: 'shown' })
  expect(await delivery()).toMatchObject({ state: 'accepted', shownAt: null })
  await echo.touch(...(reports.at(-1) ?? []))
  expect(await delivery()).toMatchObject({ state: 'shown', shownAt: expect.any(String) })
})

test('both reports at once, and reports of two sessions, are put together', async () => {
  const { echo, id, delivery } = await givenOpenedPhoto()
  // As the first picture's are: both are sent before either is answered.
  await Promise.all([inNewSession(echo, 'page', id, ''), inNewSession(echo, 'loaded', id, id)])
  expect(await delivery()).toMatchObject({ state: 'shown' })

  const other = await givenOpenedPhoto()
  await inNewSession(other.echo, 'loaded', other.id)
  await inNewSession(other.echo, 'page', other.id, '')
  expect(await other.delivery()).toMatchObject({ state: 'shown' })
})

test('the time of the first showing stays, and a slideshow that goes round tells only that it is on', async () => {
  const { app, family, echo, id, delivery } = await givenOpenedPhoto()
  const told: unknown[] = []
  app.live.subscribe(groupTopic(family.group.id), (message) => told.push(message))
  await echo.touch('loaded', id)
  await echo.touch('page', id, '')
  const { shownAt } = await delivery()
  expect(told).toContainEqual(expect.objectContaining({ changed: expect.arrayContaining(['photos']) }))
  told.length = 0
  app.clock.advance(minutes(5))
  for (let round = 0; round < 3; round++) await echo.touch('page', id, ` ${id}`)
  await echo.touch('loaded', id)
  expect((await delivery()).shownAt).toBe(shownAt)
  // Once in two minutes, that pictures are on: by this the family sees since when they are not.
  expect(told).toEqual([{ changed: ['devices'] }])
  expect(spoken(await echo.open())).toContain('Nothing new')
})

test('a picture that is loaded behind another page is shown once its own page is there', async () => {
  const { echo, id, delivery } = await givenOpenedPhoto()
  // Too slow: its page has gone again.
  await echo.touch('page', id, '')
  await echo.touch('page', 'other', '')
  await echo.touch('loaded', id, 'other')
  expect(await delivery()).toMatchObject({ state: 'accepted', shownAt: null })
  await echo.touch('page', id, ` ${id}`)
  expect(await delivery()).toMatchObject({ state: 'shown' })

  // Its page showed a text in its place; the next day it is loaded beside another page, and that is all.
  const failing = await givenOpenedPhoto()
  await failing.echo.touch('page', failing.id, '')
  await failing.echo.touch('failed', failing.id)
  await failing.echo.open()
  await failing.echo.touch('loaded', failing.id, 'other')
  expect(await failing.delivery()).toMatchObject({ state: 'accepted', note: null })
  await inNewSession(failing.echo, 'page', failing.id, '')
  expect(await failing.delivery()).toMatchObject({ state: 'shown' })
})

test('a device below APL 1.8 does not report pictures, so its page alone counts', async () => {
  const { echo, id, delivery } = await givenOpenedPhoto({ maxVersion: '1.7' })
  await echo.touch('page', id, '')
  expect(await delivery()).toMatchObject({ state: 'shown' })
})

test('a recommendation has no picture to load', async () => {
  const { echo, anna, path } = await givenEchoFamily()
  const item = await givenContent(anna, path)
  await anna.post(`${path}/content/${item.id}/send-to-alexa`)
  const [slide] = rendered(await echo.open()).slides
  await echo.touch('page', slide.id, '')
  expect((await anna.get(`${path}/content`)).body[0].delivery.state).toBe('shown')
})

test('a picture that could not be loaded is said to be so, until it was loaded', async () => {
  const { echo, id, delivery } = await givenOpenedPhoto()
  await echo.touch('page', id, '')
  await echo.touch('failed', id)
  expect(await delivery()).toMatchObject({
    state: 'accepted',
    note: 'It could not load the picture. It tries again when Sunporch is opened on it.',
  })
  await echo.open()
  await echo.touch('loaded', id, id)
  expect(await delivery()).toMatchObject({ state: 'shown', note: null })
  await echo.touch('failed', id)
  expect(await delivery()).toMatchObject({ state: 'shown', note: null })
})

test('the slide that “next” turns to is shown once the Echo has turned to it', async () => {
  const { echo, anna, path } = await givenOpenedPhoto()
  await givenSentPhoto(anna, path, 'Second')
  const ids = rendered(await echo.open()).slides.map(({ id }: { id: string }) => id)
  for (const id of ids) await echo.touch('loaded', id)
  await echo.touch('page', ids[0], '')
  const { directives = [] } = await echo.intend('AMAZON.NextIntent')
  expect(JSON.stringify(directives)).toContain('"value":1')
  await echo.touch('page', ids[1], '')
  const states = (await anna.get(`${path}/photos`)).body.map(
    ({ delivery }: { delivery: { state: string } }) => delivery.state,
  )
  expect(states).toEqual(['shown', 'shown'])
  expect(spoken(await echo.intend('AMAZON.PreviousIntent'))).toContain('First')
})

test('after the session has ended, an answer is for the picture on the screen, not for the last new one', async () => {
  const { echo, id, anna, path } = await givenOpenedPhoto()
  await givenSentPhoto(anna, path, 'Second')
  const ids = rendered(await echo.open()).slides.map(({ id }: { id: string }) => id)
  for (const one of [id, ...ids]) await inNewSession(echo, 'page', one, ` ${ids.join(' ')}`)
  // The slideshow goes round. Both were shown, "Second" the last of them for the first time.
  await inNewSession(echo, 'page', id, ` ${ids.join(' ')}`)
  const intent = { name: 'LoveIntent', confirmationStatus: 'NONE', slots: {} }
  const envelope = echo.envelope({ type: 'IntentRequest', intent } as never)
  await echo.post({ ...envelope, session: { ...envelope.session, new: true, attributes: {} } })
  const photos: { caption: string; delivery: { state: string } }[] = (await anna.get(`${path}/photos`)).body
  expect(photos.map(({ caption, delivery }) => [caption, delivery.state])).toEqual([
    ['Second', 'shown'],
    ['First', 'answered'],
  ])
})

test('reports of a delivery of another family, or of none, change nothing', async () => {
  const { id, delivery } = await givenOpenedPhoto()
  const { echo: strange } = await givenEchoFamily()
  for (const name of ['page', 'loaded', 'failed']) await strange.touch(name, id, '')
  for (const name of ['page', 'loaded', 'failed']) await strange.touch(name)
  expect(await delivery()).toMatchObject({ state: 'accepted', note: null })
})

/** A photo that was sent to the Echo and opened there. `delivery`: its status on that Echo. */
async function givenOpenedPhoto(options: { maxVersion?: string } = {}) {
  const { app, family, echo, anna, path } = await givenEchoFamily({}, options)
  const photo = await givenPhoto(anna, path, 'First')
  const { delivery: sent } = (await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)).body
  await echo.open()
  const delivery = async () => {
    const photos: { id: string; delivery: { devices: Status[] } }[] = (await anna.get(`${path}/photos`)).body
    const status = photos.find(({ id }) => id === photo.id)?.delivery.devices.at(-1)
    if (!status) throw new Error('the photo was not sent')
    return status
  }
  return { app, family, echo, anna, path, id: sent.id as string, delivery }
}

type Status = { state: string; shownAt: string | null; note: string | null }

/** A report after the session behind the screen has ended: Amazon sends no attributes then. */
async function inNewSession(echo: TestEcho, ...args: string[]): Promise<void> {
  const envelope = echo.envelope({
    type: 'Alexa.Presentation.APL.UserEvent',
    token: 'sunporch',
    arguments: args,
    source: { type: 'Pager', handler: 'Page', id: 'slides' },
    components: {},
  } as never)
  const { status } = await echo.post({
    ...envelope,
    session: { ...envelope.session, new: true, sessionId: `session-${args[0]}`, attributes: {} },
  })
  expect(status).toBe(200)
}
