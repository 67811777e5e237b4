import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Calendar, calendarsApi } from '#contract/visits/calendars.ts'
import { idOf } from '../../testing/given.ts'
import { render, server } from '../../testing/render.tsx'
import { CalendarNote } from './calendar-note.tsx'

const choir: Calendar = {
  id: idOf(900),
  name: 'Choir',
  kind: 'address',
  address: 'calendar.example.com/…',
  isOnScreen: true,
  readAt: '2026-11-20T10:00:00Z',
  failingSince: '2026-11-20T11:00:00Z',
  failure: 'The calendar’s server has a problem (500).',
  keptUntil: '2026-11-27T10:00:00Z',
  counts: { kept: 1, private: 0, broken: 0, beyond: 0 },
  addedBy: null,
  createdAt: '2026-11-20T10:00:00Z',
}

test('that a calendar cannot be read is said, with the way to mend it', async () => {
  server.answer(calendarsApi.list, [choir])
  render(<CalendarNote />)
  const note = page.getByRole('region', { name: 'Calendars', exact: true })
  await expect.element(note.getByText('The calendar “Choir” cannot be read.')).toBeVisible()
  await note.getByRole('button', { name: 'See why' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('The calendar’s server has a problem (500).')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: /Choir/ }).first()).toBeVisible()
})
