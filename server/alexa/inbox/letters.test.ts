import { expect, test } from 'vitest'
import { givenEcho, givenEchoFamily, rendered } from '../../testing/alexa/given-echo.ts'
import { type Family, givenPhoto } from '../../testing/given/given.ts'
import { lengthOf } from '../apl/letters.ts'

test('every page of an Echo has the letters that the family has set for it, and a running slideshow with its next page', async () => {
  const { family, echo, anna, path } = await givenEchoFamily()
  const photo = await givenPhoto(anna, path, 'Look who is back')
  await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)
  const plain = rendered(await echo.open())
  expect(plain).not.toHaveProperty('letters')
  const { id } = plain.slides[0]
  expect(plain.slides[0].lengths).toMatchObject({ title: { count: 16, longest: 4 } })
  expect(await echo.touch('page', id, '', plain.inbox)).toEqual({})

  const [device] = await listEchoes(family)
  const letters = { metres: 2, inches: 10, forWeakEyes: false }
  await anna.patch(`${path}/devices/${device?.id}`, { letters })
  const drawn = rendered(await echo.touch('page', id, '', plain.inbox))
  // A capital of ten millimetres.
  const asked = { factor: 1, inches: expect.closeTo(10 / 25.4 / 0.66, 3), diagonal: 10 }
  expect(drawn).toMatchObject({ letters: asked, slides: [{ id }] })
  expect(await echo.touch('page', id, '', drawn.inbox)).toEqual({})
  expect(rendered(await echo.intend('ReadListIntent'))).toMatchObject({ letters: asked })
  expect(rendered(await echo.touch('back'))).toMatchObject({ letters: asked })

  // The preview in Settings draws with the same letters.
  const documents: { name: string; data: { payload?: object } }[] = (await anna.get(`${path}/alexa/preview`))
    .body
  for (const name of ['slideshow', 'page'])
    expect(documents.find((one) => one.name === name)?.data.payload).toMatchObject({ letters: asked })
  const rehearsed = await anna.post(`${path}/alexa/rehearse`, { text: 'Alexa, open sun porch', session: {} })
  expect(rehearsed.body.screen.data.payload).toMatchObject({ letters: asked, slides: [{}] })

  await anna.patch(`${path}/devices/${device?.id}`, { letters: null, textSize: 'largest' })
  const large = rendered(await echo.touch('page', id, '', drawn.inbox))
  expect(large.letters).toEqual({ factor: 1.42, inches: 0, diagonal: 0 })
  const resting = rendered(await echo.intend('PauseRoomIntent'))
  expect(resting).toMatchObject({ asks: 'resting', letters: { factor: 1.42 } })
  await anna.patch(`${path}/devices/${device?.id}`, { textSize: 'normal' })
  expect(rendered(await echo.open())).not.toHaveProperty('letters')
})

test('what was set for one Echo is not for another', async () => {
  const { app, family, echo, anna, path } = await givenEchoFamily()
  const other = await givenEcho(app, family)
  const [device] = await listEchoes(family)
  await anna.patch(`${path}/devices/${device?.id}`, { textSize: 'large' })
  const factors = [await echo.open(), await other.open()].map((answer) => rendered(answer).letters?.factor)
  expect(factors.toSorted()).toEqual([1.2, undefined])
})

test('letters of East Asian scripts are twice as wide', () => {
  expect(lengthOf('東京 Mia')).toEqual({ count: 8, longest: 4 })
  expect(lengthOf('')).toEqual({ count: 0, longest: 0 })
})

async function listEchoes({ anna, path }: Family): Promise<{ id: string }[]> {
  const devices: { id: string; kind: string }[] = (await anna.get(`${path}/devices`)).body
  return devices.filter(({ kind }) => kind === 'echo')
}
