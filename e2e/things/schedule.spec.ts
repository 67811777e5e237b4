import { fastForwardUntil, setClocks } from '../support/page-clock.ts'
import { callApi, closeByEscape, givenFamily, givenScreen, toasts } from '../support/person.ts'
import { expect, test } from '../support/server.ts'

test('an entry is scheduled, changed, paused, skipped and cancelled', { tag: '@first' }, async ({
  page,
  server,
}) => {
  const { groupId } = await givenFamily(page, server.url)
  const content = `/api/family-groups/${groupId}/content`
  await callApi(page, content, { title: 'Persuasion' })
  await callApi(page, content, { title: 'Goldberg Variations', type: 'music' })
  await page.goto(`${server.url}/schedule`)
  await expect(page.getByRole('heading', { name: 'Upcoming Deliveries' })).toBeVisible()
  await expect(page.getByText('No scheduled deliveries')).toBeVisible()
  await page.getByRole('button', { name: 'Schedule Your First Delivery' }).click()
  const dialog = page.getByRole('dialog', { name: 'Schedule Content' })
  const submit = dialog.getByRole('button', { name: 'Schedule', exact: true })
  await expect(submit).toBeDisabled()
  await expect(dialog.getByLabel('Recurrence')).toHaveCount(0)
  const persuasion = dialog.getByRole('button', { name: /^Persuasion/ })
  await persuasion.click()
  await expect(persuasion).toHaveAttribute('aria-pressed', 'true')
  await persuasion.click()
  await expect(persuasion).toHaveAttribute('aria-pressed', 'false')
  await persuasion.click()
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  await dialog.getByLabel('Date').fill(tomorrow)
  await expect(submit).toBeDisabled()
  await dialog.getByLabel('Time').fill('08:00')
  await expect(submit).toBeEnabled()
  await dialog.getByRole('switch', { name: 'Recurring' }).click()
  await expect(dialog.getByLabel('Recurrence')).toHaveValue('weekly')
  await expect(dialog.getByLabel('Recurrence').getByRole('option')).toHaveText(['Daily', 'Weekly', 'Monthly'])
  await expect(dialog.getByText('Comes on')).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveCount(5)
  await submit.click()
  await expect(toasts(page)).toContainText('Schedule created')
  await expect(toasts(page)).toContainText('Content has been scheduled for delivery.')
  const upcoming = page.getByRole('region', { name: 'Upcoming Deliveries' })
  const row = upcoming.getByRole('listitem').filter({ hasText: 'Persuasion' })
  await expect(row).toContainText('8:00 AM')
  await expect(row).toContainText('Weekly')
  await expect(row.getByText('pending')).toBeVisible()

  await row.getByRole('button', { name: 'Edit Persuasion' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Schedule' })
  await expect(edit.getByLabel('Time')).toHaveValue('08:00')
  await edit.getByLabel('Time').fill('19:30')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('7:30 PM')
  await row.getByRole('button', { name: 'What to do with Persuasion' }).click()
  await page.getByRole('menuitem', { name: 'Pause' }).click()
  await expect(row.getByText('paused')).toBeVisible()
  await row.getByRole('button', { name: 'What to do with Persuasion' }).click()
  await page.getByRole('menuitem', { name: 'Resume' }).click()
  await expect(row.getByText('pending')).toBeVisible()
  const before = await row.textContent()
  await row.getByRole('button', { name: 'What to do with Persuasion' }).click()
  await page.getByRole('menuitem', { name: 'Skip next' }).click()
  await expect(row.getByText('skipped', { exact: true })).toBeVisible()
  expect(await row.textContent()).not.toBe(before)
  await row.getByRole('button', { name: 'What to do with Persuasion' }).click()
  await page.getByRole('menuitem', { name: 'History' }).click()
  const history = page.getByRole('dialog', { name: 'History' })
  await expect(history.getByRole('listitem')).toHaveCount(1)
  await closeByEscape(page, history)
  const week = page.getByRole('region', { name: 'This week' })
  await week.getByRole('button', { name: 'Week after' }).click()
  await page.getByRole('button', { name: 'Week after' }).click()
  await page.getByRole('button', { name: /^7:30 PM\s*Persuasion/ }).click()
  await closeByEscape(page, edit)
  await row.getByRole('button', { name: 'What to do with Persuasion' }).click()
  await page.getByRole('menuitem', { name: 'Cancel delivery' }).click()
  await expect(page.getByText('No scheduled deliveries')).toBeVisible()
})

test('a template fills in the dialog, and creates nothing by itself', async ({ page, server }) => {
  const { groupId } = await givenFamily(page, server.url)
  const content = `/api/family-groups/${groupId}/content`
  await callApi(page, content, { title: 'Persuasion' })
  await callApi(page, content, { title: 'Goldberg Variations', type: 'music' })
  await page.goto(`${server.url}/schedule`)
  await expect(page.getByRole('heading', { name: 'Quick Schedule Templates' })).toBeVisible()
  for (const [name, time, pattern] of [
    ['Morning Photo', '08:00', 'daily'],
    ['Evening Story', '19:00', 'daily'],
    ['Weekend Music', '10:00', 'weekly'],
  ] as const) {
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
    const dialog = page.getByRole('dialog', { name: 'Schedule Content' })
    await expect(dialog.getByLabel('Time')).toHaveValue(time)
    await expect(dialog.getByLabel('Recurrence')).toHaveValue(pattern)
    await expect(dialog.getByLabel('Date')).toHaveValue(/^\d{4}-\d\d-\d\d$/)
    await closeByEscape(page, dialog)
  }
  await page.getByRole('button', { name: /^Weekend Music/ }).click()
  await expect(page.getByRole('button', { name: /^Goldberg/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Persuasion/ })).toHaveCount(0)
  await closeByEscape(page, page.getByRole('dialog', { name: 'Schedule Content' }))
  await expect(page.getByText('No scheduled deliveries')).toBeVisible()
})

test('a time that has passed is refused in a sentence', async ({ page, server }) => {
  const { groupId } = await givenFamily(page, server.url)
  await callApi(page, `/api/family-groups/${groupId}/content`, { title: 'Persuasion' })
  await page.goto(`${server.url}/schedule`)
  await page.getByRole('button', { name: 'Schedule Content' }).click()
  const dialog = page.getByRole('dialog', { name: 'Schedule Content' })
  await expect(dialog.getByLabel('Date')).toHaveAttribute('min', /^\d{4}-\d\d-\d\d$/)
  await dialog.getByRole('button', { name: /^Persuasion/ }).click()
  await dialog.getByLabel('Date').fill('2025-06-01')
  await dialog.getByLabel('Time').fill('08:00')
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(toasts(page)).toContainText('This time has passed. Please choose a later one.')
  await expect(dialog).toBeVisible()
})

test('a due delivery is sent by itself, and a held one is sent from the Dashboard', {
  tag: '@first',
}, async ({ newContext, clockServer: server, context, page }) => {
  const room = await newContext()
  await setClocks(server, [context, room], '2026-11-23T11:00:00Z')
  const { groupId } = await givenFamily(page, server.url)
  const group = `/api/family-groups/${groupId}`
  const screen = await givenScreen(page, room)
  const { id } = await callApi(page, `${group}/content`, { title: 'Persuasion' })
  const atNoon = { scheduledFor: '2026-11-23T12:00:00Z', isRecurring: false }
  await callApi(page, `${group}/schedule`, { contentItemId: id, ...atNoon })
  await setClocks(server, [context, room], atNoon.scheduledFor)
  await expect(screen.getByText('Persuasion', { exact: true })).toBeVisible()
  await page.goto(`${server.url}/schedule`)
  const upcoming = page.getByRole('region', { name: 'Upcoming Deliveries' })
  await expect(upcoming.getByText('sent', { exact: true })).toBeVisible()

  await callApi(page, `${group}/settings`, { autoSendContent: false }, 'PATCH')
  const other = await callApi(page, `${group}/content`, { title: 'Emma' })
  const atOne = { scheduledFor: '2026-11-23T13:00:00Z', isRecurring: false }
  await callApi(page, `${group}/schedule`, { contentItemId: other.id, ...atOne })
  await setClocks(server, [context, room], atOne.scheduledFor)
  await page.goto(server.url)
  const trouble = page.getByRole('region', { name: 'Not sent as planned' })
  await expect(trouble).toContainText('Auto-send Content is off.')
  await trouble.getByRole('button', { name: 'Send now: Emma' }).click()
  await fastForwardUntil(screen, screen.getByText('Emma', { exact: true }))
  await expect(trouble).toHaveCount(0)
})
