import { expect, test } from 'vitest'
import { givenEchoFamily, rendered } from '../../testing/alexa/given-echo.ts'
import { givenSentPhoto } from '../../testing/given/given.ts'

test('the slides of an Echo turn at the pace of the room, and running ones follow with their next page', async () => {
  const { echo, anna, path } = await givenEchoFamily()
  await givenSentPhoto(anna, path, 'Look who is back')
  const usual = rendered(await echo.open())
  expect(usual).toMatchObject({ slides: [{ seconds: 12 }] })
  const { id } = usual.slides[0]
  expect(await echo.touch('page', id, '', usual.inbox)).toEqual({})
  await anna.patch(`${path}/room`, { pace: 'calm' })
  const calm = rendered(await echo.touch('page', id, '', usual.inbox))
  expect(calm).toMatchObject({ slides: [{ id, seconds: 24 }] })
  expect(await echo.touch('page', id, '', calm.inbox)).toEqual({})
  await anna.patch(`${path}/room`, { pace: 'normal' })
  expect(rendered(await echo.touch('page', id, '', calm.inbox))).toMatchObject({ slides: [{ seconds: 12 }] })
})
