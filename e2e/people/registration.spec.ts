import { violations } from '../support/axe.ts'
import { callApi, createAccount, emailOf, givenFamily } from '../support/person.ts'
import { expect, test } from '../support/server.ts'

test.use({ environment: { REGISTRATION: 'invited' } })

test('the first person makes an account, others are told to be invited, and a link leads them in', {
  tag: '@first',
}, async ({ newContext, ownServer, page }) => {
  await createAccount(page, 'Emma', ownServer.url)
  const group = await callApi(page, '/api/family-groups', { name: 'The Hartleys' })

  const other = await (await newContext()).newPage()
  await other.goto(ownServer.url)
  await other.getByRole('link', { name: 'Get Started' }).click()
  await expect(other.getByText('Ask somebody of the family to invite you.')).toBeVisible()
  await expect(other.getByRole('button', { name: 'Create account' })).toHaveCount(0)
  expect(await violations(other)).toEqual([])
  await other.goto(`${ownServer.url}/api/login#create`)
  await expect(other.getByRole('heading', { name: 'You need an invitation' })).toBeVisible()
  expect(await violations(other)).toEqual([])
  await other.getByRole('button', { name: 'I have an account' }).click()
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible()

  const path = `/api/family-groups/${group.id}/members`
  const { link } = await callApi(page, path, { email: emailOf('Mia'), role: 'member' })
  await other.goto(String(link))
  await other.getByRole('link', { name: 'Create an account and join' }).click()
  await other.getByLabel('First name').fill('Mia')
  await other.getByLabel('Last name').fill('Hartley')
  await other.getByLabel('New password').fill('correct horse battery')
  await other.getByRole('button', { name: 'Create account' }).click()
  await expect(other.getByText('Caring for The Hartleys')).toBeVisible()
})

test.describe('closed', () => {
  test.use({ environment: { REGISTRATION: 'closed' } })

  test('an invitation says that no new accounts are made', async ({ newContext, ownServer, page }) => {
    const { groupId } = await givenFamily(page, 'Emma', ownServer.url)
    await page.goto(ownServer.url)
    const path = `/api/family-groups/${groupId}/members`
    const { link } = await callApi(page, path, { email: emailOf('Mia'), role: 'member' })
    const other = await (await newContext()).newPage()
    await other.goto(String(link))
    await expect(other.getByText('No new accounts are made here.')).toBeVisible()
    await expect(other.getByRole('link', { name: 'Create an account and join' })).toHaveCount(0)
    await other.getByRole('link', { name: 'I have an account' }).click()
    await other.getByRole('button', { name: 'I have no account' }).click()
    await expect(other.getByRole('heading', { name: 'No new accounts' })).toBeVisible()
  })
})
