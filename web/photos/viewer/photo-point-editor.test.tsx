import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { peopleApi } from '#contract/photos/people.ts'
import { type Photo, photosApi } from '#contract/photos/photos.ts'
import type { Role } from '#contract/platform/policy.ts'
import { roomApi } from '#contract/room/room.ts'
import { givenPhoto, givenRoom, idOf } from '../../testing/given.ts'
import { render, server } from '../../testing/render.tsx'
import { PhotoViewer } from './photo-viewer.tsx'

function showViewer(photo: Photo, role: Role): void {
  server.answer(roomApi.read, givenRoom())
  server.answer(peopleApi.list, [])
  server.answer(photosApi.setFocalPoint, ({ body }) => ({ ...photo, focalPoint: body }))
  const none = () => {}
  const neighbours = { newer: undefined, older: undefined, onShow: none }
  render(<PhotoViewer photo={photo} {...neighbours} onEditCaption={none} onClose={none} />, {
    group: { role },
  })
}

const ring = () => page.getByRole('slider', { name: 'Choose what matters' })
const saved = () => server.calls(photosApi.setFocalPoint).map(({ body }) => body)

test('arrow keys move the ring, each place is saved, and Escape ends only this', async () => {
  showViewer(givenPhoto({ focalPoint: { x: 400, y: 990 } }), 'caretaker')
  await page.getByRole('button', { name: 'Choose what matters' }).click()
  await expect.element(ring()).toHaveFocus()
  await expect.element(ring()).toHaveAttribute('aria-valuetext', '40% from the left, 99% from the top')
  await userEvent.keyboard('{ArrowLeft}')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(ring()).toHaveAttribute('aria-valuetext', '38% from the left, 100% from the top')
  await expect.poll(saved).toEqual([
    { x: 380, y: 990 },
    { x: 380, y: 1000 },
  ])
  await userEvent.keyboard('{Escape}')
  await expect.element(ring()).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Choose what matters' })).toHaveFocus()
})

test('who may not change a photo is not asked what matters on it', async () => {
  showViewer(givenPhoto({ addedBy: { id: idOf(77), name: 'Ben Hartley' } }), 'member')
  await expect.element(page.getByText('Uploaded')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Choose what matters' })).not.toBeInTheDocument()
})
