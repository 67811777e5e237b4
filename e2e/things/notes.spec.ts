import {
  callApi,
  closeByEscape,
  closeToast,
  givenFamily,
  givenScreen,
  joinGroup,
  toasts,
} from '../support/person.ts'
import { addPhoto } from '../support/photo.ts'
import { picture } from '../support/pictures.ts'
import { expect, test } from '../support/server.ts'

const coat = "Your blue coat is at the cleaner's. I bring it on Monday."

test('a note is written from the Dashboard in two presses, and is on the screen', { tag: '@first' }, async ({
  newContext,
  page,
}) => {
  const { groupId } = await givenFamily(page)
  await callApi(page, `/api/family-groups/${groupId}`, { lovedOneName: 'Rose' }, 'PATCH')
  const screen = await givenScreen(page, await newContext())
  await page.goto('/')
  await page.getByRole('button', { name: 'Write a note' }).click()
  await expect(page.getByRole('textbox', { name: 'Note' })).toBeFocused()
  await page.keyboard.type(coat)
  await page.getByRole('button', { name: "Send to Rose's screen" }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(toasts(page)).toContainText('Note sent')
  await expect(screen.getByText(coat).first()).toBeVisible()
  await expect(page.getByText(`A note from Emma Hartley: “${coat}”`)).toBeVisible()

  await page.goto('/content-library')
  await page.getByRole('link', { name: 'Notes' }).click()
  const note = page.getByRole('region', { name: 'For the screen now' }).getByRole('article')
  await expect(note).toContainText(coat)
  await expect(note).toContainText('Stays until tomorrow')
  await expect(note.getByText(/^On Rose's screen|^On Family screen/)).toBeVisible()

  await note.getByRole('button', { name: /^What to do with/ }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Note' }).fill('I bring the blue coat on Tuesday.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(screen.getByText('I bring the blue coat on Tuesday.').first()).toBeVisible()

  await note.getByRole('button', { name: /^What to do with/ }).click()
  await page.getByRole('menuitem', { name: 'Take back' }).click()
  await expect(screen.getByText('I bring the blue coat on Tuesday.')).toHaveCount(0)
  const earlier = page.getByRole('region', { name: 'Earlier' })
  await expect(earlier.getByText(/^Taken back/)).toBeVisible()

  await earlier.getByRole('button', { name: /^What to do with/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByText('No notes yet')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('article')).toContainText('on Tuesday')
})

test('half-typed words stay when the dialog is closed, and are gone once they are sent', async ({ page }) => {
  await givenFamily(page)
  await page.goto('/')
  const write = page.getByRole('button', { name: 'Write a note' })
  const words = page.getByRole('textbox', { name: 'Note' })
  await write.click()
  await words.fill('Ben comes at')
  await closeByEscape(page, page.getByRole('dialog'))
  await page.reload()
  await write.click()
  await expect(words).toHaveValue('Ben comes at')
  await words.fill('Ben comes at three')
  await page.mouse.click(5, 5)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await write.click()
  await expect(words).toHaveValue('Ben comes at three')
  await page.getByRole('button', { name: 'Send to the screen' }).click()
  await expect(toasts(page)).toContainText('It will be shown as soon as a screen is connected.')
  await write.click()
  await expect(words).toHaveValue('')

  // The next person at this browser finds nothing of it.
  await words.fill('For Rose only')
  await closeByEscape(page, page.getByRole('dialog'))
  await closeToast(page)
  await page.getByRole('link', { name: 'Log out' }).click()
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('For Rose only')
})

test('a note that could not be sent keeps its words, and is sent once', async ({
  context,
  newContext,
  page,
}) => {
  const { groupId } = await givenFamily(page)
  const screen = await givenScreen(page, await newContext())
  await page.goto('/')
  await page.getByRole('button', { name: 'Write a note' }).click()
  await page.getByRole('textbox', { name: 'Note' }).fill(coat)
  await context.setOffline(true)
  const send = page.getByRole('button', { name: 'Send to the screen' })
  await send.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Your words are still here.' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue(coat)
  await context.setOffline(false)
  // The call arrives, and its answer is lost.
  await page.route('**/notes', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort()
  })
  await send.click()
  await expect(screen.getByText(coat).first()).toBeVisible()
  await expect(send).toBeEnabled()
  await page.unroute('**/notes')
  await send.click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const notes = await callApi(page, `/api/family-groups/${groupId}/notes`, undefined, 'GET')
  expect(notes).toHaveLength(1)
})

test('on a phone, on a picture, and another person sees it at once', async ({ newContext, page }) => {
  const { path } = await givenFamily(page)
  const screen = await givenScreen(page, await newContext())
  await addPhoto(page, path, 'The garden', await picture('phone/iphone_hdr_YES.jpg'))
  await page.goto('/')
  const bens = await (await newContext()).newPage()
  await joinGroup(page, bens, { path, firstName: 'Ben' })
  await bens.goto('/content-library/notes')
  await expect(bens.getByText('No notes yet')).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await page.getByRole('button', { name: 'Write a note' }).click()
  await page.getByRole('textbox', { name: 'Note' }).fill('The roses are out')
  await page.getByLabel('It stays on the screen').selectOption('Until it is taken back')
  await page.getByRole('button', { name: 'Put it on a picture' }).click()
  await page.getByRole('button', { name: 'The garden' }).click()
  await page.getByRole('button', { name: 'Send to the screen' }).click()
  await expect(screen.getByText('The roses are out').first()).toBeVisible()
  const note = bens.getByRole('article')
  await expect(note).toContainText('The roses are out')
  await expect(note).toContainText('Until it is taken back')
  await expect(note.getByRole('img', { name: 'The garden' })).toBeVisible()
  // It is Emma's: Ben may neither edit nor delete it.
  await expect(note.getByRole('button', { name: /^What to do with/ })).toHaveCount(0)
})

test('a note is planned for every Tuesday', async ({ page }) => {
  await givenFamily(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Write a note' }).click()
  await page.getByRole('textbox', { name: 'Note' }).fill('The bins go out today')
  await page.getByLabel('It stays on the screen').selectOption('Until the evening')
  await page.getByRole('button', { name: 'Later…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Schedule Content' })
  await expect(dialog.getByRole('button', { name: /^The bins go out today/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await dialog.getByLabel('Date').fill('2035-07-03')
  await dialog.getByLabel('Time').fill('08:00')
  await dialog.getByRole('switch', { name: 'Recurring' }).click()
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  const entry = page.getByRole('listitem').filter({ hasText: 'The bins go out today' })
  await expect(entry).toContainText('Weekly')
  await page.reload()
  await expect(entry).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/content-library/notes')
  const planned = page.getByRole('region', { name: 'Planned' }).getByRole('article')
  await expect(planned).toContainText('The bins go out today')
  await expect(planned).toContainText(/Planned: Tue, Jul 3, 2035, 8:00\sAM( there, .* here)?, weekly/)
})
