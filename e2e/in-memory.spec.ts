import { violations } from './axe.ts'
import { callApi, givenFamily, givenScreen } from './person.ts'
import { addPhoto } from './photo.ts'
import { picture } from './pictures.ts'
import { expect, test } from './server.ts'

test('a group is kept in memory: nothing can be sent, the screen asks nothing, and it is taken back', async ({
  newContext,
  page,
  server,
}) => {
  const { groupId } = await givenFamily(page, server.url, 'Anna')
  const path = `/api/family-groups/${groupId}`
  await callApi(page, path, { lovedOneName: 'Rose' }, 'PATCH')
  const screen = await givenScreen(page, await newContext())
  const garden = await addPhoto(page, path, 'The garden', await picture('phone/jolla.jpg'))
  await callApi(page, `${path}/photos/${garden}/send-to-alexa`)
  await addPhoto(page, path, 'Not sent yet')
  await expect(screen.getByRole('button', { name: 'Call me' })).toBeVisible()

  await page.goto(`${server.url}/settings`)
  const card = page.getByRole('region', { name: 'In memory' })
  await card.getByRole('button', { name: 'Keep in memory…' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Keep the group in memory of Rose?' })
  await expect(dialog.getByText('You can take this back at any time')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Keep in memory' }).click()
  await expect(card.getByText('In memory of Rose since')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Sign of life' })).toHaveCount(0)

  await expect(screen.getByRole('img', { name: 'The garden' })).toBeVisible()
  for (const name of ['Call me', 'Thank you', 'I love it'])
    await expect(screen.getByRole('button', { name })).toHaveCount(0)

  await page.goto(server.url)
  await expect(page.getByRole('heading', { name: 'In memory of Rose' })).toBeVisible()
  await expect(page.getByRole('button', { name: /send(?! to cart)/i })).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Write a note' }).click()
  await page.getByRole('textbox', { name: 'Note' }).fill('I miss you')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.goto(`${server.url}/content-library/notes`)
  await expect(page.getByText('I miss you')).toBeVisible()
  await expect(page.getByRole('button', { name: /^send/i })).toHaveCount(0)
  await page.goto(`${server.url}/photo-gallery`)
  await expect(page.getByText('Not sent yet')).toBeVisible()
  await expect(page.getByRole('button', { name: /^send/i })).toHaveCount(0)
  await page.goto(`${server.url}/schedule`)
  await expect(page.getByRole('heading', { name: 'Schedule', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Schedule Content' })).toHaveCount(0)

  await page.goto(`${server.url}/settings`)
  await card.getByRole('button', { name: 'Take this back' }).click()
  await expect(card.getByRole('button', { name: 'Keep in memory…' })).toBeVisible()
  await expect(screen.getByRole('button', { name: 'Call me' })).toBeVisible()
})
