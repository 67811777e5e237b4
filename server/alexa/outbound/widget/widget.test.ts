import { expect, test } from 'vitest'
import { up as forgetRemovedEchoes } from '../../../migrations/019-removed-echoes.ts'
import { days, hours, minutes } from '../../../platform/clock.ts'
import { cloudEnvironment, givenAlexaCloud } from '../../../testing/alexa/cloud.ts'
import { givenEcho, givenEchoFamily, rendered } from '../../../testing/alexa/given-echo.ts'
import { openBrowser } from '../../../testing/browser.ts'
import {
  type Family,
  givenContent,
  givenEntry,
  givenNote,
  givenPhoto,
  givenSentPhoto,
  keepInMemory,
} from '../../../testing/given/given.ts'
import { givenSong } from '../../../testing/given/given-song.ts'

test('a new widget shows the newest picture and the next delivery', async () => {
  const { app, family, frame } = await givenWidget()
  const { anna, path } = family
  expect(frame()).toMatchObject({ imageUrl: '', hint: 'Pictures from The Hartleys appear here.' })
  await givenEntry(app, anna, path, { scheduledFor: at(app.clock.now() + days(2)) })
  await givenSentPhoto(anna, path, 'At the lake')
  await app.runDue()
  expect(frame()).toMatchObject({
    caption: 'At the lake',
    from: 'From Anna',
    next: expect.stringContaining(': Persuasion'),
    hint: '',
  })
  expect((await picture(app.url, frame().imageUrl)).status).toBe(200)
  // Content that Amazon accepted was not shown yet.
  expect((await anna.get(`${path}/photos`)).body[0].delivery.state).toBe('accepted')
})

test('a note is in the widget until its end, with its picture or alone', async () => {
  const { app, family, frame } = await givenWidget()
  const { anna, path } = family
  const photo = await givenPhoto(anna, path, 'At the lake')
  await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)
  app.clock.advance(minutes(1))
  const note = await givenNote(anna, path, { text: 'I come on Monday', stays: 'day_long', isSent: true })
  await app.runDue()
  expect(frame()).toMatchObject({
    imageUrl: '',
    caption: 'I come on Monday',
    from: 'A note from Anna',
    hint: '',
  })
  await anna.patch(`${path}/notes/${note.id}`, { photoId: photo.id })
  await app.runDue()
  expect((await picture(app.url, frame().imageUrl)).status).toBe(200)
  await app.runDueAfter(days(1))
  expect(frame()).toMatchObject({ caption: 'At the lake', from: 'From Anna' })
})

test('another photo of a recording takes the place of the one before, in the widget and on the slide', async () => {
  const { app, family, echo, frame } = await givenWidget()
  const { anna, path } = family
  const [before, after] = [await givenPhoto(anna, path, 'Before'), await givenPhoto(anna, path, 'After')]
  const { id } = await givenSong(anna, path, { photoId: before.id })
  await anna.post(`${path}/content/${id}/send-to-alexa`)
  await app.runDue()
  const slide = async () => rendered(await echo.open()).slides[0].imageUrl
  const seen = [frame().imageUrl, await slide()]
  expect(seen).toEqual([expect.stringContaining('/pictures/'), expect.stringContaining('/pictures/')])
  await anna.patch(`${path}/content/${id}`, { recording: { photoId: after.id } })
  await app.runDue()
  const now = [frame().imageUrl, await slide()]
  expect([now[0] === seen[0], now[1] === seen[1]]).toEqual([false, false])
  expect((await picture(app.url, now[0])).status).toBe(200)
})

test('in a group that is in memory the widget shows the newest photo and promises nothing', async () => {
  const { app, family, frame } = await givenWidget()
  const { anna, path } = family
  await givenNote(anna, path, { text: 'I come on Monday', isSent: true })
  await givenEntry(app, anna, path)
  await app.runDue()
  expect(frame()).toMatchObject({ caption: 'I come on Monday' })
  await keepInMemory(anna, path)
  await app.runDue()
  const hint = 'Your family keeps its pictures in memory.'
  expect(frame()).toMatchObject({ imageUrl: '', caption: '', from: '', next: '', hint })
  await keepInMemory(anna, path, false)
  await app.runDue()
  expect(frame()).toMatchObject({ caption: 'I come on Monday', next: expect.stringContaining('Persuasion') })
  const photo = await givenPhoto(anna, path, 'At the lake')
  await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)
  app.clock.advance(minutes(1))
  const { id } = await givenContent(anna, path)
  await anna.post(`${path}/content/${id}/send-to-alexa`)
  await givenNote(anna, path, { text: 'I come on Tuesday', photoId: photo.id, isSent: true })
  await keepInMemory(anna, path)
  await app.runDue()
  expect(frame()).toMatchObject({ caption: 'At the lake', from: 'From Anna', next: '', hint: '' })
})

test('a widget is pushed only when it changes, and its picture’s URL is renewed in time', async () => {
  const { app, cloud, family, frame } = await givenWidget()
  const { anna, path } = family
  const pushes = () => cloud.calls.filter((call) => call.endsWith('/datastore/commands')).length
  const photo = await givenPhoto(anna, path, 'At the lake')
  await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)
  await app.runDue()
  const before = pushes()
  for (let count = 0; count < 3; count++) {
    await app.runDueAfter(minutes(15))
  }
  expect(pushes() - before).toBeLessThanOrEqual(1)
  await anna.patch(`${path}/photos/${photo.id}`, { caption: 'By the lake' })
  await app.runDue()
  expect(frame().caption).toBe('By the lake')
  for (let count = 0; count < 5; count++) {
    await app.runDueAfter(days(1))
    expect((await picture(app.url, frame().imageUrl)).status).toBe(200)
  }
})

test('a change of the schedule is on the widget within 15 minutes', async () => {
  const { app, family, frame } = await givenWidget()
  const entry = await givenEntry(app, family.anna, family.path)
  await app.runDueAfter(minutes(15))
  expect(frame().next).toContain('Persuasion')
  await family.anna.delete(`${family.path}/schedule/${entry.id}`)
  await app.runDueAfter(minutes(15))
  expect(frame().next).toBe('')
})

test.each(['taken back', 'deleted'])('a picture that is %s leaves the widget at once', async (way) => {
  const { app, family, frame } = await givenWidget()
  const { anna, path } = family
  const photo = await givenPhoto(anna, path, 'At the lake')
  const { delivery } = (await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)).body
  await app.runDue()
  const { imageUrl } = frame()
  if (way === 'deleted') await anna.delete(`${path}/photos/${photo.id}`)
  else await anna.post(`${path}/deliveries/${delivery.id}/take-back`)
  await app.runDue()
  expect(frame()).toMatchObject({ imageUrl: '', caption: '' })
  expect((await picture(app.url, imageUrl)).status).toBe(404)
})

test('the widget of a removed Echo or of a deleted group is cleared', async () => {
  const { app, cloud, family, echo, frame } = await givenWidget()
  const { anna, path } = family
  await anna.request('DELETE', path, { name: family.group.name })
  await app.runDue()
  expect(cloud.devices.get(echo.deviceId)?.store.size).toBe(0)
  await anna.post(`${path}/restore`)
  await app.runDue()
  expect(frame().hint).toContain('The Hartleys')
  const [, device] = (await anna.get(`${path}/devices`)).body
  cloud.trouble = { status: 503 }
  await anna.delete(`${path}/devices/${device.id}`)
  await app.runDue()
  cloud.trouble = null
  await app.runDueAfter(minutes(5))
  expect(cloud.devices.get(echo.deviceId)?.store.size).toBe(0)
  expect(await app.db.selectFrom('echoes').selectAll().execute()).toEqual([])
})

test('without credentials of Amazon the ids of a removed Echo are forgotten all the same', async () => {
  const { app, family } = await givenEchoFamily({}, { hasWidget: true })
  await removeEcho(family)
  await app.runDue()
  expect(await app.db.selectFrom('echoes').selectAll().execute()).toEqual([])
})

test('migration 019 forgets the Echos that were removed before, and no other', async () => {
  const { app, family } = await givenEchoFamily()
  await removeEcho(family)
  await givenEcho(app, family)
  // As such a row was left, with nothing that would make it due again.
  await app.db.updateTable('echoes').set({ widget_due_at: null }).execute()
  await forgetRemovedEchoes(app.db)
  await app.runDue()
  const left = await app.db.selectFrom('echoes').select('device_id').execute()
  const [, device] = (await family.anna.get(`${family.path}/devices`)).body
  expect(left).toEqual([{ device_id: device.id }])
})

test('a widget that was filled before the credentials went is cleared when they are back', async () => {
  const { app, cloud, family, echo } = await givenWidget()
  const client = app.config.alexa?.client
  const setClient = (client: object | null | undefined) => Object.assign(app.config.alexa ?? {}, { client })
  setClient(null)
  await removeEcho(family)
  await app.runDue()
  expect(cloud.devices.get(echo.deviceId)?.store.size).toBe(1)
  setClient(client)
  await app.runDueAfter(hours(6))
  expect(cloud.devices.get(echo.deviceId)?.store.size).toBe(0)
  expect(await app.db.selectFrom('echoes').selectAll().execute()).toEqual([])
})

test('a widget that nobody can clear any more is forgotten after a month', async () => {
  const { app, family } = await givenWidget()
  Object.assign(app.config.alexa ?? {}, { client: null })
  await removeEcho(family)
  for (let day = 0; day < 30; day++)
    for (let check = 0; check < 4; check++) {
      await app.runDue()
      app.clock.advance(hours(6))
    }
  expect(await app.db.selectFrom('echoes').selectAll().execute()).toEqual([])
})

async function removeEcho({ anna, path }: Family): Promise<void> {
  const [, device] = (await anna.get(`${path}/devices`)).body
  await anna.delete(`${path}/devices/${device.id}`)
}

test('an Echo that is offline gets the widget’s content from Amazon’s queue', async () => {
  const { app, cloud, family, echo } = await givenWidget()
  // To the beginning of a day: the address of the picture changes daily, and the widget with it.
  app.clock.advance(days(1) - (app.clock.now() % days(1)) + minutes(1))
  const { anna, path } = family
  const device = cloud.devices.get(echo.deviceId)
  if (device) device.result = 'DEVICE_UNAVAILABLE'
  await givenSentPhoto(anna, path)
  await app.runDue()
  const ticket = async () =>
    (await app.db.selectFrom('echoes').select('widget_queued').execute())[0]?.widget_queued
  expect(await ticket()).toBe('ticket-1')
  await app.runDueAfter(minutes(15))
  expect(await ticket()).toBe('ticket-1')
  cloud.queue.set('ticket-1', [])
  await app.runDueAfter(minutes(15))
  expect(await ticket()).toBeNull()
})

test.each(['INVALID_DEVICE', 'DEVICE_PERMANENTLY_UNAVAILABLE'])(
  '%s: the Echo needs attention until its next request',
  async (result) => {
    const { app, cloud, family, echo } = await givenWidget()
    const { anna, path } = family
    const device = cloud.devices.get(echo.deviceId)
    if (device) device.result = result
    await givenSentPhoto(anna, path)
    await app.runDue()
    const attention = async () => (await anna.get(`${path}/devices`)).body[1].attention
    expect(await attention()).toContain('cannot reach this Echo')
    const calls = cloud.calls.length
    await app.runDueAfter(hours(12))
    expect(cloud.calls).toHaveLength(calls)
    if (device) device.result = 'SUCCESS'
    device?.store.clear()
    await echo.open()
    expect(await attention()).toBeNull()
    await app.runDue()
    expect(device?.store.has('sunporch/frame')).toBe(true)
  },
)

test.each(['CONCURRENCY_ERROR', 'INTERNAL_ERROR', 'PENDING_REQUEST_COUNT_EXCEEDS_LIMIT'])(
  '%s is retried',
  async (result) => {
    const { app, cloud, family, echo, frame } = await givenWidget()
    const { anna, path } = family
    const device = cloud.devices.get(echo.deviceId)
    if (device) device.result = result
    await givenSentPhoto(anna, path, 'At the lake')
    await app.runDue()
    expect(frame().caption).toBe('')
    if (device) device.result = 'SUCCESS'
    await app.runDueAfter(minutes(1))
    expect(frame().caption).toBe('At the lake')
  },
)

test('a widget waits as long as Amazon asks for', async () => {
  const { app, cloud, family, frame } = await givenWidget()
  const { anna, path } = family
  cloud.trouble = { status: 429, headers: { 'retry-after': '600' } }
  await givenSentPhoto(anna, path, 'At the lake')
  await app.runDue()
  cloud.trouble = null
  await app.runDueAfter(minutes(10) - 1)
  expect(frame().caption).toBe('')
  await app.runDueAfter(1)
  expect(frame().caption).toBe('At the lake')
})

test('a refused push is retried after hours, and a removed widget is not pushed', async () => {
  const { app, cloud, family, echo } = await givenWidget()
  cloud.trouble = { status: 403, body: { type: 'DATASTORE_SUPPORT_REQUIRED', message: '' } }
  await givenEntry(app, family.anna, family.path)
  app.alexa.tokens.set('alexa::datastore', { token: 'kept', goodUntil: app.clock.now() + days(1) })
  await app.runDueAfter(minutes(15))
  const calls = cloud.calls.length
  await app.runDueAfter(hours(1))
  expect(cloud.calls).toHaveLength(calls)
  await echo.ask({ type: 'Alexa.DataStore.PackageManager.UsagesRemoved' } as never)
  await app.runDueAfter(days(1))
  expect(cloud.calls).toHaveLength(calls)
})

test('an error that Amazon reports after a push is recorded', async () => {
  const { app, cloud, family, echo } = await givenWidget()
  const { anna, path } = family
  const store = cloud.devices.get(echo.deviceId)?.store
  store?.clear()
  await echo.ask({
    type: 'Alexa.DataStore.Error',
    error: { type: 'DATASTORE_INTERNAL_ERROR', content: { deviceId: echo.deviceId } },
  } as never)
  await app.runDue()
  expect(store?.has('sunporch/frame')).toBe(true)
  await echo.ask({
    type: 'Alexa.DataStore.Error',
    error: { type: 'DEVICE_PERMANENTLY_UNAVAILABLE', content: { deviceId: echo.deviceId } },
  } as never)
  expect((await anna.get(`${path}/devices`)).body[1].attention).toContain('cannot reach')
})

/** A family whose Echo has the widget on its home screen. */
async function givenWidget() {
  const cloud = await givenAlexaCloud()
  const { app, family, echo } = await givenEchoFamily(cloudEnvironment(cloud))
  const store = new Map<string, unknown>()
  cloud.devices.set(echo.deviceId, { store, result: 'SUCCESS' })
  await echo.ask({ type: 'Alexa.DataStore.PackageManager.UsagesInstalled' } as never)
  await app.runDue()
  const frame = () => store.get('sunporch/frame') as Record<'imageUrl' | 'caption' | 'next' | 'hint', string>
  return { cloud, app, family, echo, frame }
}

function at(instant: number): string {
  return new Date(instant).toISOString()
}

function picture(serverUrl: string, imageUrl: string) {
  return openBrowser({ url: serverUrl }).get(new URL(imageUrl).pathname)
}
