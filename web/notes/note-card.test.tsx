import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Note, notesApi } from '#contract/notes/notes.ts'
import { type Room, roomApi } from '#contract/room/room.ts'
import { emma, givenDelivery, givenRoom, idOf } from '../testing/given.ts'
import { render, server } from '../testing/render.tsx'
import { NoteCard } from './note-card.tsx'

const again = page.getByRole('button', { name: 'Send again' })
const fromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

/** A note that was shown two hours ago and ends so many hours from now. */
function renderNote(hours: number, room: Partial<Room> = {}) {
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
  server.answer(roomApi.read, givenRoom(room))
  server.answer(notesApi.send, note)
  render(<NoteCard note={note} now={Date.now()} plan={null} onEdit={() => {}} />)
}

test('a note that is on the screen does not offer to be sent again', async () => {
  renderNote(1)
  await expect.element(page.getByText(/^On .* screen [^·]*$/)).toBeVisible()
  await expect.element(again).not.toBeInTheDocument()
})

test('a note that has ended says so, and can be sent again', async () => {
  renderNote(-1)
  await expect.element(page.getByText(/^On .* screen .*\s· ended$/)).toBeVisible()
  await expect.element(again).toBeVisible()
})

const screen = { kind: 'screen', isOpened: true, isConnected: true, quietHours: null } as const
const pause = { since: fromNow(-1), until: fromNow(1), by: null }

test.each<[string, Partial<Room>, string | RegExp]>([
  ['in contact', {}, 'It is on its way to the screen.'],
  ['paused', { pause }, /The screen is paused: what you send waits until .+\./],
  [
    'without contact',
    { devices: [{ ...screen, isConnected: false }] },
    'The screen is not in contact now. It will be shown as soon as it is back.',
  ],
  ['absent', { devices: [] }, 'It will be shown as soon as a screen is connected.'],
])('where a note is that was sent, with a screen %s', async (_, room, sentence) => {
  renderNote(-1, room)
  await again.click()
  await expect.element(page.getByText('Note sent').first()).toBeVisible()
  await expect.element(page.getByText(sentence).first()).toBeVisible()
})
