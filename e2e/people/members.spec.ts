import { violations } from '../support/axe.ts'
import { callApi, closeByEscape, emailOf, givenFamily, toasts } from '../support/person.ts'
import { expect, test } from '../support/server.ts'

test('a member is invited, joins, gets another role and is deactivated; a used link says so', {
  tag: '@first',
}, async ({ newContext, page }) => {
  const { path } = await givenFamily(page)
  await page.goto('/family-members')
  await expect(page.getByRole('heading', { level: 1, name: 'Family Members' })).toBeVisible()
  await expect(page.getByRole('article')).toContainText(['Emma Hartley'])
  await expect(page.getByRole('article')).toContainText(['Primary Caretaker'])
  await expect(page.getByRole('article').getByRole('button', { name: /^Edit/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Invite Your First Member' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite Member' })
  const submit = dialog.getByRole('button', { name: 'Send Invitation' })
  await expect(submit).toBeDisabled()
  await expect(dialog.getByLabel('Role').getByRole('option')).toHaveText(['Family Member', 'Caretaker'])
  await expect(dialog.getByLabel('Role')).toHaveValue('member')
  await dialog.getByLabel('Email Address').fill('   ')
  await expect(submit).toBeDisabled()
  await dialog.getByLabel('Email Address').fill('mia')
  await submit.click()
  await expect(dialog.getByText('Please enter a full e-mail address')).toBeVisible()
  await dialog.getByLabel('Email Address').fill(emailOf('Mia'))
  await dialog.getByLabel('Role').selectOption('caretaker')
  await submit.click()
  await expect(toasts(page)).toContainText('Invitation sent')
  await expect(toasts(page)).toContainText('Family member invitation has been sent.')
  const link = await page.getByLabel('Link, good for seven days and one person').inputValue()
  await page.getByRole('button', { name: 'Done' }).click()
  const mia = page.getByRole('article').filter({ hasText: emailOf('Mia') })
  await expect(mia.getByText('Pending')).toBeVisible()
  await page.getByRole('button', { name: 'Invite Member' }).click()
  await expect(page.getByLabel('Email Address')).toHaveValue('')
  await expect(page.getByRole('dialog').getByLabel('Role')).toHaveValue('member')
  await closeByEscape(page, dialog)

  // Mia has no account yet. The link leads her through sign-up into the group.
  const other = await (await newContext()).newPage()
  await other.goto(link)
  await expect(other.getByRole('heading', { name: 'Join The Hartleys' })).toBeVisible()
  await expect(other.getByText('as Caretaker')).toBeVisible()
  expect(other.url()).not.toContain('#')
  await other.getByRole('link', { name: 'Create an account and join' }).click()
  await expect(other.getByLabel('E-mail')).toHaveValue(emailOf('Mia'))
  await expect(other.getByLabel('First name')).toBeFocused()
  await other.keyboard.type('Mia')
  await other.getByLabel('Last name').fill('Hartley')
  await other.getByLabel('New password').fill('correct horse battery')
  await other.getByRole('button', { name: 'Create account' }).click()
  // She has pressed "join" already.
  await expect(other.getByText('Caring for The Hartleys')).toBeVisible()
  await expect(other.getByRole('banner').getByText('Caretaker', { exact: true })).toBeVisible()
  // She is asked who she is to the loved one, may leave it out, and is not asked again.
  const question = other.getByRole('region', { name: 'Who are you to your loved one?' })
  await other.reload()
  await question.getByRole('button', { name: 'your granddaughter' }).click()
  await question.getByRole('button', { name: 'Save' }).click()
  await expect(question).toHaveCount(0)
  const people = (await callApi(other, `${path}/people`, undefined, 'GET')) as unknown as object[]
  expect(people).toMatchObject([{ name: 'Mia', relation: 'your granddaughter' }])

  // Emma sees her arrive, without reloading.
  const card = page.getByRole('article').filter({ hasText: 'Mia Hartley' })
  await expect(card.getByText('Active', { exact: true })).toBeVisible()
  await expect(card.getByText(/^Joined: .+\s· Online$/)).toBeVisible()
  const third = await (await newContext()).newPage()
  await third.goto(link)
  await expect(third.getByText('This invitation has been accepted already')).toBeVisible()
  await third.goto('/invitation#nonsense')
  await third.reload()
  await expect(third.getByText('This invitation cannot be opened')).toBeVisible()

  // A change of role shows on Mia's page at once.
  await card.getByRole('button', { name: 'Edit Mia Hartley' }).click()
  await page.getByRole('dialog').getByLabel('Role').selectOption('member')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(card.getByText('Family Member')).toBeVisible()
  await expect(other.getByRole('banner').getByText('Family Member', { exact: true })).toBeVisible()
  await card.getByRole('button', { name: 'Edit Mia Hartley' }).click()
  await page.getByRole('button', { name: 'Deactivate' }).click()
  await expect(card.getByText('Inactive', { exact: true })).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Welcome to Sunporch' })).toBeVisible()
})

test('an invitation for another address says so before anybody joins, and then in the list', async ({
  newContext,
  page,
}) => {
  const { groupId } = await givenFamily(page)
  await page.goto('/family-members')
  const invited = { email: emailOf('Grandma'), role: 'caretaker' }
  const { link } = await callApi(page, `/api/family-groups/${groupId}/members`, invited)
  const other = await (await newContext()).newPage()
  await givenFamily(other, 'Mia')
  await other.goto(String(link))
  const note = other.getByText(`This invitation is for ${emailOf('Grandma')}.`)
  await expect(note).toContainText(
    `You are signed in as ${emailOf('Mia')}. If you join, you become Caretaker`,
  )
  expect(await violations(other)).toEqual([])
  await other.getByRole('button', { name: 'Join as Mia Hartley' }).click()
  await expect(other.getByRole('heading', { name: 'Dashboard', exact: true })).toBeVisible()
  const card = page.getByRole('article').filter({ hasText: 'Mia Hartley' })
  await expect(card).toContainText(`The invitation was for ${emailOf('Grandma')}`)
})
