import { callApi, givenFamily, givenScreen, joinGroup } from './person.ts'
import { expect, test } from './server.ts'

test('a member who may not send the list sees no boxes to select with', async ({
  page,
  newContext,
  server,
}) => {
  const { groupId } = await givenFamily(page, server.url)
  const path = `/api/family-groups/${groupId}`
  await callApi(page, `${path}/shopping/items`, { name: 'Milk' })
  const mia = await (await newContext()).newPage()
  await joinGroup(page, mia, { url: server.url, path, firstName: 'Mia' })
  for (const address of ['/', '/shopping']) {
    await mia.goto(server.url + address)
    await expect(mia.getByRole('button', { name: 'Milk' }).first()).toBeVisible()
    await expect(mia.getByRole('checkbox')).toHaveCount(0)
    await expect(mia.getByText('Select all')).toHaveCount(0)
    await page.goto(server.url + address)
    await expect(page.getByRole('checkbox', { name: 'Select Milk' })).toBeVisible()
  }
})

test('a server without mail says who has the link for a new password', async ({ page, server }) => {
  await page.goto(`${server.url}/api/login`)
  await page.getByRole('button', { name: 'Forgot password' }).click()
  await page.getByLabel('E-mail').fill('nobody@example.com')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByRole('status')).toContainText('This server sends no mail. Please ask the person')
  await expect(page.getByText('on its way')).toHaveCount(0)
})

test('only of a screen that is connected now it is said that it shows things at once', async ({
  page,
  newContext,
  server,
}) => {
  await givenFamily(page, server.url)
  await page.goto(`${server.url}/settings`)
  const integration = page.getByRole('region', { name: 'Alexa Integration' })
  await expect(integration).toContainText('No screen was ever opened')
  const screen = await givenScreen(page, await newContext())
  await expect(integration).toContainText('What you send is on it at once.')
  await screen.close()
  await expect(integration).toContainText('What you send is shown as soon as it is back.')
  await expect(integration).not.toContainText('at once')
  await expect(page.getByRole('listitem').filter({ hasText: 'Family screen' })).toContainText('Last contact')
})
