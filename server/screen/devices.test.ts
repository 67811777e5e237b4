import { expect, test } from 'vitest'
import { minutes, seconds } from '../platform/clock.ts'
import {
  createRoomApp,
  givenContent,
  givenEntry,
  givenFamily,
  givenMember,
  givenOthers,
  givenPhoto,
  givenScreen,
  givenSentPhoto,
} from '../testing/given/given.ts'
import { givenClip } from '../testing/given/given-clip.ts'
import { givenVoice } from '../testing/given/given-voice.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

test('caretakers set text size and quiet hours, and the screen gets them at once', async () => {
  const { app, family, anna, path, screen } = await createRoomApp()
  const stream = await screen.listen('/api/screen/live')
  await stream.until('open')
  const [device] = (await anna.get(`${path}/devices`)).body
  expect(device).toMatchObject({ textSize: 'normal', quietHours: null })
  const address = `${path}/devices/${device.id}`

  const quietHours = { from: '21:30', until: '07:00' }
  const changed = await anna.patch(address, { textSize: 'largest', quietHours })
  expect(changed).toMatchObject({ status: 200, body: { name: device.name, textSize: 'largest', quietHours } })
  await stream.until('changed')
  expect((await screen.get('/api/screen')).body).toMatchObject({ textSize: 'largest', quietHours })
  const [newest] = (await anna.get(`${path}/activity?limit=1`)).body
  expect(newest.action).toBe('device_settings_changed')

  await anna.patch(address, { name: 'Kitchen' })
  expect((await screen.get('/api/screen')).body).toMatchObject({
    deviceName: 'Kitchen',
    textSize: 'largest',
    quietHours,
  })
  expect(device.look).toBe('pictures')
  expect((await anna.patch(address, { look: 'board' })).body).toMatchObject({
    look: 'board',
    textSize: 'largest',
  })
  expect((await screen.get('/api/screen')).body).toMatchObject({ look: 'board', textSize: 'largest' })
  expect(device.letters).toBeNull()
  const letters = { metres: 3, inches: null, forWeakEyes: true }
  expect((await anna.patch(address, { letters })).body).toMatchObject({ letters, look: 'board' })
  await anna.patch(address, { name: 'Bedside' })
  expect((await screen.get('/api/screen')).body).toMatchObject({ letters, textSize: 'largest' })
  await anna.patch(address, { letters: { metres: 1, inches: 10, forWeakEyes: false } })
  expect((await screen.get('/api/screen')).body.letters).toEqual({
    metres: 1,
    inches: 10,
    forWeakEyes: false,
  })
  await anna.patch(address, { letters: null })
  expect((await screen.get('/api/screen')).body).not.toHaveProperty('letters')
  await anna.patch(address, { quietHours: null })
  expect((await screen.get('/api/screen')).body.quietHours).toBeNull()
  for (const wrong of [
    { textSize: 'huge' },
    { look: 'disco' },
    { letters: { metres: 5, inches: null, forWeakEyes: false } },
    { letters: { metres: 2, inches: 1.5, forWeakEyes: false } },
    { letters: { metres: 2 } },
    { quietHours: { from: '25:00', until: '07:00' } },
    { quietHours: { from: '07:00', until: '07:00' } },
    { quietHours: { from: '21:00' } },
  ]) {
    expect((await anna.patch(address, wrong)).status, JSON.stringify(wrong)).toBe(422)
  }
  const mia = await givenMember(app, family, 'Mia', 'member')
  expect((await mia.patch(address, { textSize: 'normal' })).status).toBe(403)
})

test('the family sees what a connected screen shows, its power and its network, as the screen reported them', async () => {
  const { app, anna, path, screen } = await createRoomApp()
  const photo = await givenPhoto(anna, path, 'The garden')
  const { delivery } = (await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)).body
  const told = {
    wasTouched: false,
    showing: { kind: 'picture', deliveryId: delivery.id },
    power: { percent: 18, isCharging: false },
    network: 'wifi',
  }
  const read = async () => (await anna.get(`${path}/devices`)).body[0]
  expect((await screen.post('/api/screen/contact', told)).status).toBe(200)
  expect(await read()).toMatchObject({ showing: null, power: told.power, network: 'wifi' })

  const stream = await screen.listen('/api/screen/live')
  await stream.until('open')
  const since = app.clock.now()
  const { showing, id } = await read()
  const from = { id: anna.user.id, name: 'Anna Hartley' }
  expect(showing).toMatchObject({ kind: 'picture', title: 'The garden', photoId: photo.id, from })
  const thumbnail = await anna.get(`${path}/devices/${id}/thumbnail`)
  expect(thumbnail.status).toBe(200)
  expect(thumbnail.headers.get('content-type')).toBe('image/webp')
  expect(thumbnail.headers.get('cache-control')).toBe('private, no-cache')

  app.clock.advance(minutes(1))
  await screen.post('/api/screen/contact', told)
  expect(Date.parse((await read()).showing.at)).toBe(since)
  await anna.post(`${path}/deliveries/${delivery.id}/take-back`)
  expect((await read()).showing).toBeNull()
  expect((await anna.get(`${path}/devices/${id}/thumbnail`)).status).toBe(404)
})

test('of a clip the family sees the poster, of a voice the photo that goes with it until that is deleted, and how long they play', async () => {
  const { anna, path, screen } = await createRoomApp()
  const read = async () => (await anna.get(`${path}/devices`)).body[0]
  const photo = await givenPhoto(anna, path, 'The garden')
  const clip = await givenClip(anna, path, { words: 'First steps', isSent: true })
  const voice = await givenVoice(anna, path, { words: 'Sleep well', photoId: photo.id, isSent: true })
  const stream = await screen.listen('/api/screen/live')
  await stream.until('open')
  const show = async ({ delivery }: { delivery: { id: string } | null }) => {
    const showing = { kind: 'picture', deliveryId: delivery?.id }
    await screen.post(`/api/screen/deliveries/${delivery?.id}/shown`, {})
    await screen.post('/api/screen/contact', { wasTouched: false, showing })
  }
  await show(clip)
  const poster = {
    what: 'clip',
    title: 'First steps',
    photoId: null,
    clipId: clip.id,
    duration: clip.duration,
  }
  expect(await read()).toMatchObject({ showing: poster, lastShown: poster })
  await show(voice)
  const pictured = {
    what: 'voice',
    title: 'Sleep well',
    photoId: photo.id,
    duration: voice.duration,
  }
  expect(await read()).toMatchObject({ showing: pictured, lastShown: pictured })
  await anna.delete(`${path}/photos/${photo.id}`)
  expect(await read()).toMatchObject({
    showing: { title: 'Sleep well', photoId: null },
    lastShown: { title: 'Sleep well', photoId: null },
  })
})

test('the family sees that a connected screen makes no sound until somebody taps it, until somebody has', async () => {
  const { anna, path, screen } = await createRoomApp()
  const read = async () => (await anna.get(`${path}/devices`)).body[0].needsTap
  const told = { wasTouched: false, showing: { kind: 'day', deliveryId: null } }
  await screen.post('/api/screen/contact', { ...told, needsTap: true })
  // Nobody knows what a screen without a connection does.
  expect(await read()).toBeUndefined()
  const stream = await screen.listen('/api/screen/live')
  await stream.until('open')
  expect(await read()).toBe(true)
  await screen.post('/api/screen/contact', { ...told, wasTouched: true })
  expect(await read()).toBeUndefined()
})

test('a screen that has come back stays connected when the end of its stream before is noticed', async () => {
  const { app, family, screen } = await createRoomApp()
  const read = async () => (await family.anna.get(`${family.path}/devices`)).body[0]
  const open = async () => {
    const stream = await screen.listen('/api/screen/live')
    await stream.until('open')
    app.clock.advance(1000)
    return stream
  }
  const [before, present] = [await open(), await open()]
  before.close()
  await expect.poll(async () => Date.parse((await read()).lastContactAt)).toBe(app.clock.now())
  expect((await read()).isConnected).toBe(true)
  app.clock.advance(1000)
  present.close()
  await expect.poll(async () => (await read()).isConnected).toBe(false)
})

test('a screen cannot report a delivery of another group, and other groups do not see what it shows', async () => {
  const { app, family, screen } = await createRoomApp()
  const { given, others } = await givenOthersPicture(app)
  const stream = await screen.listen('/api/screen/live')
  await stream.until('open')
  await screen.post('/api/screen/contact', {
    wasTouched: false,
    showing: { kind: 'picture', deliveryId: given.delivery.id },
  })
  const [device] = (await family.anna.get(`${family.path}/devices`)).body
  expect(device.showing).toBeNull()
  expect((await others.get(`${family.path}/devices/${device.id}/thumbnail`)).status).toBe(404)
})

async function givenOthersPicture(app: TestApp) {
  const { person, path } = await givenOthers(app)
  const photo = await givenPhoto(person, path)
  return { others: person, given: (await person.post(`${path}/photos/${photo.id}/send-to-alexa`)).body }
}

test('an answer that was given offline keeps its time, and is one answer', async () => {
  const { app, anna, path, screen } = await createRoomApp()
  const delivery = await givenSentPhoto(anna, path)
  app.clock.advance(minutes(5))
  const answeredAt = new Date(app.clock.now()).toISOString()
  app.clock.advance(minutes(90))
  const answer = `/api/screen/deliveries/${delivery.id}/answers`
  await screen.post(answer, { kind: 'heart', answeredAt })
  // The response was lost. The clock was measured again before the retry, so the time is a little later.
  const nearby = new Date(Date.parse(answeredAt) + seconds(3)).toISOString()
  const { answers } = (await screen.post(answer, { kind: 'heart', answeredAt: nearby })).body
  expect(answers).toEqual([{ kind: 'heart', text: null, at: answeredAt }])
  const [device] = (await anna.get(`${path}/devices`)).body
  expect(device.lastActivityAt).toBe(answeredAt)
  const future = await screen.post(answer, { kind: 'call_me', answeredAt: '2099-01-01T00:00:00.000Z' })
  expect(Date.parse(future.body.answers[1].at)).toBe(app.clock.now())
})

test('a press that is sent again with another time, after the clock was set, is one answer', async () => {
  const { app, anna, path, screen } = await createRoomApp()
  const delivery = await givenSentPhoto(anna, path)
  app.clock.advance(minutes(90))
  const press = (press: string, ago: number) =>
    screen.post(`/api/screen/deliveries/${delivery.id}/answers`, {
      kind: 'call_me',
      answeredAt: new Date(app.clock.now() - minutes(ago)).toISOString(),
      press,
    })
  await press('0.5:1200', 80)
  expect((await press('0.5:1200', 30)).body.answers).toHaveLength(1)
  expect((await press('0.5:3400', 0)).body.answers).toHaveLength(2)
  const calls = async () => (await anna.get(`${path}/answers`)).body.calls
  const [call] = await calls()
  await anna.post(`${path}/calls/${call.id}/take`)
  await anna.post(`${path}/deliveries/${delivery.id}/take-back`)
  // The delivery has left the inbox meanwhile: a call that is new is passed on, and this one is not.
  await press('0.5:1200', 10)
  expect(await calls()).toHaveLength(1)
  await press('0.5:5600', 0)
  expect(await calls()).toHaveLength(2)
})

test('a press that first arrives after its picture has gone is one call, whatever time it says', async () => {
  const { app, anna, path, screen } = await createRoomApp()
  const photo = await givenPhoto(anna, path)
  const { delivery } = (await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)).body
  app.clock.advance(minutes(90))
  await anna.delete(`${path}/photos/${photo.id}`)
  const press = (press: string, ago: number) =>
    screen.post(`/api/screen/deliveries/${delivery.id}/answers`, {
      kind: 'call_me',
      answeredAt: new Date(app.clock.now() - minutes(ago)).toISOString(),
      press,
    })
  const calls = async () => (await anna.get(`${path}/answers`)).body.calls
  const asked = async () => {
    const activity = (await anna.get(`${path}/activity`)).body
    return activity.filter(({ action }: { action: string }) => action === 'call_requested').length
  }
  await press('0.5:1200', 80)
  // The call is open: pressing again adds none, but is said to the family.
  await press('0.5:3400', 60)
  await press('0.5:3400', 30)
  expect([(await calls()).length, await asked()]).toEqual([1, 2])
  const [call] = await calls()
  await anna.post(`${path}/calls/${call.id}/take`)
  // The tablet's clock was set, and the answer was lost. Two connections bring the press at once.
  await Promise.all([press('0.5:3400', 10), press('0.5:3400', 5)])
  expect([(await calls()).length, await asked()]).toEqual([1, 2])
  await Promise.all([press('0.5:5600', 0), press('0.5:5600', 1)])
  expect([(await calls()).length, await asked()]).toEqual([2, 3])
  // "Undo" brings the picture back, and the screen finds its answer on it.
  await anna.post(`${path}/photos/${photo.id}/restore`)
  expect((await press('0.5:5600', 2)).body.answers).toMatchObject([{ kind: 'call_me' }])
  expect([(await calls()).length, await asked()]).toEqual([2, 3])
})

test('a heart and “Call me” of the same moment are two presses', async () => {
  const { app, anna, path, screen } = await createRoomApp()
  const answeredAt = new Date(app.clock.now() + minutes(1)).toISOString()
  for (const kind of ['heart', 'call_me']) {
    const delivery = await givenSentPhoto(anna, path)
    await screen.post(`/api/screen/deliveries/${delivery.id}/answers`, {
      kind,
      answeredAt,
      press: '0.5:1200',
    })
  }
  expect((await anna.get(`${path}/answers`)).body.calls).toHaveLength(1)
})

test('each press of “Call me” is known for as long as a screen may send it again', async () => {
  const { app, anna, path, screen } = await createRoomApp()
  const photo = await givenPhoto(anna, path)
  const { delivery } = (await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)).body
  await anna.delete(`${path}/photos/${photo.id}`)
  const press = (press: string) =>
    screen.post(`/api/screen/deliveries/${delivery.id}/answers`, {
      kind: 'call_me',
      answeredAt: new Date(app.clock.now()).toISOString(),
      press,
    })
  const calls = async () => (await anna.get(`${path}/answers`)).body.calls
  const takeNewest = async () => anna.post(`${path}/calls/${(await calls())[0].id}/take`)
  await press('0.5:1200')
  await press('0.5:3400')
  await takeNewest()
  const [taken] = await calls()
  // Her outbox has had no answer to the first one.
  await press('0.5:1200')
  expect(await calls()).toHaveLength(1)
  // Given back while she asks anew, that call stands for both; and its press is known further on.
  await press('0.5:5600')
  await anna.post(`${path}/calls/${taken.id}/return`)
  await takeNewest()
  for (const known of ['0.5:1200', '0.5:3400', '0.5:5600']) await press(known)
  expect(await calls()).toMatchObject([{ takenBy: { name: 'Anna Hartley' } }])
  // A server of the release before has taken this one during a rolling update, and the next press comes to us.
  await press('0.5:7800')
  await app.db.deleteFrom('call_presses').where('press', '=', '0.5:7800').execute()
  await press('0.5:9900')
  await takeNewest()
  await press('0.5:7800')
  expect(await calls()).toHaveLength(2)
  app.clock.advance(minutes(20 * 60))
  await press('0.5:1200')
  expect(await calls()).toEqual([])
})

test('the day card shows the next delivery that will be sent automatically, and nothing else', async () => {
  const { app, anna, path, screen } = await createRoomApp()
  const next = async () => (await screen.get('/api/screen')).body.next
  expect(await next()).toBeNull()
  const stream = await screen.listen('/api/screen/live')
  await stream.until('open')

  const book = await givenContent(anna, path, { type: 'audiobook' })
  const later = await givenEntry(app, anna, path, { contentItemId: book.id })
  await stream.until('changed')
  expect(await next()).toEqual({ at: later.scheduledFor, what: 'audiobook', from: 'Anna Hartley' })
  const photo = await givenPhoto(anna, path)
  const scheduledFor = new Date(app.clock.now() + minutes(60)).toISOString()
  const sooner = await givenEntry(app, anna, path, { photoId: photo.id, scheduledFor })
  expect(await next()).toMatchObject({ at: scheduledFor, what: 'picture' })

  await anna.patch(`${path}/schedule/${sooner.id}`, { isPaused: true })
  expect(await next()).toMatchObject({ what: 'audiobook' })
  await anna.patch(`${path}/schedule/${sooner.id}`, { isPaused: false })
  await anna.delete(`${path}/photos/${photo.id}`)
  expect(await next()).toMatchObject({ what: 'audiobook' })
  await anna.patch(`${path}/settings`, { autoSendContent: false })
  expect(await next()).toBeNull()
  await anna.patch(`${path}/settings`, { autoSendContent: true })
  await anna.delete(`${path}/schedule/${later.id}`)
  expect(await next()).toBeNull()
})

test('the service worker has the scope /screen, and caches no response of a call', async () => {
  const app = await createTestApp()
  const worker = await fetch(`${app.url}/screen/worker.js`)
  expect(worker.status).toBe(200)
  expect(worker.headers.get('service-worker-allowed')).toBe('/screen')
  expect(worker.headers.get('cache-control')).toBe('no-cache')
  expect(worker.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'")
  expect(worker.headers.get('content-type')).toContain('javascript')
  const code = await worker.text()
  expect(code).not.toContain('/api/')

  const page = await (await fetch(`${app.url}/screen`)).text()
  const [, release] = /<meta name="release" content="(\w+)"/.exec(page) ?? []
  expect(release).toBeTruthy()
  expect(code).toContain(release)
  const family = await givenFamily(app)
  const screen = await givenScreen(app, family)
  expect((await screen.get('/api/screen')).body.release).toBe(release)
  // The worker caches every file that the page names.
  const named = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, name]) => name)
  expect(named.length).toBeGreaterThan(3)
  for (const name of named) expect(code).toContain(name)
})
