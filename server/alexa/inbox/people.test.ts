import { expect, test } from 'vitest'
import { days, hours, seconds } from '../../platform/clock.ts'
import { givenEchoFamily, rendered, spoken } from '../../testing/alexa/given-echo.ts'
import { givenPhoto, givenSentPhoto, givenUpload, keepInMemory } from '../../testing/given/given.ts'
import { givenPicture } from '../../testing/given/given-picture.ts'

test('an Echo shows and says who is on a picture, and who has sent it', async () => {
  const { echo, anna, path } = await givenEchoFamily()
  const photo = await givenPhoto(anna, path, 'At the lake')
  const [member] = (await anna.get(`${path}/members`)).body
  await anna.request('PUT', `${path}/members/${member.id}/relation`, { relation: 'your daughter' })
  await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)
  const tag = async (name: string, relation: string | null) => {
    const person = (await anna.post(`${path}/people`, { name, relation })).body
    await anna.request('PUT', `${path}/photos/${photo.id}/people/${person.id}`)
  }
  const plain = await echo.open()
  expect(spoken(plain)).toContain('A picture from Anna, your daughter: At the lake.')
  expect(rendered(plain).slides[0]).toMatchObject({ from: 'From Anna, your daughter', about: '' })
  await tag('Tom', 'your grandson')
  expect(spoken(await echo.open())).toContain('On it is Tom, your grandson.')
  await tag('Mia', null)
  const both = await echo.open()
  expect(spoken(both)).toContain('At the lake. On it are Tom, your grandson, and Mia.')
  expect(rendered(both).slides[0]).toMatchObject({ about: 'Tom, your grandson, and Mia' })
  expect(spoken(await echo.intend('WhoSentIntent'))).toContain('This is from Anna, your daughter.')
  await keepInMemory(anna, path)
  const kept = await echo.open()
  expect(rendered(kept).slides[0]).toMatchObject({ from: 'From Anna', about: 'Tom and Mia' })
  expect(spoken(kept)).not.toContain('your')
})

test('a picture of this day in an earlier year comes last on an Echo, and the Echo says so', async () => {
  const { app, echo, anna, path } = await givenEchoFamily()
  // Tomorrow morning everywhere in Europe, and not on 29 February.
  app.clock.advance(days(1) - (app.clock.now() % days(1)) + hours(8))
  if (dateOf(app.clock.now()).endsWith('02-29')) app.clock.advance(days(1))
  const [year, month, day] = dateOf(app.clock.now()).split('-')
  const taken = `${Number(year) - 3}:${month}:${day} 12:00:00`
  const objectPath = await givenUpload(anna, await givenPicture({ taken }))
  const old = (await anna.post(`${path}/photos`, { objectPath, caption: 'Long ago' })).body
  await anna.post(`${path}/photos/${old.id}/send-to-alexa`)
  const first = await echo.open()
  expect(spoken(first)).toContain('Long ago. It was taken on this day three years ago.')
  const [slide] = rendered(first).slides
  expect(slide.about).toBe('On this day, 3 years ago')
  await echo.touch('page', slide.id, '')
  await echo.touch('loaded', slide.id, slide.id)
  // They are sent later, so that it is in no series with them. All are shown, and more than the Echo has places for.
  app.clock.advance(hours(1))
  for (let count = 0; count < 25; count++) {
    app.clock.advance(seconds(11))
    const { id } = await givenSentPhoto(anna, path, 'New')
    await echo.touch('page', id, ` ${id}`)
  }
  const titles = async () => rendered(await echo.open()).slides.map(({ title }: { title: string }) => title)
  const onItsDay = await titles()
  expect(onItsDay.length).toBeLessThan(25)
  expect(onItsDay.slice(-2)).toEqual(['New', 'Long ago'])
})

function dateOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}
