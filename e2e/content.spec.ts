import { givenFamily, givenScreen, toasts } from './person.ts'
import { expect, test } from './server.ts'

test('the library takes recommendations, by type and provider', async ({ page, server }) => {
  await givenFamily(page, server.url)
  await page.goto(`${server.url}/content-library`)
  await expect(page.getByRole('tab')).toHaveText(['All Content', 'Audiobooks', 'Movies', 'TV Shows', 'Music'])
  await expect(page.getByText('No content yet')).toBeVisible()
  await expect(page.getByText('Add book, movie and music recommendations')).toBeVisible()
  await page.getByRole('button', { name: 'Add Content' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add Content' })
  const providers = dialog.getByLabel('Provider').getByRole('option')
  await expect(dialog.getByLabel('Type')).toHaveValue('audiobook')
  await expect(dialog.getByLabel('Provider')).toHaveValue('kindle')
  await expect(providers).toHaveText(['Kindle'])
  for (const [type, first, all] of [
    ['movie', 'netflix', ['Netflix', 'Prime Video']],
    ['tv_show', 'netflix', ['Netflix', 'Prime Video']],
    ['music', 'spotify', ['Spotify']],
    ['movie', 'netflix', ['Netflix', 'Prime Video']],
  ] as const) {
    await dialog.getByLabel('Type').selectOption(type)
    await expect(dialog.getByLabel('Provider')).toHaveValue(first)
    await expect(providers).toHaveText([...all])
  }
  const submit = dialog.getByRole('button', { name: 'Add Content' })
  await expect(submit).toBeDisabled()
  await dialog.getByPlaceholder('Enter title').fill('   ')
  await expect(submit).toBeDisabled()
  await dialog.getByPlaceholder('Enter title').fill('The Grand Budapest Hotel')
  await dialog.getByPlaceholder('Enter description (optional)').fill('You will laugh.')
  await dialog.getByPlaceholder('Enter direct link (optional)').fill('javascript:alert(1)')
  await submit.click()
  await expect(dialog.getByText('Please enter a web address')).toBeVisible()
  await dialog.getByPlaceholder('Enter direct link (optional)').fill('https://example.com/film')
  await submit.click()
  await expect(toasts(page)).toContainText('Content added')
  await expect(toasts(page)).toContainText('Content item has been added to the library.')
  const card = page.getByRole('article')
  await expect(card).toContainText('The Grand Budapest Hotel')
  await expect(card).toContainText('Netflix')
  await expect(card).toContainText('You will laugh.')
  const link = card.getByRole('link', { name: /^Open The Grand/ })
  await expect(link).toHaveAttribute('href', 'https://example.com/film')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  await page.getByRole('tab', { name: 'Music' }).click()
  await expect(page.getByText('No content yet')).toBeVisible()
  await page.getByRole('tab', { name: 'Movies' }).click()
  await expect(card).toHaveCount(1)
})

test('a recommendation is on the screen with the words to say, and cannot be sent twice', {
  tag: '@first',
}, async ({ newContext, page, server }) => {
  await givenFamily(page, server.url)
  const screen = await givenScreen(page, await newContext())
  await page.goto(`${server.url}/content-library`)
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

test('a failed change shows a sentence and keeps the input', async ({ page, server }) => {
  await givenFamily(page, server.url)
  await page.goto(`${server.url}/content-library`)
  await page.route('**/content', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  )
  await page.getByRole('button', { name: 'Add Content' }).first().click()
  await page.getByPlaceholder('Enter title').fill('Emma')
  await page.getByRole('dialog').getByRole('button', { name: 'Add Content' }).click()
  await expect(toasts(page)).toContainText('Failed to add content item.')
  await expect(page.getByPlaceholder('Enter title')).toHaveValue('Emma')
})
