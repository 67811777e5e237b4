import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { firstRows } from '#contract/pages/first-view.ts'
import { galleryApi } from '#contract/photos/gallery.ts'
import { type Photo, photosApi } from '#contract/photos/photos.ts'
import { roomApi } from '#contract/room/room.ts'
import { givenPhoto, givenRoom, idOf } from '../../testing/given.ts'
import { render, server } from '../../testing/render.tsx'
import { PhotoGalleryPage } from './photo-gallery-page.tsx'

/** A full page of photos of October 2026, and one of May. Those that are asked for are answered. */
function givenGallery(): void {
  const october = Array.from({ length: firstRows.gallery }, (_, index) =>
    givenPhoto({ id: idOf(300 + index), caption: `October ${index}`, createdAt: '2026-10-15T12:00:00Z' }),
  )
  const may = givenPhoto({ id: idOf(500), caption: 'The maypole', createdAt: '2026-05-15T12:00:00Z' })
  server.answer(roomApi.read, givenRoom())
  server.answer(galleryApi.months, ['2026-10', '2026-05'])
  server.answer(photosApi.list, ({ query }): Photo[] => {
    if (query.before) return [may]
    return query.addedBefore && query.addedBefore < '2026-10' ? [may] : october
  })
}

test('only cards near the window are rendered, and the others when they come near', async () => {
  givenGallery()
  render(<PhotoGalleryPage />, { path: '/photo-gallery' })
  await expect.element(page.getByRole('article').first()).toBeVisible()
  const rendered = () => page.getByRole('article').elements().length
  expect(rendered()).toBeLessThan(firstRows.gallery)
  await expect
    .poll(() => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      return page.getByRole('img', { name: 'The maypole' }).elements().length
    })
    .toBe(1)
})

test('the gallery begins at a month that is chosen, and at the newest photo again', async () => {
  givenGallery()
  render(<PhotoGalleryPage />, { path: '/photo-gallery' })
  const months = page.getByRole('navigation', { name: 'Months' })
  await months.getByRole('button', { name: 'May 2026' }).click()
  await expect.element(page.getByRole('heading', { name: 'May 2026' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'October 2026' })).not.toBeInTheDocument()
  const asked = server.calls(photosApi.list).map(({ query }) => query.addedBefore)
  expect(asked).toContain(new Date(2026, 5, 1).toISOString())
  await months.getByRole('button', { name: 'Newest' }).click()
  await expect.element(page.getByRole('heading', { name: 'October 2026' })).toBeVisible()
})
