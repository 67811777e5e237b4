import { expect, test } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { givenEcho, givenEchoFamily, rendered, spoken } from '../../testing/alexa/given-echo.ts'
import { somebodyAt } from '../../testing/alexa/virtual-alexa.ts'
import { givenEntry, givenNote, givenPhoto, givenSentPhoto } from '../../testing/given/given.ts'
import { goThrough } from '../../testing/processes/through-time.ts'

const coat = "Your blue coat is at the cleaner's. I bring it on Monday."

test('a note is a slide of words, spoken with its writer, and counted beside pictures', async () => {
  const { app, echo, anna, path } = await givenEchoFamily()
  await givenSentPhoto(anna, path, 'At the lake')
  app.clock.advance(minutes(1))
  const note = await givenNote(anna, path, { text: coat, isSent: true })
  const opened = await echo.open()
  expect(spoken(opened)).toBe(
    `You have one new picture from Anna and one note from Anna. A note from Anna: ${coat}`,
  )
  expect(rendered(opened).slides[0]).toMatchObject({
    id: note.delivery?.id,
    kind: 'card',
    title: coat,
    from: 'A note from Anna',
    body: '',
  })
  await echo.touch('page', note.delivery?.id ?? '', '')
  await echo.touch('heart', note.delivery?.id ?? '')
  expect((await anna.get(`${path}/notes`)).body).toMatchObject([
    { delivery: { state: 'answered', devices: [{}, { answers: [{ kind: 'heart' }] }] } },
  ])
})

test('a short note stands on its picture; a long one has the room of the whole page', async () => {
  const { app, echo, anna, path } = await givenEchoFamily()
  const photo = await givenPhoto(anna, path)
  await givenNote(anna, path, { text: 'Look who is coming', photoId: photo.id, isSent: true })
  app.clock.advance(minutes(1))
  const long = `${'We come on Monday and bring cake. '.repeat(12)}Ben`
  await givenNote(anna, path, { text: long, photoId: photo.id, isSent: true })
  const { slides } = rendered(await echo.open())
  expect(slides).toMatchObject([
    { kind: 'card', title: '', body: long },
    { kind: 'photo', title: 'Look who is coming', from: 'A note from Anna' },
  ])
  expect(spoken(await echo.intend('AMAZON.RepeatIntent'))).toContain('bring cake. Ben.')
})

test('a note that has ended is gone from the slides, and from what is said', async () => {
  const { app, echo, anna, path } = await givenEchoFamily()
  await givenNote(anna, path, { text: coat, stays: 'day_long', isSent: true })
  expect(rendered(await echo.open()).slides).toHaveLength(1)
  await goThrough(app, app.clock.now() + minutes(24 * 60))
  expect(spoken(await echo.open())).toContain('There is nothing here yet.')
})

test('an Echo without a screen has given a note when it has read it aloud', async () => {
  const { app, echo, anna, path } = await givenEchoFamily({}, { hasScreen: false })
  await givenNote(anna, path, { text: coat, isSent: true })
  expect(spoken(await echo.open())).toContain(`A note from Anna: ${coat}`)
  expect((await anna.get(`${path}/notes`)).body).toMatchObject([{ delivery: { state: 'shown' } }])
  await goThrough(app, app.clock.now() + minutes(25 * 60))
  const { body } = await anna.get(`${path}/activity?limit=100`)
  expect(body.map(({ action }: { action: string }) => action)).not.toContain('note_unseen')
})

test('her own note answers the note of the family, and is told as hers', async () => {
  const { echo, anna, path } = await givenEchoFamily()
  await givenNote(anna, path, { text: coat, isSent: true })
  await echo.open()
  expect(spoken(await echo.intend('NoteIntent', { message: 'them i wear the red one' }))).toBe(
    'I have passed that on to Anna.',
  )
  expect((await anna.get(`${path}/answers`)).body.answers).toMatchObject([
    { kind: 'note', text: 'I wear the red one', subject: { kind: 'note', title: coat } },
  ])
  const [line] = (await anna.get(`${path}/activity`)).body
  expect(line).toMatchObject({
    action: 'delivery_answered',
    subject: { kind: 'note', title: 'I wear the red one' },
  })
})

test('a planned note is promised as a note, without its words', async () => {
  const { app, echo, anna, path } = await givenEchoFamily()
  const note = await givenNote(anna, path, { text: coat })
  const at = app.clock.now() + minutes(3 * 24 * 60)
  await givenEntry(app, anna, path, { noteId: note.id, scheduledFor: new Date(at).toISOString() })
  const said = spoken(await somebodyAt(echo).say('what is coming today'))
  expect(said).toContain('a note from your family')
  expect(said).not.toContain('coat')
})

test('an Echo that is linked later has the notes that are still running', async () => {
  const { app, family, anna, path } = await givenEchoFamily()
  await givenNote(anna, path, { text: coat, stays: 'week', isSent: true })
  const later = await givenEcho(app, family)
  expect(spoken(await later.open())).toContain('Here is one note that your family has sent.')
})
