import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Clip, clipsApi } from '#contract/clips/clips.ts'
import { type ContentItem, contentApi } from '#contract/content.ts'
import { roomApi } from '#contract/room/room.ts'
import { voicesApi } from '#contract/voices/voices.ts'
import { ActivityRow } from './activity/activity-row.tsx'
import { playedInActivity } from './activity/played-in-activity.ts'
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
  await expect.poll(() => playerIn('Sent')?.poster).toContain(`/clips/${clip.id}/poster?w=`)
  expect(playerIn('Added')).toBeNull()
})

test.each([
  ['a wide video', { width: 1280, height: 720 }, 960],
  ['an upright one', { width: 720, height: 1280 }, 480],
])('the poster of %s is as wide as its player needs', async (_what, size, width) => {
  shown({ ...clip, ...size, delivery: givenDelivery() })
  await expect.poll(() => playerIn('Sent')?.poster).toMatch(new RegExp(`/poster\\?w=${width}$`))
})

test('each player has a name: whose voice or video it is, and how long', async () => {
  const addedBy = { id: idOf(2), name: 'Anna Hartley' }
  shown({ ...clip, addedBy, delivery: givenDelivery() })
  await expect.poll(() => playerIn('Sent')?.ariaLabel).toBe('Video from Anna Hartley, 12 seconds')
  const voice = { id: idOf(601), words: null, duration: 900, createdAt: clip.createdAt, addedBy: null }
  server.answer(voicesApi.list, [{ ...voice, photo: null, delivery: null }])
  render(<Played action="voice_added" id={voice.id} />)
  await expect.element(page.getByRole('button', { name: 'Voice recording, one second' })).toBeVisible()
})

test('each says how long it is before it is played, when nothing of it has been fetched', async () => {
  shown(clip)
  const length = page.getByRole('region', { name: 'Added' }).getByText('0:12')
  await expect.element(length).toBeVisible()
  playerIn('Added')?.dispatchEvent(new Event('play'))
  await expect.element(length).not.toBeInTheDocument()
  const voice = { id: idOf(601), words: null, duration: 20_010, createdAt: clip.createdAt, addedBy: null }
  server.answer(voicesApi.list, [{ ...voice, photo: null, delivery: null }])
  render(<Played action="voice_added" id={voice.id} />)
  await expect.element(page.getByText('20 seconds')).toBeVisible()
})

test('one that was only added plays, too', async () => {
  shown(clip)
  await expect.poll(() => playerIn('Added')?.src).toContain(`/clips/${clip.id}/film`)
})

test('a song that was sent plays below its line, which says how long it is and when it was heard', async () => {
  const heard = {
    deviceName: 'Family screen',
    shownAt: '2026-11-20T10:00:00Z',
    heardAt: '2026-11-20T10:05:00Z',
  }
  const device = {
    ...heard,
    deviceId: idOf(1),
    kind: 'screen' as const,
    acceptedAt: null,
    failure: null,
    note: null,
  }
  const delivery = givenDelivery({
    state: 'shown',
    devices: [{ ...device, state: 'shown', nextAttemptAt: null, answers: [] }],
  })
  const item: ContentItem = {
    ...{ id: idOf(610), type: 'music', title: 'Morning has broken', description: null, externalUrl: null },
    ...{ provider: 'elsewhere', createdAt: '2026-11-20T10:00:00Z', isSentToAlexa: true, sentToAlexaAt: null },
    ...{ addedBy: null, recording: { id: idOf(611), duration: 192_000, photo: null }, delivery },
  }
  server.answer(contentApi.list, [item])
  server.answer(roomApi.read, givenRoom())
  playedInActivity.component = Played
  const subject = { kind: 'content' as const, id: item.id, title: item.title, seconds: 192 }
  const entry = {
    id: idOf(612),
    action: 'content_sent_to_alexa' as const,
    createdAt: item.createdAt,
    actor: null,
  }
  render(<ActivityRow entry={{ ...entry, subject }} now={Date.parse('2026-11-20T10:06:00Z')} />)
  await expect.element(page.getByLabelText('Recording of Morning has broken')).toBeVisible()
  await expect.element(page.getByText(/Heard/)).toBeVisible()
  await expect.element(page.getByText('3:12 · “Morning has broken”')).toBeVisible()
})
