import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { roomApi } from '#contract/room/room.ts'
import { givenDevice, givenRoom, idOf } from '../testing/given.ts'
import { render, server } from '../testing/render.tsx'
import { PicturesOff } from './pictures-off.tsx'

const sentence = page.getByText(/^Pictures have not been on since /)

test('at an Echo whose pictures are not on stands since when', async () => {
  server.answer(roomApi.read, givenRoom())
  const picturesOnAt = new Date(Date.now() - 10 * 60_000).toISOString()
  const device = givenDevice({ kind: 'echo', isConnected: false, showing: null, picturesOnAt })
  render(<PicturesOff device={device} />)
  await expect.element(sentence).toBeVisible()
})

test('while its pages are reported, and of a screen, nothing is said', async () => {
  server.answer(roomApi.read, givenRoom())
  const facts = { isConnected: false, showing: null }
  const long = new Date(Date.now() - 10 * 60_000).toISOString()
  const now = new Date().toISOString()
  render(
    <>
      <PicturesOff device={givenDevice({ ...facts, kind: 'echo', picturesOnAt: now })} />
      <PicturesOff device={givenDevice({ ...facts, id: idOf(2), name: 'Tablet', picturesOnAt: long })} />
      <PicturesOff device={givenDevice({ ...facts, id: idOf(3), kind: 'echo', picturesOnAt: long })} />
    </>,
  )
  await expect.element(sentence).toBeVisible()
  expect(sentence.elements()).toHaveLength(1)
})
