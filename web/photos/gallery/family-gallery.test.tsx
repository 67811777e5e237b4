import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { deliveryApi } from '#contract/delivery/delivery.ts'
import { photosApi } from '#contract/photos/photos.ts'
import { roomApi } from '#contract/room/room.ts'
import { givenDelivery, givenPhoto, givenRoom, idOf } from '../../testing/given.ts'
import { render, server } from '../../testing/render.tsx'
import { FamilyGallery } from './family-gallery.tsx'

test('a photo that was sent by a tap can be taken back from the toast', async () => {
  const photo = givenPhoto()
  const delivery = givenDelivery({ id: idOf(801) })
  server.answer(photosApi.list, [photo])
  server.answer(roomApi.read, givenRoom())
  server.answer(photosApi.send, { ...photo, isSentToAlexa: true, delivery })
  server.answer(deliveryApi.takeBack, { ...delivery, withdrawnAt: new Date().toISOString() })
  render(<FamilyGallery onAdd={() => {}} />)
  await page.getByRole('button', { name: 'Send The garden to Alexa' }).click()
  await expect.element(page.getByText('Photo has been sent to the Alexa device.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect.element(page.getByText('Taken back').first()).toBeVisible()
  expect(server.calls(deliveryApi.takeBack).map(({ params }) => params.deliveryId)).toEqual([delivery.id])
})
