import type { Page } from '@playwright/test'
import { draw, echoScreens } from '../support/echo.ts'
import { callApi, givenFamily, givenScreen } from '../support/person.ts'
import { addPhoto } from '../support/photo.ts'
import { picture } from '../support/pictures.ts'
import { deskAndPhone } from '../support/screenshots.ts'
import { test } from '../support/server.ts'
import { waitUntilStill } from '../support/stable.ts'

const folder = 'screenshots/notes'
const coat = "Your blue coat is at the cleaner's. I bring it on Monday."

test('notes in the app, in every size and colour scheme', async ({ newContext, page }) => {
  const { path } = await givenFamily(page, 'Anna')
  await callApi(page, path, { lovedOneName: 'Rose' }, 'PATCH')
  const garden = await addPhoto(page, path, 'The garden', await picture('phone/iphone_hdr_YES.jpg'))
  await addPhoto(page, path, 'A walk in Arezzo', await picture('gps/DSCN0010.jpg'))
  await page.goto('/')
  await takeAll('empty', '/content-library/notes')
  const screen = await givenScreen(page, await newContext())
  const bins = await callApi(page, `${path}/notes`, { text: 'The bins go out today', stays: 'evening' })
  const scheduledFor = new Date(Date.now() + 47 * 3_600_000).toISOString()
  await callApi(page, `${path}/schedule`, { noteId: bins.id, scheduledFor, isRecurring: true })
  const gone = await callApi(page, `${path}/notes`, { text: 'Ben comes at three', isSent: true })
  const { id } = gone.delivery as { id: string }
  await callApi(page, `${path}/deliveries/${id}/take-back`)
  await callApi(page, `${path}/notes`, {
    text: 'The roses are out.\nCome and see them with us on Sunday!',
    photoId: garden,
    stays: 'always',
    isSent: true,
  })
  await callApi(page, `${path}/notes`, { text: coat, isSent: true })
  await screen.getByText(coat).first().waitFor()
  await takeAll('notes', '/content-library/notes')
  await takeAll('library', '/content-library')
  await takeAll('schedule', '/schedule')
  await takeAll('schedule-dialog', '/schedule', async (page) => {
    await page.getByRole('button', { name: 'Schedule Content' }).click()
    await page.getByRole('heading', { name: 'Note', exact: true }).scrollIntoViewIfNeeded()
  })
  await takeAll('dashboard', '/', (page) => page.getByText('A note from Anna').first().waitFor())
  await takeAll('write', '/', (page) => page.getByRole('button', { name: 'Write a note' }).click())
  await takeAll('written', '/', async (page) => {
    await page.getByRole('button', { name: 'Write a note' }).click()
    await page.getByRole('textbox', { name: 'Note' }).fill(coat)
    await page.getByLabel('It stays on the screen').selectOption('Until a day and time')
    await page.getByRole('button', { name: 'Put it on a picture' }).click()
    await page.getByRole('button', { name: 'The garden' }).click()
  })

  async function takeAll(name: string, at: string, open?: (page: Page) => Promise<void>) {
    for (const colorScheme of ['light', 'dark'] as const)
      for (const size of deskAndPhone) {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize(size)
        await page.goto(at)
        // What was typed for the picture before.
        await page.evaluate(forgetDrafts)
        await open?.(page)
        await waitUntilStill(page)
        await page.screenshot({ path: `${folder}/${name}-${size.width}-${colorScheme}.png` })
      }
  }
})

function forgetDrafts() {
  for (const key of Object.keys(localStorage)) if (key.includes('note-draft')) localStorage.removeItem(key)
}

test('a note on every size of Echo: short, on a picture, and as long as it may be', async ({ page }) => {
  const { path: group } = await givenFamily(page, 'Anna')
  const photoId = await addPhoto(page, group, 'The garden', await picture('phone/iphone_hdr_YES.jpg'))
  await page.goto('/')
  const long = 'We come on Monday at noon and bring cake. '.repeat(12).trim().slice(0, 500)
  for (const [name, note] of [
    ['short', { text: coat }],
    ['picture', { text: 'The roses are out', photoId }],
    ['long', { text: long }],
  ] as const) {
    await callApi(page, `${group}/notes`, note)
    for (const viewport of echoScreens) {
      await page.setViewportSize(viewport)
      // The photo is the first slide.
      await draw(page, { group, name: 'slideshow', viewport, slide: 1 })
      await waitUntilStill(page)
      const size = `${viewport.width}x${viewport.height}${viewport.isRound ? '-round' : ''}`
      await page.screenshot({ path: `${folder}/echo-${name}-${size}.png` })
    }
  }
})
