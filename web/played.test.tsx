import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Clip, clipsApi } from '#contract/clips/clips.ts'
import { roomApi } from '#contract/room/room.ts'
import { voicesApi } from '#contract/voices/voices.ts'
import { Played } from './played.tsx'
import { givenDelivery, givenRoom, idOf } from './testing/given.ts'
import { render, server } from './testing/render.tsx'

const clip: Clip = {
  id: idOf(600),
  words: 'First steps',
  duration: 12_000,
  hasSound: true,
  width: 1280,
  height: 720,
  thumbhash: '',
  createdAt: '2026-11-20T10:00:00Z',
  addedBy: null,
  delivery: null,
}

function shown(clip: Clip) {
  server.answer(clipsApi.list, [clip])
  server.answer(roomApi.read, givenRoom())
  render(
    <>
      <section aria-label="Added">
        <Played action="clip_added" id={clip.id} />
      </section>
      <section aria-label="Sent">
        <Played action="clip_sent" id={clip.id} />
      </section>
    </>,
  )
}

const playerIn = (name: string) => page.getByRole('region', { name }).element().querySelector('video')

test('a clip that was sent plays once, below the line that says so', async () => {
  shown({ ...clip, delivery: givenDelivery() })
  await expect.poll(() => playerIn('Sent')?.poster).toContain(`/clips/${clip.id}/poster`)
  expect(playerIn('Added')).toBeNull()
})

test('each player has a name: whose voice or video it is, and how long', async () => {
  const addedBy = { id: idOf(2), name: 'Anna Hartley' }
  shown({ ...clip, addedBy, delivery: givenDelivery() })
  await expect.poll(() => playerIn('Sent')?.ariaLabel).toBe('Video from Anna Hartley, 12 seconds')
  const voice = { id: idOf(601), words: null, duration: 900, createdAt: clip.createdAt, addedBy: null }
  server.answer(voicesApi.list, [{ ...voice, photo: null, delivery: null }])
  render(<Played action="voice_added" id={voice.id} />)
  await expect.poll(() => document.querySelector('audio')?.ariaLabel).toBe('Voice recording, one second')
})

test('one that was only added plays, too', async () => {
  shown(clip)
  await expect.poll(() => playerIn('Added')?.src).toContain(`/clips/${clip.id}/film`)
})
