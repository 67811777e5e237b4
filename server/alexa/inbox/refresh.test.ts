import type { Response } from 'ask-sdk-model'
import { expect, test } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { givenEchoFamily, rendered, spoken, type TestEcho } from '../../testing/alexa/given-echo.ts'
import { givenContent, givenPhoto, givenUpload } from '../../testing/given/given.ts'
import { givenSound } from '../../testing/given/given-voice.ts'
import type { SlideshowData } from '../apl/slideshow.ts'

test('a picture that is sent while the slideshow runs is on the Echo with the next page, without a word', async () => {
  const { echo, send } = await givenEchoWithPhotos()
  await send('First')
  const opened = dataOf(await echo.open())
  expect(await turnTo(echo, opened, 0)).toEqual({})
  await send('Second')
  const answer = await turnTo(echo, opened, 0)
  const refreshed = dataOf(answer)
  expect(titlesOf(refreshed)).toEqual(['Second', 'First'])
  expect(refreshed.at).toBe(0)
  expect(answer).toEqual({ directives: [expect.anything()] })
  expect(await turnTo(echo, refreshed, 0)).toEqual({})
  expect(spoken(await echo.intend('WhoSentIntent'))).toContain('Anna')
  expect(await turnTo(echo, refreshed, 1)).toEqual({})
})

test('the first picture takes the place of the page that says that there is nothing yet', async () => {
  const { echo, send } = await givenEchoWithPhotos()
  expect(rendered(await echo.open())).toMatchObject({ title: 'Nothing yet', isEmpty: true })
  expect(await echo.touch('empty')).toEqual({})
  await send('First')
  const answer = await echo.touch('empty')
  expect(titlesOf(dataOf(answer))).toEqual(['First'])
  expect(answer.outputSpeech).toBeUndefined()
})

test('a picture that is taken back while the slideshow runs goes with the next page, and the rest goes on', async () => {
  const { echo, send, takeBack } = await givenEchoWithPhotos()
  for (const caption of ['First', 'Second', 'Third']) await send(caption)
  const opened = dataOf(await echo.open())
  expect(titlesOf(opened)).toEqual(['Third', 'Second', 'First'])
  for (const index of [0, 1, 2]) expect(await turnTo(echo, opened, index)).toEqual({})
  await takeBack(opened.slides[0]?.id)
  const refreshed = dataOf(await turnTo(echo, opened, 1))
  expect(titlesOf(refreshed)).toEqual(['Second', 'First'])
  expect(refreshed.at).toBe(0)
  await takeBack(opened.slides[1]?.id)
  await takeBack(opened.slides[2]?.id)
  const empty = await turnTo(echo, refreshed, 1)
  expect(JSON.stringify(rendered(empty))).toContain('There is nothing here yet.')
  expect(empty.outputSpeech).toBeUndefined()
})

test('“next” after one was taken back shows the picture that it speaks of', async () => {
  const { echo, send, takeBack } = await givenEchoWithPhotos()
  for (const caption of ['First', 'Second', 'Third']) await send(caption)
  const opened = dataOf(await echo.open())
  expect(titlesOf(opened)).toEqual(['Third', 'Second', 'First'])
  await takeBack(opened.slides[1]?.id)
  const next = await echo.intend('AMAZON.NextIntent')
  expect(spoken(next)).toContain('First')
  expect(titlesOf(dataOf(next))).toEqual(['Third', 'First'])
  expect(dataOf(next).at).toBe(1)
  await takeBack(opened.slides[2]?.id)
  expect(spoken(await echo.intend('AMAZON.NextIntent'))).toContain('Third')
})

test('a test message stays until the pictures are shown anew, and asked for recommendations stay alone', async () => {
  const { echo, family, send } = await givenEchoWithPhotos()
  const { anna, path } = family
  await send('First')
  const { id } = await givenContent(anna, path)
  await anna.post(`${path}/content/${id}/send-to-alexa`)
  await anna.post('/api/alexa/test-connection', { familyGroupId: family.group.id })
  const opened = dataOf(await echo.open())
  expect(opened.slides).toHaveLength(3)
  for (const index of [0, 1, 2, 0, 1, 2]) expect(await turnTo(echo, opened, index)).toEqual({})
  const recommended = dataOf(await echo.intend('RecommendationsIntent'))
  expect(recommended.slides).toHaveLength(1)
  expect(await turnTo(echo, recommended, 0)).toEqual({})
  await send('Second')
  expect(titlesOf(dataOf(await turnTo(echo, recommended, 0)))).toContain('Second')
})

test('a recording that comes after its recommendation, another one, its photo and none are on the slide with the next page', async () => {
  const { echo, family, send } = await givenEchoWithPhotos()
  const { anna, path } = family
  await send('First')
  const { id } = await givenContent(anna, path, { type: 'music', title: 'The Lark' })
  await anna.post(`${path}/content/${id}/send-to-alexa`)
  let shown = dataOf(await echo.open())
  const turned = () => turnTo(echo, shown, titlesOf(shown).indexOf('The Lark'))
  expect(await turned()).toEqual({})
  const photo = await givenPhoto(anna, path)
  const changes: [object | null, object][] = [
    [{ objectPath: await givenUpload(anna, givenSound(3)) }, { kind: 'card', listen: 'Listen' }],
    [{ objectPath: await givenUpload(anna, givenSound(5)) }, { kind: 'card', listen: 'Listen' }],
    [{ photoId: photo.id }, { kind: 'photo', listen: 'Listen' }],
    [null, { kind: 'card', listen: '' }],
  ]
  for (const [recording, slide] of changes) {
    await anna.patch(`${path}/content/${id}`, { recording })
    const answer = await turned()
    expect(answer).toEqual({ directives: [expect.anything()] })
    shown = dataOf(answer)
    expect(shown.slides[shown.at]).toMatchObject({ title: 'The Lark', ...slide })
    expect(await turned()).toEqual({})
  }
})

test('a photo that is deleted leaves the slide of the note that it goes with, until it is brought back', async () => {
  const { echo, family } = await givenEchoWithPhotos()
  const { anna, path } = family
  const { id: photoId } = await givenPhoto(anna, path)
  const note = await anna.post(`${path}/notes`, { text: 'On Tuesday', photoId, isSent: true })
  expect(note.status).toBe(201)
  let shown = dataOf(await echo.open())
  const kindNow = () => shown.slides.map(({ kind }) => kind)
  expect(kindNow()).toEqual(['photo'])
  expect(await turnTo(echo, shown, 0)).toEqual({})
  const photo = `${path}/photos/${photoId}`
  await anna.delete(photo)
  shown = dataOf(await turnTo(echo, shown, 0))
  expect(kindNow()).toEqual(['card'])
  expect(await turnTo(echo, shown, 0)).toEqual({})
  await anna.post(`${photo}/restore`)
  shown = dataOf(await turnTo(echo, shown, 0))
  expect(kindNow()).toEqual(['photo'])
})

async function givenEchoWithPhotos() {
  const { app, family, echo, anna, path } = await givenEchoFamily()
  return {
    family,
    echo,
    /** Each by itself: no series. */
    async send(caption: string) {
      app.clock.advance(minutes(4))
      const photo = await givenPhoto(anna, path, caption)
      expect((await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)).status).toBe(200)
    },
    async takeBack(deliveryId = '') {
      expect((await anna.post(`${path}/deliveries/${deliveryId}/take-back`)).status).toBe(200)
    },
  }
}

/** Sends what the document sends when it has turned to the slide, and every picture was loaded. */
function turnTo(echo: TestEcho, { slides, inbox }: SlideshowData, index: number): Promise<Response> {
  const loaded = slides.map(({ id }) => ` ${id}`).join('')
  return echo.touch('page', slides[index]?.id ?? '', loaded, inbox)
}

function dataOf(response: Response): SlideshowData {
  return rendered(response)
}

function titlesOf({ slides }: SlideshowData): string[] {
  return slides.map(({ title }) => title)
}
