import { expect, test } from 'vitest'
import { noteLimit } from '#contract/notes/notes.ts'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { days, hours, minutes, seconds } from '../platform/clock.ts'
import type { Browser } from '../testing/browser.ts'
import {
  givenFamily,
  givenMember,
  givenNote,
  givenOthers,
  givenPhoto,
  givenScreen,
} from '../testing/given/given.ts'
import { givenThree, sentencesOf } from '../testing/given/given-notices.ts'
import { goThrough } from '../testing/processes/through-time.ts'
import { listActions } from '../testing/seen.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const coat = "Your blue coat is at the cleaner's. I bring it on Monday."

/** A Tuesday in Berlin: 10:42 by the clock of Rose. */
const tuesday = '2035-07-03T10:42:00+02:00'

async function givenRoom() {
  const app = await createTestApp()
  await goTo(app, tuesday)
  const family = await givenFamily(app)
  const screen = await givenScreen(app, family)
  return { app, screen, ...family }
}

async function goTo(app: TestApp, at: string): Promise<void> {
  await app.runDueAfter(Date.parse(at) - app.clock.now())
}

async function shownOn(screen: Browser): Promise<ScreenItem[]> {
  return (await screen.get('/api/screen')).body.items
}

test('a note is written and sent in one call, and is on the screen with its end', async () => {
  const { anna, path, screen } = await givenRoom()
  const added = await anna.post(`${path}/notes`, { text: ` ${coat}\n`, isSent: true })
  expect(added.status).toBe(201)
  expect(added.body).toMatchObject({
    text: coat,
    stays: 'day_long',
    until: null,
    photo: null,
    createdAt: '2035-07-03T08:42:00.000Z',
    addedBy: { id: anna.user.id, name: 'Anna Hartley' },
    delivery: { state: 'accepted', endsAt: '2035-07-04T08:42:00.000Z' },
  })
  expect(await shownOn(screen)).toMatchObject([
    {
      kind: 'note',
      title: coat,
      picture: null,
      card: null,
      sender: { name: 'Anna Hartley' },
      endsAt: '2035-07-04T08:42:00.000Z',
    },
  ])
  expect((await anna.get(`${path}/notes`)).body).toEqual([added.body])
})

test('what is only written is on no screen until it is sent', async () => {
  const { app, anna, path, screen } = await givenRoom()
  const note = await givenNote(anna, path, { stays: 'evening' })
  expect(note.delivery).toBeNull()
  expect(await shownOn(screen)).toEqual([])
  app.clock.advance(hours(2))
  const sent = await anna.post(`${path}/notes/${note.id}/send`)
  expect(sent.status).toBe(200)
  expect(sent.body).toMatchObject({ delivery: { state: 'accepted', endsAt: '2035-07-03T18:00:00.000Z' } })
  expect(await shownOn(screen)).toHaveLength(1)
})

test('a note leaves the screen at its end, and that is no failure', async () => {
  const { app, anna, path, screen } = await givenRoom()
  await givenNote(anna, path, { stays: 'evening', isSent: true })
  const [item] = await shownOn(screen)
  await screen.post(`/api/screen/deliveries/${item?.deliveryId}/shown`, {})
  await goTo(app, '2035-07-03T19:59:59+02:00')
  expect(await shownOn(screen)).toHaveLength(1)
  const stream = await screen.listen('/api/screen/live')
  await stream.until('open')
  await goTo(app, '2035-07-03T20:00:00+02:00')
  await stream.until('changed')
  expect(await shownOn(screen)).toEqual([])
  const [note] = (await anna.get(`${path}/notes`)).body
  expect(note.delivery).toMatchObject({ state: 'shown', endsAt: '2035-07-03T18:00:00.000Z' })
  expect(note.delivery.devices[0].failure).toBeNull()
  await goThrough(app, app.clock.now() + days(4))
  expect(await listActions(anna, path)).not.toContain('note_unseen')
  expect(await listActions(anna, path)).not.toContain('delivery_expired')
})

test('a screen without a network says after the end what it had shown, and what was answered', async () => {
  const { app, anna, path, screen } = await givenRoom()
  await givenNote(anna, path, { stays: 'evening', isSent: true })
  const [item] = await shownOn(screen)
  await goTo(app, '2035-07-03T21:00:00+02:00')
  const at = '2035-07-03T10:50:00.000Z'
  const address = `/api/screen/deliveries/${item?.deliveryId}`
  expect((await screen.post(`${address}/shown`, { shownAt: at })).status).toBe(200)
  expect((await screen.post(`${address}/answers`, { kind: 'heart', answeredAt: at })).status).toBe(200)
  expect((await anna.get(`${path}/notes`)).body).toMatchObject([
    { delivery: { state: 'answered', devices: [{ shownAt: at, answers: [{ kind: 'heart', at }] }] } },
  ])
})

test('if no screen has reported by its end that it was shown, its writer and the caretakers are told, once', async () => {
  const three = await givenThree({ at: tuesday })
  const { app, family, anna, cleo, ben, path } = three
  await givenScreen(app, family)
  await givenNote(ben, path, { text: 'The doctor comes at three', stays: 'evening', isSent: true })
  await goThrough(app, Date.parse('2035-07-03T20:30:00+02:00'))
  const told = 'The note “The doctor comes at three” has ended, and no screen reported that it was shown'
  for (const person of [anna, cleo, ben]) expect(await sentencesOf(person)).toContain(told)
  await goThrough(app, app.clock.now() + days(4))
  expect((await listActions(anna, path)).filter((action) => action === 'note_unseen')).toHaveLength(1)
  expect(await listActions(anna, path)).not.toContain('delivery_expired')
})

test.each(['take back', 'delete'])('nobody is told of the end of a note after: %s', async (how) => {
  const { app, anna, path } = await givenRoom()
  const note = await givenNote(anna, path, { isSent: true })
  if (how === 'delete') await anna.delete(`${path}/notes/${note.id}`)
  else await anna.post(`${path}/deliveries/${note.delivery?.id}/take-back`)
  await goThrough(app, app.clock.now() + days(2))
  expect(await listActions(anna, path)).not.toContain('note_unseen')
})

test('a note that stays is there a year later, until it is taken back', async () => {
  const { app, anna, path, screen } = await givenRoom()
  const note = await givenNote(anna, path, { stays: 'always', isSent: true })
  expect(note.delivery?.endsAt).toBeNull()
  app.clock.advance(days(365))
  await anna.get('/api/auth/user')
  expect(await shownOn(screen)).toMatchObject([{ endsAt: null }])
})

test('a note stays on the screen behind newer pictures, one of which was sent fifty times', async () => {
  const { app, anna, path, screen } = await givenRoom()
  const note = await givenNote(anna, path, { stays: 'always', isSent: true })
  const { id } = await givenPhoto(anna, path)
  for (let count = 0; count < 50; count++) {
    app.clock.advance(seconds(11))
    await anna.post(`${path}/photos/${id}/send-to-alexa`)
  }
  const items = await shownOn(screen)
  expect(items).toMatchObject([{ kind: 'photo' }, { kind: 'note', deliveryId: note.delivery?.id }])
})

test('a named end is that instant; one that has passed is refused, naming the field', async () => {
  const { app, anna, path } = await givenRoom()
  const until = '2035-07-09T16:00:00.000Z'
  const note = await givenNote(anna, path, { stays: 'until', until, isSent: true })
  expect(note).toMatchObject({ stays: 'until', until, delivery: { endsAt: until } })
  for (const wrong of ['2035-07-03T08:41:00Z', null, undefined, 'Monday']) {
    const refused = await anna.post(`${path}/notes`, { text: coat, stays: 'until', until: wrong })
    expect.soft(refused.status, String(wrong)).toBe(422)
    expect.soft(refused.body.error.issues[0].path, String(wrong)).toBe('until')
  }
  await app.runDueAfter(days(7))
  await anna.get('/api/auth/user')
  const late = await anna.post(`${path}/notes/${note.id}/send`)
  expect([late.status, late.body.error.message]).toEqual([
    409,
    'The end of this note has passed. Please choose a new one, then send it.',
  ])
})

test.each([
  ['no text', {}, 'text'],
  ['a blank text', { text: ' \n ' }, 'text'],
  ['a long text', { text: 'x'.repeat(noteLimit + 1) }, 'text'],
  ['a text with a NUL', { text: 'a\u0000b' }, 'text'],
  ['an unknown stay', { text: 'a', stays: 'a while' }, 'stays'],
  ['an id that is none', { text: 'a', id: '7' }, 'id'],
])('%s is refused, naming the field', async (_what, body, field) => {
  const { anna, path } = await givenRoom()
  const refused = await anna.post(`${path}/notes`, body)
  expect(refused.status).toBe(422)
  expect(refused.body.error.issues[0].path).toBe(field)
  expect((await anna.get(`${path}/notes`)).body).toEqual([])
})

test('what nobody can see is taken out, and lines stay', async () => {
  const { anna, path } = await givenRoom()
  const note = await givenNote(anna, path, { text: 'Ben\u0007 comes\r\nat 3\ud800' })
  expect(note.text).toBe('Ben comes\nat 3')
})

test('the call again with the same id is the same note, and sends nothing twice', async () => {
  const { app, anna, path, screen } = await givenRoom()
  const body = { id: '6f1d7a52-5d2c-4f0e-9d3f-0e7a52c4b111', text: coat, isSent: true }
  const [one, other] = await Promise.all([anna.post(`${path}/notes`, body), anna.post(`${path}/notes`, body)])
  expect([one.status, other.status]).toEqual([201, 201])
  app.clock.advance(minutes(5))
  expect((await anna.post(`${path}/notes`, body)).status).toBe(201)
  expect(await shownOn(screen)).toHaveLength(1)
  expect((await anna.get(`${path}/notes`)).body).toHaveLength(1)
  expect((await listActions(anna, path)).filter((action) => action === 'note_sent')).toHaveLength(1)
})

test('the call again with the same id says so when it is no repetition', async () => {
  const { anna, path, screen } = await givenRoom()
  const id = '6f1d7a52-5d2c-4f0e-9d3f-0e7a52c4b111'
  await anna.post(`${path}/notes`, { id, text: coat })
  // First only written, then sent.
  const sent = await anna.post(`${path}/notes`, { id, text: coat, isSent: true })
  expect(sent.body).toMatchObject({ id, delivery: { state: 'accepted' } })
  const otherWords = await anna.post(`${path}/notes`, { id, text: 'I bring it on Tuesday.', isSent: true })
  expect([otherWords.status, otherWords.body.error.message]).toEqual([
    409,
    'This note was written already, with other words. You find it in the list of notes.',
  ])
  expect(await shownOn(screen)).toMatchObject([{ title: coat }])
  await anna.delete(`${path}/notes/${id}`)
  const afterwards = await anna.post(`${path}/notes`, { id, text: coat, isSent: true })
  expect([afterwards.status, afterwards.body.error.message]).toEqual([
    409,
    'This note was written, and has been deleted since.',
  ])
})

test('an id of another group is refused, and says nothing of it', async () => {
  const { app, anna, path } = await givenRoom()
  const note = await givenNote(anna, path, { text: coat })
  const others = await givenOthers(app)
  const refused = await others.person.post(`${others.path}/notes`, { id: note.id, text: 'Mine' })
  expect(refused.status).toBe(409)
  expect(JSON.stringify(refused.body)).not.toContain('coat')
})

test('a new sending replaces the older one on the screen; within 10 seconds it is the same', async () => {
  const { app, anna, path, screen } = await givenRoom()
  const note = await givenNote(anna, path, { stays: 'always', isSent: true })
  const send = () => anna.post(`${path}/notes/${note.id}/send`)
  expect((await send()).body.delivery.id).toBe(note.delivery?.id)
  app.clock.advance(seconds(11))
  const again = (await send()).body
  expect(again.delivery.id).not.toBe(note.delivery?.id)
  expect(await shownOn(screen)).toMatchObject([{ deliveryId: again.delivery.id }])
  await goThrough(app, app.clock.now() + days(4))
  expect(await listActions(anna, path)).not.toContain('note_unseen')
})

test('an edit of the text and of the end reaches the screen at once', async () => {
  const { app, anna, path, screen } = await givenRoom()
  const note = await givenNote(anna, path, { stays: 'week', isSent: true })
  const stream = await screen.listen('/api/screen/live')
  await stream.until('open')
  app.clock.advance(days(1))
  await anna.get('/api/auth/user')
  const edited = await anna.patch(`${path}/notes/${note.id}`, { text: 'I come on Tuesday', stays: 'evening' })
  await stream.until('changed')
  // The new end counts from the edit: this evening, not the evening of yesterday.
  const endsAt = '2035-07-04T18:00:00.000Z'
  expect(edited.body).toMatchObject({ text: 'I come on Tuesday', stays: 'evening', delivery: { endsAt } })
  expect(await shownOn(screen)).toMatchObject([{ title: 'I come on Tuesday', endsAt }])
  await goTo(app, '2035-07-04T20:00:00+02:00')
  expect(await shownOn(screen)).toEqual([])
})

test('an edit of the text leaves the end, and what has ended stays as it was', async () => {
  const { app, anna, path, screen } = await givenRoom()
  const note = await givenNote(anna, path, { text: 'Bins today', stays: 'evening', isSent: true })
  const [item] = await shownOn(screen)
  await screen.post(`/api/screen/deliveries/${item?.deliveryId}/answers`, { kind: 'thank_you' })
  await anna.patch(`${path}/notes/${note.id}`, { text: 'The bins go out today' })
  expect(await shownOn(screen)).toMatchObject([
    { title: 'The bins go out today', endsAt: '2035-07-03T18:00:00.000Z' },
  ])
  await goTo(app, '2035-07-03T20:00:00+02:00')
  await anna.patch(`${path}/notes/${note.id}`, { text: 'The paper goes out today', stays: 'week' })
  expect(await shownOn(screen)).toEqual([])
  expect((await anna.get(`${path}/answers`)).body.answers).toMatchObject([
    { kind: 'thank_you', subject: { kind: 'note', title: 'The bins go out today' } },
  ])
})

test('an end without the choice that belongs to it is refused', async () => {
  const { anna, path } = await givenRoom()
  const note = await givenNote(anna, path, { stays: 'week' })
  const refused = await anna.patch(`${path}/notes/${note.id}`, { until: '2035-07-09T16:00:00Z' })
  expect([refused.status, refused.body.error.issues]).toEqual([
    422,
    [{ path: 'stays', message: 'Please choose that it stays until a day and time.' }],
  ])
})

test('an edit that changes nothing is no activity', async () => {
  const { anna, path } = await givenRoom()
  const note = await givenNote(anna, path)
  await anna.patch(`${path}/notes/${note.id}`, { text: note.text, stays: note.stays })
  await anna.patch(`${path}/notes/${note.id}`, {})
  expect(await listActions(anna, path)).not.toContain('note_edited')
})

test('what is deleted leaves the list and the screen, and comes back as it was', async () => {
  const { anna, path, screen } = await givenRoom()
  const note = await givenNote(anna, path, { isSent: true })
  expect((await anna.delete(`${path}/notes/${note.id}`)).body).toEqual({ id: note.id })
  expect((await anna.get(`${path}/notes`)).body).toEqual([])
  expect(await shownOn(screen)).toEqual([])
  expect((await anna.patch(`${path}/notes/${note.id}`, { text: 'x' })).status).toBe(404)
  expect((await anna.post(`${path}/notes/${note.id}/send`)).status).toBe(404)
  expect((await anna.delete(`${path}/notes/${note.id}`)).status).toBe(404)
  expect((await anna.post(`${path}/notes/${note.id}/restore`)).body).toEqual(note)
  expect((await anna.post(`${path}/notes/${note.id}/restore`)).body).toEqual(note)
  expect(await shownOn(screen)).toHaveLength(1)
})

test('a photo of the group is the background, until the photo is deleted', async () => {
  const { anna, path, screen } = await givenRoom()
  const photo = await givenPhoto(anna, path, 'The garden')
  const note = await givenNote(anna, path, { photoId: photo.id, isSent: true })
  expect(note.photo).toMatchObject({ id: photo.id, objectPath: photo.objectPath, caption: 'The garden' })
  const [item] = await shownOn(screen)
  expect(item?.picture).toMatchObject({ width: photo.width, height: photo.height })
  expect((await screen.get(item?.picture?.url ?? '')).status).toBe(200)
  await anna.delete(`${path}/photos/${photo.id}`)
  expect(await shownOn(screen)).toMatchObject([{ kind: 'note', picture: null }])
  expect((await screen.get(item?.picture?.url ?? '')).status).toBe(404)
  expect((await anna.get(`${path}/notes`)).body).toMatchObject([{ id: note.id, photo: null }])
  await anna.post(`${path}/photos/${photo.id}/restore`)
  expect((await shownOn(screen))[0]?.picture).not.toBeNull()
})

test('the background changes and goes with an edit; a photo of another group is not found', async () => {
  const { app, anna, path, screen } = await givenRoom()
  const photo = await givenPhoto(anna, path)
  const others = await givenOthers(app)
  const foreign = await givenPhoto(others.person, others.path)
  const note = await givenNote(anna, path, { isSent: true })
  const address = `${path}/notes/${note.id}`
  expect((await anna.patch(address, { photoId: foreign.id })).status).toBe(404)
  expect((await anna.post(`${path}/notes`, { text: 'x', photoId: foreign.id })).status).toBe(404)
  await anna.patch(address, { photoId: photo.id })
  expect((await shownOn(screen))[0]?.picture).not.toBeNull()
  await anna.patch(address, { photoId: null })
  expect(await shownOn(screen)).toMatchObject([{ title: note.text, picture: null }])
})

test('each change is one line of activity, and a note that is sent is told to the others', async () => {
  const { app, anna, ben, path } = await givenThree({ at: tuesday })
  const note = await givenNote(anna, path, { text: coat })
  await anna.patch(`${path}/notes/${note.id}`, { stays: 'week' })
  await anna.post(`${path}/notes/${note.id}/send`)
  await anna.delete(`${path}/notes/${note.id}`)
  await anna.post(`${path}/notes/${note.id}/restore`)
  await app.runDue()
  expect((await listActions(anna, path)).slice(0, 5)).toEqual([
    'note_restored',
    'note_removed',
    'note_sent',
    'note_edited',
    'note_added',
  ])
  const [line] = (await anna.get(`${path}/activity`)).body
  expect(line.subject).toEqual({ kind: 'family_note', id: note.id, title: coat })
  const sentence = `Anna Hartley wrote to Rose: “${coat}”`
  expect(await sentencesOf(ben)).toEqual([sentence])
  expect(await sentencesOf(anna)).toEqual([])
  const [notice] = (await ben.get('/api/notices')).body
  expect(notice).toMatchObject({ topic: 'notes', path: '/content-library/notes' })
})

test('an answer of Rose to a note goes to who wrote it, and is not called a note of hers', async () => {
  const three = await givenThree({ at: tuesday })
  const { app, family, anna, ben, path } = three
  const screen = await givenScreen(app, family)
  await givenNote(ben, path, { text: 'Ben comes at three', isSent: true })
  const [item] = await shownOn(screen)
  await screen.post(`/api/screen/deliveries/${item?.deliveryId}/answers`, { kind: 'heart' })
  await app.runDue()
  expect(await sentencesOf(ben)).toContain('Rose sent a heart for “Ben comes at three”')
  expect((await anna.get(`${path}/answers`)).body.answers).toMatchObject([
    { kind: 'heart', text: null, subject: { kind: 'note', title: 'Ben comes at three', photoId: null } },
  ])
})

test('open browsers hear that the notes have changed', async () => {
  const { app, family, anna, path } = await givenRoom()
  const mia = await givenMember(app, family, 'Mia', 'member')
  const stream = await mia.listen(`${path}/live`)
  await stream.until('open')
  await givenNote(anna, path)
  await Promise.all([stream.untilChanged('notes'), stream.untilChanged('activity')])
})

test('a member writes and sends notes, and changes own ones only; another family sees nothing', async () => {
  const { app, family, anna, path } = await givenRoom()
  const mia = await givenMember(app, family, 'Mia', 'member')
  const own = await givenNote(mia, path, { isSent: true })
  const annas = await givenNote(anna, path)
  expect((await mia.patch(`${path}/notes/${own.id}`, { text: 'Mine' })).status).toBe(200)
  expect((await mia.post(`${path}/notes/${annas.id}/send`)).status).toBe(200)
  expect((await mia.patch(`${path}/notes/${annas.id}`, { text: 'x' })).status).toBe(403)
  expect((await mia.delete(`${path}/notes/${annas.id}`)).status).toBe(403)
  expect((await mia.delete(`${path}/notes/${own.id}`)).status).toBe(200)

  const others = await givenOthers(app)
  const address = `${others.path}/notes/${annas.id}`
  expect((await others.person.patch(address, { text: 'x' })).status).toBe(404)
  expect((await others.person.post(`${address}/send`)).status).toBe(404)
  expect((await others.person.delete(address)).status).toBe(404)
  expect((await others.person.post(`${address}/restore`)).status).toBe(404)
  expect((await others.person.get(`${others.path}/notes`)).body).toEqual([])
})

test('notes are listed page by page, the newest first', async () => {
  const { app, anna, path } = await givenRoom()
  for (const text of ['one', 'two', 'three']) {
    await givenNote(anna, path, { text })
    app.clock.advance(1)
  }
  const first = (await anna.get(`${path}/notes?limit=2`)).body
  expect(first.map(({ text }: { text: string }) => text)).toEqual(['three', 'two'])
  const next = (await anna.get(`${path}/notes?limit=2&before=${first[1].id}`)).body
  expect(next.map(({ text }: { text: string }) => text)).toEqual(['one'])
})
