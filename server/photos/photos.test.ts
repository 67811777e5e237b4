import { expect, test } from 'vitest'
import { givenFamily, givenPhoto, givenScreen } from '../testing/given.ts'
import { createTestApp } from '../testing/test-app.ts'

test('a photo that is sent is on the screen, and the family sees that it was shown', async () => {
  const app = await createTestApp()
  const family = await givenFamily(app)
  const { anna, path } = family
  const screen = await givenScreen(app, family)
  const photo = await givenPhoto(anna, path, 'In the garden')
  expect(photo).toMatchObject({ caption: 'In the garden', isSentToAlexa: false, sentToAlexaAt: null })

  const sent = await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)
  expect(sent.status).toBe(200)
  expect(sent.body).toMatchObject({ isSentToAlexa: true, delivery: { state: 'accepted' } })

  const [item] = (await screen.get('/api/screen')).body.items
  expect(item).toMatchObject({ kind: 'photo', title: 'In the garden', sender: { name: 'Anna Hartley' } })
  const picture = await screen.get(item.picture.url)
  expect(picture.headers.get('content-type')).toBe('image/jpeg')

  await screen.post(`/api/screen/deliveries/${item.deliveryId}/shown`, {})
  await screen.post(`/api/screen/deliveries/${item.deliveryId}/answers`, { kind: 'heart' })
  const [after] = (await anna.get(`${path}/photos`)).body
  expect(after.delivery).toMatchObject({ state: 'answered', rungs: [{ answers: [{ kind: 'heart' }] }] })
})
