import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { groupsApi } from '#contract/family/groups.ts'
import { settingsApi } from '#contract/family/settings.ts'
import { brokenAnswer } from '../../testing/fake-server.ts'
import { hartleys } from '../../testing/given.ts'
import { render, server } from '../../testing/render.tsx'
import { GroupsCard } from '../groups/groups-card.tsx'
import { CurrentGroupCard } from './current-group-card.tsx'
import { TogglesCard } from './toggles-card.tsx'

const toggle = page.getByRole('switch', { name: 'Auto-send Content' })

test('a switch that is pressed three times in a row ends as it was pressed last', async () => {
  const group = { ...hartleys }
  const first = Promise.withResolvers<void>()
  render(<TogglesCard />)
  server.answer(groupsApi.listGroups, () => [group])
  server.answer(settingsApi.updateSettings, async ({ body: { autoSendContent = false } }) => {
    if (sent().length === 1) await first.promise
    return Object.assign(group, { autoSendContent })
  })
  const sent = () => server.calls(settingsApi.updateSettings).map(({ body }) => body)
  for (const shown of ['false', 'true', 'false']) {
    await toggle.click()
    await expect.element(toggle).toHaveAttribute('aria-checked', shown)
  }
  await expect.poll(sent).toEqual([{ autoSendContent: false }])
  first.resolve()
  const all = [{ autoSendContent: false }, { autoSendContent: true }, { autoSendContent: false }]
  await expect.poll(sent).toEqual(all)
  await expect.element(toggle).toHaveAttribute('aria-checked', 'false')
})

test('a switch that cannot be saved goes back, and a toast says so', async () => {
  render(<TogglesCard />)
  server.answer(settingsApi.updateSettings, brokenAnswer())
  await toggle.click()
  await expect.element(page.getByText('Something went wrong').first()).toBeVisible()
  await expect.element(toggle).toHaveAttribute('aria-checked', 'true')
})

test('a member reads how the switches of the group are, and has only the own one', async () => {
  render(<TogglesCard />, { group: { role: 'member', dailyPhotoReminder: false } })
  await expect.element(page.getByText('Auto-send Content')).toBeVisible()
  for (const value of ['On', 'Off'])
    await expect.element(page.getByText(value, { exact: true })).toBeVisible()
  const switches = page.getByRole('switch')
  await expect.element(switches).toHaveAccessibleName('Activity Notifications')
  expect(switches.length).toBe(1)
})

test('time zones are said as people say them', async () => {
  render(
    <>
      <GroupsCard findZoneExample={async () => null} />
      <CurrentGroupCard />
    </>,
  )
  server.answer(groupsApi.listRemovedGroups, [])
  const card = page.getByRole('region', { name: 'Current Group Settings' })
  await expect.element(card.getByText('Berlin, Central European Time')).toBeVisible()
  await page.getByRole('button', { name: 'Edit The Hartleys' }).click()
  const zone = page.getByRole('dialog').getByRole('group', { name: 'Time zone' }).first()
  await expect.element(zone).toMatchTextContent(/Berlin, Central European Time/)
  await zone.getByRole('button', { name: 'Change' }).click()
  await zone.getByRole('textbox', { name: 'City or country' }).fill('new york')
  await zone.getByRole('button', { name: 'New York, Eastern Time' }).click()
  await expect.element(zone).toMatchTextContent(/New York, Eastern Time/)
  await expect.element(zone.getByRole('textbox')).not.toBeInTheDocument()
})
