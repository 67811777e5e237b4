import type { Page } from '@playwright/test'
import { setClocks } from '../support/page-clock.ts'
import { callApi, createAccount, createGroup, givenScreen, toasts } from '../support/person.ts'
import { expect, test } from '../support/server.ts'

/** Saturday noon in Berlin. On Sunday at 3:00 the clocks go back to 2:00. */
const saturday = '2026-10-24T10:00:00Z'

test.use({ timezoneId: 'Europe/Berlin' })

test('a delivery at seven comes at seven by the wall clock after a change to winter time', async ({
  newContext,
  clockServer: server,
  context,
  page,
}) => {
  const room = await newContext({ timezoneId: 'Europe/Berlin' })
  await setClocks(server, [context, room], saturday)
  await createAccount(page, 'Emma', server.url)
  await createGroup(page, 'The Hartleys')
  const screen = await givenScreen(page, room)
  await addBook(page, 'Persuasion')
  await page.goto(`${server.url}/schedule`)
  await page.getByRole('button', { name: /^Evening Story/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Schedule Content' })
  await expect(dialog.getByLabel('Date')).toHaveValue('2026-10-24')
  await expect(dialog.getByLabel('Time')).toHaveValue('19:00')
  await dialog.getByRole('button', { name: /^Persuasion/ }).click()
  await dialog.getByLabel('Date').fill('2026-10-25')
  await expect(dialog.getByRole('listitem').first()).toHaveText(/Sun, Oct 25, 2026, 7:00\sPM/)
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(toasts(page)).toContainText('Schedule created')
  const row = page.getByRole('region', { name: 'Upcoming Deliveries' }).getByRole('listitem')
  await expect(row).toContainText('Sun, Oct 25, 2026, 7:00 PM')
  await expect(row.getByText('pending', { exact: true })).toBeVisible()

  // In summer time this would be 7:55 PM. The wall clock says 6:55 PM.
  await setClocks(server, [context, room], '2026-10-25T17:55:00Z')
  await expect(page.getByText('This week')).toBeVisible()
  await expect(screen.getByText('Persuasion', { exact: true })).toHaveCount(0)
  await setClocks(server, [context, room], '2026-10-25T18:00:00Z')
  await expect(screen.getByText('Persuasion', { exact: true })).toBeVisible()
  await expect(row.getByText('sent', { exact: true })).toBeVisible()
  await expect(row.getByText('sent', { exact: true })).toHaveClass(/text-success/)
  await expect(row).toContainText('Sun, Oct 25, 2026, 7:00 PM')
  await expect(row.getByText('pending', { exact: true })).toBeVisible()
  await expect(row).toContainText('Mon, Oct 26, 2026, 7:00 PM')
  const sunday = page.getByRole('listitem', { name: 'Sunday, October 25' })
  await expect(
    sunday.getByRole('button', { name: /7:00 PM\s*Persuasion\s*seen on the screen/ }),
  ).toBeVisible()

  await setClocks(server, [context, room], '2026-10-26T18:00:00Z')
  await expect(row).toContainText('Tue, Oct 27, 2026, 7:00 PM')
  await row.getByRole('button', { name: 'What to do with Persuasion' }).click()
  await page.getByRole('menuitem', { name: 'History' }).click()
  await expect(page.getByRole('dialog', { name: 'History' }).getByRole('listitem')).toHaveText([
    /Sent: Mon, Oct 26, 2026, 7:00\sPM/,
    /Sent: Sun, Oct 25, 2026, 7:00\sPM/,
  ])
})

test('a delivery that does not recur is marked as sent, with a green badge', async ({
  newContext,
  clockServer: server,
  context,
  page,
}) => {
  const room = await newContext({ timezoneId: 'Europe/Berlin' })
  await setClocks(server, [context, room], saturday)
  await createAccount(page, 'Emma', server.url)
  await createGroup(page, 'The Hartleys')
  const screen = await givenScreen(page, room)
  await addBook(page, 'Emma')
  await page.goto(`${server.url}/schedule`)
  await page.getByRole('button', { name: /^Evening Story/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Schedule Content' })
  await dialog.getByRole('button', { name: /^Emma/ }).click()
  await dialog.getByLabel('Date').fill('2026-10-25')
  await dialog.getByRole('switch', { name: 'Recurring' }).click()
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
  const row = page.getByRole('region', { name: 'Upcoming Deliveries' }).getByRole('listitem')
  await expect(row).toContainText('Sun, Oct 25, 2026, 7:00 PM')
  await setClocks(server, [context, room], '2026-10-25T18:00:00Z')
  await expect(screen.getByText('Emma', { exact: true })).toBeVisible()
  await expect(row.getByText('sent', { exact: true })).toHaveClass(/bg-success-soft/)
  await expect(row.getByText('pending', { exact: true })).toHaveCount(0)
})

async function addBook(page: Page, title: string): Promise<void> {
  const groups = (await callApi(page, '/api/family-groups', undefined, 'GET')) as unknown as { id: string }[]
  await callApi(page, `/api/family-groups/${groups[0]?.id}/content`, { title })
}
