import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { deliveryApi } from '#contract/delivery/delivery.ts'
import { membersApi } from '#contract/family/members.ts'
import { type Life, lifeApi } from '#contract/life.ts'
import { roomApi } from '#contract/room/room.ts'
import { refusal } from '../../testing/fake-server.ts'
import { emma, givenMember, givenRoom, idOf } from '../../testing/given.ts'
import { render, server } from '../../testing/render.tsx'
import { violations } from '../../testing/violations.ts'
import { LifeToday } from '../today/life-today.tsx'
import { LifeCard } from './life-card.tsx'

const ben = { ...givenMember().user, id: idOf(2), firstName: 'Ben', email: 'ben@example.com' }

/** How the server keeps it. */
function givenLife(changes: Partial<Life> = {}): Life {
  const life: Life = {
    hour: '11:00',
    waitMinutes: 30,
    pauseMinutes: 15,
    isOn: true,
    people: [{ id: emma.id, name: 'Emma Hartley' }],
    away: [],
    obstacle: null,
    canAsk: true,
    hasEcho: false,
    today: '2027-01-10',
    signAt: null,
    awayUntil: null,
    nextCheckAt: null,
    askedAt: null,
    next: null,
    alarm: null,
    stopAskedAt: null,
    days: [],
    ...changes,
  }
  const names = new Map([
    [emma.id, 'Emma Hartley'],
    [ben.id, 'Ben Hartley'],
  ])
  server.answer(lifeApi.read, () => life)
  server.answer(lifeApi.change, ({ body: { people, goesOn: _, ...change } }) =>
    Object.assign(
      life,
      change,
      people && { people: people.map((id) => ({ id, name: names.get(id) ?? '' })) },
    ),
  )
  server.answer(lifeApi.removeAway, () => Object.assign(life, { away: [] }))
  server.answer(deliveryApi.listDevices, [])
  server.answer(membersApi.listMembers, [
    givenMember(),
    givenMember({ id: idOf(401), role: 'member', user: ben }),
  ])
  return life
}

test('where no screen is connected it says why it cannot be switched on', async () => {
  givenLife({ isOn: false, obstacle: 'No screen is connected yet.' })
  render(<LifeCard />)
  await expect.element(page.getByText('No screen is connected yet')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Set it up' })).not.toBeInTheDocument()
})

test('an hour that is too early is refused beside the field', async () => {
  givenLife({ isOn: false })
  render(<LifeCard />)
  await page.getByRole('button', { name: 'Set it up' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up the daily sign of life' })
  await dialog.getByLabelText('A device is used by').fill('05:00')
  await dialog.getByRole('button', { name: 'Switch it on' }).click()
  await expect.element(dialog.getByText('Please choose a time between')).toBeVisible()
  expect(server.calls(lifeApi.change)).toEqual([])
})

test('the people are put in order by keyboard', async () => {
  givenLife()
  render(<LifeCard />)
  await page.getByRole('button', { name: 'Change' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Add a person').selectOptions('Ben Hartley')
  const earlier = dialog.getByRole('button', { name: 'Ben Hartley earlier' })
  earlier.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('listitem').first()).toMatchTextContent('1. Ben Hartley')
  await expect.element(earlier).toHaveFocus()
  await expect.element(dialog.getByRole('status')).toHaveTextContent('Ben Hartley is number 1 now.')
  expect(await violations()).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Ben Hartley, then Emma Hartley')).toBeVisible()
})

test('away dates are added and removed, and the last comes after the first', async () => {
  const life = givenLife()
  render(<LifeCard />)
  const sentence = 'The last day comes before the first one.'
  server.answer(lifeApi.addAway, refusal(422, 'invalid', sentence, [{ path: 'until', message: sentence }]))
  await page.getByLabelText('From', { exact: true }).fill('2027-01-12')
  await page.getByLabelText('Until').fill('2027-01-11')
  await page.getByRole('button', { name: 'Add dates' }).click()
  await expect.element(page.getByText(sentence)).toBeVisible()
  server.answer(lifeApi.addAway, ({ body }) => Object.assign(life, { away: [{ id: idOf(700), ...body }] }))
  await page.getByLabelText('Until').fill('2027-01-14')
  await page.getByRole('button', { name: 'Add dates' }).click()
  await expect.element(page.getByText(/Jan 12, 2027 to Jan 14, 2027/)).toBeVisible()
  expect(server.lastBody(lifeApi.addAway)).toEqual({ from: '2027-01-12', until: '2027-01-14' })
  await page.getByRole('button', { name: /At home after all/ }).click()
  await expect.element(page.getByText(/Jan 12, 2027 to/)).not.toBeInTheDocument()
})

test('the Dashboard says until when they are away', async () => {
  givenLife({ awayUntil: '2027-01-14' })
  server.answer(roomApi.read, givenRoom())
  render(<LifeToday />)
  await expect.element(page.getByText('Away until Jan 14, 2027')).toBeVisible()
})
