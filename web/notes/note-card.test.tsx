import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Note } from '#contract/notes/notes.ts'
import { roomApi } from '#contract/room/room.ts'
import { emma, givenDelivery, givenRoom, idOf } from '../testing/given.ts'
import { render, server } from '../testing/render.tsx'
import { NoteCard } from './note-card.tsx'

const again = page.getByRole('button', { name: 'Send again' })
const fromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

/** A note that was shown two hours ago and ends so many hours from now. */
function renderNote(hours: number) {
  const shownAt = fromNow(-2)
  const device = {
    deviceId: idOf(200),
    deviceName: 'Family screen',
    state: 'shown' as const,
    acceptedAt: shownAt,
    shownAt,
    answers: [],
    failure: null,
    nextAttemptAt: null,
    note: null,
  }
  const note: Note = {
    id: idOf(900),
    text: "Your blue coat is at the cleaner's.",
    stays: 'day_long',
    until: null,
    photo: null,
    createdAt: shownAt,
    addedBy: { id: emma.id, name: 'Emma Hartley' },
    delivery: givenDelivery({
      state: 'shown',
      createdAt: shownAt,
      endsAt: fromNow(hours),
      devices: [device],
    }),
  }
  server.answer(roomApi.read, givenRoom())
  render(<NoteCard note={note} now={Date.now()} plan={null} onEdit={() => {}} />)
}

test('a note that is on the screen does not offer to be sent again', async () => {
  renderNote(1)
  await expect.element(page.getByText(/^On .* screen [^·]*$/)).toBeVisible()
  await expect.element(again).not.toBeInTheDocument()
})

test('a note that has ended says so, and can be sent again', async () => {
  renderNote(-1)
  await expect.element(page.getByText(/^On .* screen .* · ended$/)).toBeVisible()
  await expect.element(again).toBeVisible()
})
