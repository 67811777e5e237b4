import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type ScheduleEntry, scheduleApi } from '#contract/schedule.ts'
import { emma, givenEntry, idOf } from '../../testing/given.ts'
import { render, server } from '../../testing/render.tsx'
import { useSchedule } from '../schedule.queries.ts'
import { RestingCard } from './resting-card.tsx'
import { UnsentCard } from './unsent-card.tsx'

const mia = { ...emma, id: idOf(2), firstName: 'Mia' }
const inMemory = { inMemorySince: '2026-11-20T10:00:00Z' }

/** The schedule as the server keeps it. */
function givenSchedule(...entries: ScheduleEntry[]) {
  const settle = ({ params }: { params: { entryId: string } }) => {
    const entry = entries.find(({ id }) => id === params.entryId) as ScheduleEntry
    return Object.assign(entry, { status: 'cancelled' })
  }
  server.answer(scheduleApi.list, () => entries)
  server.answer(scheduleApi.dismiss, settle)
  server.answer(scheduleApi.cancel, settle)
}

const unsent = page.getByRole('region', { name: 'Not sent as planned' })

test('caretakers see every delivery that was not sent, and leave it out or cancel it', async () => {
  const gone = { kind: 'content', title: 'Gone with the Wind', isThere: false } as const
  givenSchedule(
    givenEntry(901, 'Emma', { isRecurring: true, recurringPattern: 'daily' }),
    givenEntry(902, 'Persuasion'),
    givenEntry(903, '', { subject: gone, failure: 'Item removed.' }),
  )
  render(<UnsentCard />)
  const rows = unsent.getByRole('listitem')
  await expect.poll(() => rows.length).toBe(3)
  await expect.element(unsent.getByText('Auto-send Content is off.').first()).toBeVisible()
  await unsent.getByRole('button', { name: 'Leave it out: Emma' }).click()
  await expect.element(page.getByText('The next one stays planned.').first()).toBeVisible()
  await expect.poll(() => rows.length).toBe(2)
  await unsent.getByRole('button', { name: 'Leave it out: Persuasion' }).click()
  await expect.poll(() => rows.length).toBe(1)
  await expect.element(unsent.getByText('Item removed.')).toBeVisible()
  await expect.element(unsent.getByRole('button', { name: /^Send now/ })).not.toBeInTheDocument()
  const open = unsent.getByRole('link', { name: 'Open the schedule: Gone with the Wind' })
  await expect.element(open).toHaveAttribute('href', '/schedule')
  await unsent.getByRole('button', { name: 'Cancel delivery: Gone with the Wind' }).click()
  await expect.element(unsent).not.toBeInTheDocument()
})

test('its planner sees it, who is a member now, and can do nothing', async () => {
  givenSchedule(
    givenEntry(901, 'Emma', { addedBy: { id: mia.id, name: 'Mia Hartley' } }),
    givenEntry(902, 'Persuasion'),
  )
  render(<UnsentCard />, { user: mia, group: { role: 'member' } })
  await expect.element(unsent.getByRole('listitem')).toMatchTextContent(/Emma.*A caretaker can send it now\./)
  await expect.element(unsent.getByRole('button')).not.toBeInTheDocument()
})

test('nobody else sees it', async () => {
  givenSchedule(givenEntry(901, 'Emma'))
  const shown = (
    <>
      <UnsentCard />
      <Resting />
    </>
  )
  render(shown, { user: mia, group: { role: 'member' } })
  await expect.element(page.getByText('Nothing is planned.')).toBeVisible()
  await expect.element(unsent).not.toBeInTheDocument()
})

test('in memory a caretaker can cancel what was planned, and a member nothing', async () => {
  const pending = { status: 'pending', failure: null } as const
  givenSchedule(givenEntry(901, 'Emma', pending), givenEntry(902, 'Persuasion', pending))
  render(<Resting />, { group: inMemory })
  const card = page.getByRole('region', { name: 'What was planned' })
  await card.getByRole('button', { name: 'Cancel delivery: Emma' }).click()
  await expect.element(card.getByRole('listitem')).toMatchTextContent(/Persuasion/)
  expect(server.calls(scheduleApi.cancel).map(({ params }) => params.entryId)).toEqual([idOf(901)])
})

test('in memory a member reads what was planned, and can do nothing', async () => {
  givenSchedule(givenEntry(901, 'Emma', { status: 'pending', failure: null }))
  render(<Resting />, { group: { ...inMemory, role: 'member' } })
  await expect.element(page.getByText('Emma')).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

function Resting() {
  return <RestingCard schedule={useSchedule()} />
}
