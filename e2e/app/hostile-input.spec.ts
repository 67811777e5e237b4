import type { Page } from '@playwright/test'
import { isSweep } from '#server/testing/soak.ts'
import { callApi, givenFamily, givenScreen } from '../support/person.ts'
import { addPhoto } from '../support/photo.ts'
import { expect, test } from '../support/server.ts'

const hostile = [
  '<img src=x onerror="window.broken=1"><script>window.broken=1</script>',
  '"><svg onload=window.broken=1>{{7*7}}',
  '\u202Etxet desrever\u202C \u200F\u2066mixed\u2069',
  '👩‍👩‍👧‍👦🏳️‍🌈 Zalgo h̷̢̛e̸l̵l̶o',
  `${'a'.repeat(199)}`,
]

test('hostile input is shown as text, on every page and on the screen', async ({ newContext, page }) => {
  const broken: string[] = []
  page.on('pageerror', (error) => broken.push(error.message))
  page.on('dialog', (dialog) => broken.push(dialog.message()))
  const { path: group } = await givenFamily(page)
  const room = await newContext()
  await room.clock.install()
  const screen = await givenScreen(page, room)
  screen.on('pageerror', (error) => broken.push(error.message))
  const scheduledFor = new Date(Date.now() + 86_400_000).toISOString()
  for (const words of hostile) {
    const quantity = words.slice(0, 40)
    const item = await callApi(page, `${group}/shopping/items`, {
      name: words,
      notes: words.repeat(9),
      quantity,
    })
    await callApi(page, `${group}/shopping/send-to-amazon`, { itemIds: [item.id] })
    const { id } = await callApi(page, `${group}/content`, { title: words, description: words.repeat(9) })
    await callApi(page, `${group}/schedule`, { contentItemId: id, scheduledFor, isRecurring: false })
    await callApi(page, `${group}/content/${id}/send-to-alexa`)
    await expect(screen.getByText(words.trim().slice(0, 60)).first()).toBeVisible()
    // A new item is shown for eight seconds before the next one.
    await screen.clock.fastForward(10_000)
    await callApi(page, group, { name: words, description: words.repeat(9), lovedOneName: words }, 'PATCH')
  }
  const more = ['', 'family-members', 'content-library', 'shopping', 'settings']
  for (const path of ['schedule', 'shopping/to-amazon', 'activity', ...(isSweep ? more : [])]) {
    await page.goto(`/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.animate-pulse')).toHaveCount(0)
    const shown = ['content-library', 'schedule', 'shopping', 'shopping/to-amazon', 'activity'].includes(path)
      ? hostile
      : []
    for (const words of shown) await expect(page.getByText(words.trim().slice(0, 30)).first()).toBeAttached()
    expect(await page.evaluate(() => 'broken' in window)).toBe(false)
  }
  expect(await screen.evaluate(() => 'broken' in window)).toBe(false)
  expect(broken).toEqual([])
})

test('words from right to left begin at the right, on every page and on the screen', async ({
  newContext,
  page,
}) => {
  const { path: group } = await givenFamily(page)
  const screen = await givenScreen(page, await newContext())
  const item = 'חלב (3%)'
  const note = 'נתראה בקרוב, Rose!'
  const film = 'קזבלנקה 1942'
  const caption = 'הגינה שלנו 🌷'
  await callApi(page, `${group}/shopping/items`, { name: item })
  await callApi(page, `${group}/notes`, { text: note, isSent: true })
  await callApi(page, `${group}/content`, { title: film })
  await addPhoto(page, group, caption)
  await expectToBeginAtTheRight(screen, note)
  for (const [path, words] of [
    ['shopping', item],
    ['content-library/notes', note],
    ['content-library', film],
    ['photo-gallery', caption],
  ] as const) {
    await page.goto(`/${path}`)
    await expectToBeginAtTheRight(page, words)
  }
  await page.getByRole('button', { name: caption }).first().click()
  await expectToBeginAtTheRight(page, caption)
})

async function expectToBeginAtTheRight(page: Page, words: string) {
  const shown = page.getByText(words).filter({ visible: true }).last()
  await expect(shown).toHaveCSS('direction', 'rtl')
}
