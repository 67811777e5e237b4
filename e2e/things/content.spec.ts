import { resolve } from 'node:path'
import { violations } from '../support/axe.ts'
import { givenFamily, givenScreen, toasts } from '../support/person.ts'
import { expect, test } from '../support/server.ts'

test('a recommendation is on the screen with the words to say, and cannot be sent twice', {
  tag: '@first',
}, async ({ newContext, page }) => {
  await givenFamily(page)
  const screen = await givenScreen(page, await newContext())
  await page.goto('/content-library')
  await page.getByRole('button', { name: 'Add Content' }).first().click()
  await page.getByRole('dialog').getByLabel('Type').selectOption('tv_show')
  await page.getByPlaceholder('Enter title').fill('Bridgerton')
  await page.getByRole('dialog').getByRole('button', { name: 'Add Content' }).click()
  await page.getByRole('button', { name: 'Send to Alexa: Bridgerton' }).click()
  await expect(toasts(page)).toContainText('Content sent')
  await expect(toasts(page)).toContainText('Content recommendation has been sent to the Alexa device.')
  await expect(page.getByRole('button', { name: 'Sent to Alexa: Bridgerton' })).toBeDisabled()
  await expect(page.getByRole('img', { name: 'Sent', exact: true })).toBeVisible()
  await expect(screen.getByText('Bridgerton', { exact: true })).toBeVisible()
  await expect(screen.getByText('“Alexa, play Bridgerton on Netflix”')).toBeVisible()
  await expect(page.getByText(/^On Family screen/)).toBeVisible()

  await page.getByRole('button', { name: 'What to do with Bridgerton' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByText('No content yet')).toBeVisible()
  await expect(screen.getByText('Bridgerton', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('article')).toContainText('Bridgerton')
})

test('a piece of music with a recording is heard in the room by one press, and the family reads that', {
  tag: '@first',
}, async ({ newContext, page }) => {
  await givenFamily(page)
  const screen = await givenScreen(page, await newContext())
  await page.goto('/content-library?type=music')
  await page.getByRole('button', { name: 'Add Content' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Provider').selectOption('elsewhere')
  await dialog.getByPlaceholder('Enter title').fill('Morning has broken')
  await expect(
    dialog.getByText('Only what is your own, or what you may share with your family.'),
  ).toBeVisible()
  await dialog.getByTestId('recording').setInputFiles(resolve('server/testing/given/tone.mp3'))
  await expect(dialog.getByText('0:01')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Add Content' }).click()
  await expect(page.getByLabel('Recording of Morning has broken')).toBeVisible()
  await page.getByRole('button', { name: 'Send to Alexa: Morning has broken' }).click()
  await expect(screen.getByRole('heading', { name: 'Morning has broken' })).toBeVisible()
  await screen.getByRole('button', { name: 'Listen', exact: true }).click()
  await expect(screen.getByRole('button', { name: 'Listen again' })).toBeVisible()
  await expect(page.getByText(/Heard/)).toBeVisible()
  await page.goto('/')
  await expect(page.getByLabel('Recording of Morning has broken')).toBeVisible()
  await expect(page.getByText(/Heard/)).toBeVisible()
})
