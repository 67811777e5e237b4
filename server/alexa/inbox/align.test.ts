import { expect, test } from 'vitest'
import { givenEchoFamily, rendered } from '../../testing/alexa/given-echo.ts'
import { givenPhoto } from '../../testing/given/given.ts'
import { alignOf } from './align.ts'

test.each([
  [null, 'center'],
  [{ x: 500, y: 500 }, 'center'],
  [{ x: 100, y: 450 }, 'left'],
  [{ x: 900, y: 450 }, 'right'],
  [{ x: 500, y: 80 }, 'top'],
  [{ x: 500, y: 920 }, 'bottom'],
  [{ x: 90, y: 910 }, 'bottom-left'],
  [{ x: 910, y: 90 }, 'top-right'],
])('a picture whose point is %o is held at %s', (point, align) => {
  expect(alignOf(point)).toBe(align)
})

test('the slide of an Echo says where its picture is held, by the point that the family has set', async () => {
  const { echo, anna, path } = await givenEchoFamily()
  const photo = await givenPhoto(anna, path, 'The lake')
  const { status } = await anna.request('PUT', `${path}/photos/${photo.id}/focal-point`, { x: 120, y: 880 })
  expect(status).toBe(200)
  await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)
  expect(rendered(await echo.open()).slides[0]).toMatchObject({ align: 'bottom-left' })
})
