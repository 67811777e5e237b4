import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
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

test('a form in which something was typed asks before it is closed; an untouched one closes at once', async () => {
  server.answer(membersApi.listMembers, [])
  server.answer(peopleApi.list, [])
  const onClose = vi.fn()
  render(<VisitDialog visit={null} today="2035-05-01" onClose={onClose} />)
  const what = page.getByLabelText('Who', { exact: true })
  await expect.element(what).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
  await what.fill('Ben')
  await userEvent.keyboard('{Escape}')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(what).toHaveValue('Ben')
  expect(onClose).toHaveBeenCalledTimes(1)
  await userEvent.keyboard('{Escape}')
  await question.getByRole('button', { name: 'Leave' }).click()
  expect(onClose).toHaveBeenCalledTimes(2)
})
