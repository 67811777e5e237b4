import { violations } from './axe.ts'
import { callApi, givenFamily } from './person.ts'
import { expect, test } from './server.ts'

test('a program gets a token in Settings, uses it, and loses it at once', async ({ page, server }) => {
  const { groupId } = await givenFamily(page, server.url)
  const path = `/api/family-groups/${groupId}`
  await callApi(page, `${path}/shopping/items`, { name: 'Milk' })
  await page.goto(`${server.url}/settings#programs`)
  const card = page.getByRole('region', { name: 'Other Programs' })
  await expect(card.getByText('No program has a token of yours yet.')).toBeVisible()
  await card.getByRole('button', { name: 'Make a token' }).click()
  const form = page.getByRole('dialog', { name: 'Make a token' })
  expect(await violations(page)).toEqual([])
  await form.getByLabel('Name of the program').fill('')
  await form.getByRole('button', { name: 'Make the token' }).click()
  await expect(form.getByText('Please name the program.')).toBeVisible()
  await form.getByLabel('Name of the program').fill('Kitchen tablet')
  await form.getByRole('radio', { name: /^May read and change/ }).check()
  await page.keyboard.press('Enter')

  const made = page.getByRole('dialog', { name: 'Copy the token' })
  const token = await made.getByRole('textbox', { name: 'To copy: the token' }).inputValue()
  const address = await made.getByRole('textbox', { name: 'To copy: the address' }).inputValue()
  expect(new URL(address).pathname).toBe(path)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  const asked = page.getByRole('alertdialog', { name: 'Have you copied the token?' })
  await asked.getByRole('button', { name: 'Close' }).click()
  await expect(made).toHaveCount(0)
  await expect(card.getByText(/^May read and change · made .* · not used yet$/)).toBeVisible()

  const headers = { authorization: `Bearer ${token}` }
  const read = () => fetch(`${server.url}${path}/shopping`, { headers })
  expect((await (await read()).json()).items).toMatchObject([{ name: 'Milk' }])
  await page.reload()
  await expect(card.getByText(/ · last used today$/)).toBeVisible()
  await expect(card.getByText(token)).toHaveCount(0)
  await card.getByRole('button', { name: 'End the token of Kitchen tablet' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End it' }).click()
  await expect(card.getByText('Kitchen tablet')).toHaveCount(0)
  expect((await read()).status).toBe(401)
})
