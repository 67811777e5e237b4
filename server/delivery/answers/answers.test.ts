import { expect, test } from 'vitest'
import { hours, minutes, toIso } from '../../platform/clock.ts'
import { givenEchoFamily } from '../../testing/alexa/given-echo.ts'
import {
  createRoomApp,
  type Family,
  givenContent,
  givenItem,
  givenMember,
  givenOthers,
  givenPhoto,
} from '../../testing/given/given.ts'

/** A family with a screen on which a photo of Anna's was sent. */
async function givenAnswering() {
  const { app, family, screen } = await createRoomApp()
  const photo = await givenPhoto(family.anna, family.path, 'The garden')
  const { delivery } = (await family.anna.post(`${family.path}/photos/${photo.id}/send-to-alexa`)).body
  const answer = (kind: string) => {
    app.clock.advance(minutes(2))
    return screen.post(`/api/screen/deliveries/${delivery.id}/answers`, { kind })
  }
  return { app, family, screen, photo, answer, read: () => readAnswers(family) }
}

async function readAnswers({ anna, path }: Pick<Family, 'anna' | 'path'>) {
  return (await anna.get(`${path}/answers`)).body
}

test('answers stay in a list of their own, however much else happens', async () => {
  const { app, family, photo, answer, read } = await givenAnswering()
  const live = await family.anna.listen(`${family.path}/live`)
  await live.until('open')
  await answer('heart')
  await live.untilChanged('answers')
  for (let count = 0; count < 8; count++)
    await givenItem(family.anna, family.path, { name: `Thing ${count}` })
  expect((await read()).answers).toEqual([
    {
      id: expect.any(String),
      kind: 'heart',
      text: null,
      at: toIso(app.clock.now()),
      device: { id: expect.any(String), name: 'Family screen' },
      to: { id: family.anna.user.id, name: 'Anna Hartley' },
      subject: { kind: 'photo', title: 'The garden', photoId: photo.id },
      isNew: true,
    },
  ])
  await family.anna.delete(`${family.path}/photos/${photo.id}`)
  expect((await read()).answers[0].subject).toMatchObject({ title: 'The garden', photoId: null })
})

test('an answer is new to each member until they have seen it, and never to who joined later', async () => {
  const { app, family, answer, read } = await givenAnswering()
  const ben = await givenMember(app, family, 'Ben', 'member')
  await answer('heart')
  await answer('thank_you')
  app.clock.advance(minutes(1))
  const [newest, older] = (await read()).answers
  const seen = (answerId: string) => family.anna.post(`${family.path}/answers/seen`, { answerId })
  const news = async (person = family.anna) =>
    (await readAnswers({ ...family, anna: person })).answers.map(({ isNew }: { isNew: boolean }) => isNew)
  expect(await news()).toEqual([true, true])
  expect((await seen(older.id)).status).toBe(200)
  expect(await news()).toEqual([true, false])
  await seen(newest.id)
  await seen(older.id)
  expect(await news()).toEqual([false, false])
  expect(await news(ben)).toEqual([true, true])
  expect(await news(await givenMember(app, family, 'Mia', 'member'))).toEqual([false, false])
  await answer('heart')
  expect(await news()).toEqual([true, false, false])
  expect((await seen(family.group.id)).status).toBe(404)
  const { person, path } = await givenOthers(app)
  expect((await person.post(`${path}/answers/seen`, { answerId: newest.id })).status).toBe(404)
})

test('a call stands there until somebody takes it, everybody sees who, and it is recorded', async () => {
  const { app, family, answer, read } = await givenAnswering()
  const { anna, path } = family
  const ben = await givenMember(app, family, 'Ben', 'member')
  await answer('call_me')
  const askedAt = toIso(app.clock.now())
  // She asks once more while nobody has taken it.
  await answer('call_me')
  app.clock.advance(hours(30))
  const { calls, answers } = await read()
  expect(answers).toEqual([])
  expect(calls).toEqual([
    {
      id: expect.any(String),
      askedAt,
      device: { id: expect.any(String), name: 'Family screen' },
      to: { id: anna.user.id, name: 'Anna Hartley' },
      takenBy: null,
      takenAt: null,
    },
  ])
  const live = await anna.listen(`${path}/live`)
  await live.until('open')
  const take = `${path}/calls/${calls[0].id}/take`
  const taken = await ben.post(take)
  const takenBy = { id: ben.user.id, name: 'Ben Hartley' }
  expect(taken).toMatchObject({ status: 200, body: { takenBy, takenAt: toIso(app.clock.now()) } })
  await live.untilChanged('answers')
  expect((await read()).calls).toMatchObject([{ takenBy }])
  const late = await anna.post(take)
  expect(late.status).toBe(409)
  expect(late.body.error.message).toBe('Ben Hartley was first and will call.')
  app.clock.advance(minutes(1))
  expect((await ben.post(take)).body).toEqual(taken.body)
  const activity = (await anna.get(`${path}/activity`)).body
  expect(activity.filter(({ action }: { action: string }) => action === 'call_taken')).toMatchObject([
    { actor: { name: 'Ben Hartley' }, subject: { kind: 'call_me' } },
  ])

  await answer('call_me')
  expect((await read()).calls.map((call: { takenAt: string | null }) => call.takenAt !== null)).toEqual([
    false,
    true,
  ])
  app.clock.advance(hours(12))
  expect((await read()).calls).toMatchObject([{ takenBy: null }])
})

test('who cannot call after all gives the call back, and it is open for everybody again', async () => {
  const { app, family, answer, read } = await givenAnswering()
  const { anna, path } = family
  const ben = await givenMember(app, family, 'Ben', 'member')
  await answer('call_me')
  const [call] = (await read()).calls
  const verb = (name: string) => `${path}/calls/${call.id}/${name}`
  await ben.post(verb('take'))
  const refused = await anna.post(verb('return'))
  expect(refused.status).toBe(409)
  expect(refused.body.error.message).toBe('Ben Hartley was first and will call.')
  expect((await ben.post(verb('return'))).status).toBe(200)
  expect((await ben.post(verb('return'))).status).toBe(200)
  expect((await read()).calls).toEqual([call])
  expect((await anna.post(verb('take'))).body.takenBy.name).toBe('Anna Hartley')
  // She asks anew: that call stands for both.
  await answer('call_me')
  await anna.post(verb('return'))
  const { calls } = await read()
  expect(calls).toMatchObject([{ takenBy: null }])
  expect(calls[0].id).not.toBe(call.id)
  const activity = (await anna.get(`${path}/activity`)).body as { action: string }[]
  expect(activity.filter(({ action }) => action === 'call_returned')).toHaveLength(2)
})

test('a call and a note by the Echo stand in the same list, also without a picture', async () => {
  const { family, echo } = await givenEchoFamily()
  await echo.intend('CallMeIntent')
  await echo.intend('CallMeIntent')
  await echo.intend('NoteIntent', { message: 'the tea was lovely' })
  const { calls, answers } = await readAnswers(family)
  expect(calls).toMatchObject([{ to: null, takenBy: null }])
  expect(answers).toMatchObject([{ kind: 'note', text: 'The tea was lovely', subject: null, isNew: true }])
})

test('a call of another group cannot be taken', async () => {
  const { app, family, answer, read } = await givenAnswering()
  await answer('call_me')
  const [call] = (await read()).calls
  const { person, path } = await givenOthers(app)
  expect((await person.post(`${path}/calls/${call.id}/take`)).status).toBe(404)
  expect((await person.post(`${family.path}/calls/${call.id}/take`)).status).toBe(404)
  expect((await read()).calls[0].takenBy).toBeNull()
})

test('the picture of a photo is served by its id to members only, while the photo is there', async () => {
  const { app, family, photo } = await givenAnswering()
  const address = `${family.path}/photos/${photo.id}/picture?w=640`
  const picture = await family.anna.get(address)
  expect(picture.status).toBe(200)
  expect(picture.headers.get('content-type')).toBe('image/webp')
  const { person, path } = await givenOthers(app)
  expect((await person.get(address)).status).toBe(404)
  expect((await person.get(`${path}/photos/${photo.id}/picture`)).status).toBe(404)
  await family.anna.delete(`${family.path}/photos/${photo.id}`)
  expect((await family.anna.get(address)).status).toBe(404)
})

test('an answer to a recommendation names it, without a picture', async () => {
  const { app, family, screen, read } = await givenAnswering()
  const { id } = await givenContent(family.anna, family.path)
  const sent = await family.anna.post(`${family.path}/content/${id}/send-to-alexa`)
  app.clock.advance(minutes(2))
  await screen.post(`/api/screen/deliveries/${sent.body.delivery.id}/answers`, { kind: 'thank_you' })
  expect((await read()).answers[0]).toMatchObject({
    kind: 'thank_you',
    subject: { kind: 'content', title: 'Persuasion', photoId: null },
  })
})

test('a press of "Call me" that arrives after its picture was taken back is passed on, once', async () => {
  const { app, family, screen, answer, read } = await givenAnswering()
  const { anna, path } = family
  const [item] = (await screen.get('/api/screen')).body.items
  const pressedAt = app.clock.now()
  app.clock.advance(minutes(5))
  await anna.post(`${path}/deliveries/${item.deliveryId}/take-back`)
  expect((await answer('heart')).status).toBe(404)
  const press = () =>
    screen.post(`/api/screen/deliveries/${item.deliveryId}/answers`, {
      kind: 'call_me',
      answeredAt: toIso(pressedAt),
    })
  // The picture is not there any more, and the screen keeps the press no longer.
  expect((await press()).status).toBe(404)
  const { calls, answers } = await read()
  expect([calls.length, answers]).toEqual([1, []])
  expect(calls[0]).toMatchObject({ askedAt: toIso(pressedAt), takenBy: null })
  await anna.post(`${path}/calls/${calls[0].id}/take`)
  await press()
  expect((await read()).calls).toMatchObject([{ takenBy: { name: 'Anna Hartley' } }])
  // A delivery that the screen never had asks for no call.
  const { person, path: elsewhere } = await givenOthers(app)
  const photo = await givenPhoto(person, elsewhere, 'Theirs')
  const sent = (await person.post(`${elsewhere}/photos/${photo.id}/send-to-alexa`)).body
  await screen.post(`/api/screen/deliveries/${sent.delivery.id}/answers`, { kind: 'call_me' })
  expect((await read()).calls).toHaveLength(1)
})
