import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { membersApi } from '#contract/family/members.ts'
import { peopleApi } from '#contract/photos/people.ts'
import { visitsApi } from '#contract/visits/visits.ts'
import { brokenAnswer } from '../testing/fake-server.ts'
import { render, server } from '../testing/render.tsx'
import { VisitDialog } from './visit-dialog.tsx'

test('a visit that could not be planned is said in a toast as well: the dialog may be closed by then', async () => {
  server.answer(membersApi.listMembers, [])
  server.answer(peopleApi.list, [])
  server.answer(visitsApi.add, brokenAnswer())
  render(<VisitDialog visit={null} today="2035-05-01" onClose={() => {}} />)
  await page.getByLabelText('Who', { exact: true }).fill('Ben')
  await page.getByRole('button', { name: 'Today', exact: true }).click()
  await page.getByRole('button', { name: 'Plan it' }).click()
  await expect.element(page.getByText('Error', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('dialog').getByText('Something went wrong')).toBeVisible()
})
