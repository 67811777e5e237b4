import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type ContentItem, contentApi } from '#contract/content.ts'
import { brokenAnswer, refusal } from '../testing/fake-server.ts'
import { emma, idOf } from '../testing/given.ts'
import { render, server } from '../testing/render.tsx'
import { ContentLibraryPage } from './content-library-page.tsx'

const dialog = page.getByRole('dialog', { name: 'Add Content' })
const submit = dialog.getByRole('button', { name: 'Add Content' })

/** The library as the server keeps it. */
function givenLibrary() {
  const items: ContentItem[] = []
  server.answer(contentApi.list, () => items)
  server.answer(contentApi.add, ({ body }) => {
    const { title, type = 'audiobook', provider = 'kindle', description, externalUrl } = body
    const item: ContentItem = {
      id: idOf(900 + items.length),
      type,
      title,
      description,
      externalUrl,
      provider,
      createdAt: '2026-11-20T10:00:00Z',
      isSentToAlexa: false,
      sentToAlexaAt: null,
      addedBy: { id: emma.id, name: 'Emma Hartley' },
      recording: null,
      delivery: null,
    }
    items.push(item)
    return item
  })
}

test('the library takes recommendations, by type and provider', async () => {
  givenLibrary()
  render(<ContentLibraryPage />, { path: '/content-library' })
  await expect
    .poll(() =>
      page
        .getByRole('tab')
        .elements()
        .map((tab) => tab.textContent),
    )
    .toEqual(['All Content', 'Audiobooks', 'Movies', 'TV Shows', 'Music'])
  await expect.element(page.getByText('No content yet')).toBeVisible()
  await expect.element(page.getByText('Add book, movie and music recommendations')).toBeVisible()
  await page.getByRole('button', { name: 'Add Content' }).first().click()
  const [type, provider] = [dialog.getByLabelText('Type'), dialog.getByLabelText('Provider')]
  await expect.element(type).toHaveValue('audiobook')
  await expect.element(provider).toHaveValue('kindle')
  const offered = () =>
    provider
      .getByRole('option')
      .elements()
      .map((option) => option.textContent)
  expect(offered()).toEqual(['Kindle', 'Somewhere else'])
  for (const [chosen, first, all] of [
    ['movie', 'netflix', ['Netflix', 'Prime Video', 'Somewhere else']],
    ['tv_show', 'netflix', ['Netflix', 'Prime Video', 'Somewhere else']],
    ['music', 'spotify', ['Spotify', 'Somewhere else']],
    ['movie', 'netflix', ['Netflix', 'Prime Video', 'Somewhere else']],
  ] as const) {
    await type.selectOptions(chosen)
    await expect.element(provider).toHaveValue(first)
    expect(offered()).toEqual(all)
  }
  await expect.element(submit).toBeDisabled()
  await expect.element(submit).toHaveAccessibleDescription('Still missing: Title')
  await dialog.getByPlaceholder('Enter title').fill('   ')
  await expect.element(submit).toBeDisabled()
  await dialog.getByPlaceholder('Enter title').fill('The Grand Budapest Hotel')
  await dialog.getByPlaceholder('Enter description (optional)').fill('You will laugh.')
  await dialog.getByPlaceholder('Enter direct link (optional)').fill('javascript:alert(1)')
  await submit.click()
  await expect.element(dialog.getByText('Please enter a web address')).toBeVisible()
  await dialog.getByPlaceholder('Enter direct link (optional)').fill('https://example.com/film')
  await submit.click()
  await expect.element(page.getByText('Content added').first()).toBeVisible()
  await expect.element(page.getByText('Content item has been added to the library.').first()).toBeVisible()
  const card = page.getByRole('article')
  await expect.element(card).toMatchTextContent(/The Grand Budapest Hotel/)
  await expect.element(card).toMatchTextContent(/Netflix/)
  await expect.element(card).toMatchTextContent(/You will laugh\./)
  const link = card.getByRole('link', { name: /^Open The Grand/ })
  await expect.element(link).toHaveAttribute('href', 'https://example.com/film')
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
  await page.getByRole('tab', { name: 'Music' }).click()
  await expect.element(page.getByText('No content yet')).toBeVisible()
  await page.getByRole('tab', { name: 'Movies' }).click()
  await expect.element(card).toBeVisible()
})

// The answer that server/testing/whole/full-disk.test.ts gets on a disk that is really full.
const full =
  "The server's disk is full. Delete photos you no longer need, or ask whoever runs this server to make room."

test.each([
  ['a failed change', brokenAnswer(), 'Failed to add content item.'],
  ['a full disk', refusal(507, 'storage_full', full), full],
])('%s is told in a sentence, and keeps the input', async (_name, answer, sentence) => {
  givenLibrary()
  server.answer(contentApi.add, answer)
  render(<ContentLibraryPage />, { path: '/content-library' })
  await page.getByRole('button', { name: 'Add Content' }).first().click()
  await dialog.getByPlaceholder('Enter title').fill('Persuasion')
  await submit.click()
  await expect.element(page.getByText(sentence).first()).toBeVisible()
  await expect.element(dialog.getByPlaceholder('Enter title')).toHaveValue('Persuasion')
})
