import type { Page } from '@playwright/test'
import { violations } from '../support/axe.ts'
import { setClocks } from '../support/page-clock.ts'
import { callApi, givenFamily, joinGroup, signIn } from '../support/person.ts'
import { expect, test } from '../support/server.ts'

const start = Date.parse('2030-03-01T10:00:00Z')
const onDay = (day: number) => new Date(start + day * 86_400_000).toISOString()

async function expectNoViolations(page: Page) {
  expect(await violations(page)).toEqual([])
}

test('a successor is named, asks after a silent month, hears a no, and follows who leaves', async ({
  newContext,
  context,
  page,
  clockServer: server,
}) => {
  const contextOfMia = await newContext()
  const mia = await contextOfMia.newPage()
  const contexts = [context, contextOfMia]
  await setClocks(server, contexts, onDay(0))
  const { path } = await givenFamily(page, 'Emma', server.url)
  await page.goto(`${server.url}/settings/family`)
  await expect(page.getByText('As soon as somebody else is a caretaker')).toBeVisible()
  await joinGroup(page, mia, { url: server.url, path, firstName: 'Mia', role: 'caretaker' })
  await page.reload()
  await page.getByRole('combobox', { name: 'Successor' }).selectOption({ label: 'Mia Hartley' })
  await expectNoViolations(page)
  await page.goto(`${server.url}/family-members`)
  const card = page.getByRole('article').filter({ hasText: 'Mia Hartley' })
  await expect(card.getByText('Successor', { exact: true })).toBeVisible()
  await expectNoViolations(page)

  // Emma is away. Mia looks in now and then.
  await page.goto('about:blank')
  for (const day of [15, 29]) {
    await setClocks(server, contexts, onDay(day))
    await callApi(mia, '/api/family-groups', undefined, 'GET')
  }
  await mia.goto(`${server.url}/settings/family`)
  await expect(mia.getByRole('heading', { name: 'You are the successor' })).toBeVisible()
  await expect(mia.getByRole('button', { name: 'Ask to take over…' })).toHaveCount(0)
  await setClocks(server, contexts, onDay(32))
  await mia.reload()
  await mia.getByRole('button', { name: 'Ask to take over…' }).click()
  await mia.getByRole('alertdialog').getByRole('button', { name: 'Ask' }).click()
  const note = mia.getByRole('region', { name: 'Taking over' })
  await expect(note).toContainText('You have asked to take over The Hartleys')
  await expect(note.getByRole('button', { name: 'Take over now' })).toHaveCount(0)

  await signIn(page, 'Emma', server.url)
  const question = page.getByRole('region', { name: 'Taking over' })
  await expect(question).toContainText('Mia Hartley asks to take over as primary caretaker')
  await expectNoViolations(page)
  await question.getByRole('button', { name: 'No, I am here' }).click()
  await expect(question).toHaveCount(0)
  await expect(note).toHaveCount(0)

  await page.goto(`${server.url}/family-members`)
  await page.getByRole('button', { name: 'View Emma Hartley' }).click()
  await page.getByRole('button', { name: 'Leave the group…' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Mia Hartley becomes the primary caretaker')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await mia.goto(`${server.url}/family-members`)
  await expect(mia.getByRole('article')).toHaveCount(1)
  await expect(mia.getByRole('article')).toContainText('Primary Caretaker')
})
