import type { Page } from '@playwright/test'
import { callApi, givenFamily } from '../support/person.ts'
import { addPhoto } from '../support/photo.ts'
import { picture } from '../support/pictures.ts'
import { deskAndPhone, takeEach } from '../support/screenshots.ts'
import { test } from '../support/server.ts'

test.use({ toastsStay: false })

const folder = 'screenshots'

const names = [
  'gps/DSCN0010.jpg',
  'orientation/portrait_6.jpg',
  'phone/iphone_hdr_YES.jpg',
  'heic/IMG_5195.HEIC',
  'phone/jolla.jpg',
]

for (const colorScheme of ['light', 'dark'] as const) {
  test(`sending pictures, ${colorScheme}`, async ({ newContext, page }) => {
    await page.emulateMedia({ colorScheme })
    const { path } = await givenFamily(page)
    await callApi(page, path, { lovedOneName: 'Rose' }, 'PATCH')
    const files = await Promise.all(names.map(picture))
    const dialog = page.getByRole('dialog')
    const choose = async (chosen: typeof files) => {
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Send a picture' }).click()
      await (await chooser).setFiles(chosen as string[])
      await dialog.waitFor()
    }

    await page.goto('/')
    await choose(files.slice(4))
    await take(page, 'send-one')
    await dialog.getByRole('button', { name: /^Send to/ }).click()
    await dialog.getByText('No screen is connected yet').waitFor()
    await take(page, 'send-without-screen')
    await dialog.getByRole('button', { name: 'Done' }).click()

    const { url } = await callApi(page, `${path}/devices/links`)
    const screen = await (await newContext()).newPage()
    await screen.goto(String(url))
    await screen.getByText(/^From Emma/).waitFor()
    await page.reload()
    await choose(files.slice(2, 3))
    await dialog.getByLabel('Caption (optional)').fill('Lunch by the sea')
    await dialog.getByRole('button', { name: /^Send to/ }).click()
    await dialog.getByText(/^On Family screen/).waitFor()
    await take(page, 'send-shown')
    await dialog.getByRole('button', { name: 'Done' }).click()

    await choose(files)
    const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') }
    await dialog.getByTestId('photo-file').setInputFiles(notes)
    await take(page, 'send-many')
    await dialog.getByRole('checkbox', { name: 'A caption for each picture' }).check()
    await take(page, 'send-many-captions')
    await page.route('**/api/objects/upload/*', () => {})
    await dialog.getByRole('button', { name: 'Only add to the gallery' }).click()
    await dialog.getByText('Waiting for its turn').first().waitFor()
    await dialog
      .getByRole('button', { name: /^Pause / })
      .first()
      .click()
    await take(page, 'send-many-running')
    await dialog.getByRole('button', { name: 'Hide' }).click()
    await take(page, 'send-chip')
    await page.getByRole('button', { name: /^Uploading/ }).click()
    await dialog.getByRole('button', { name: 'Cancel rest' }).click()
    await page.getByRole('button', { name: 'Leave out' }).click()
    await page.unroute('**/api/objects/upload/*')
    await dialog.getByRole('button', { name: 'Close' }).click()

    for (const name of names) await addPhoto(page, path, name.split('/')[0] ?? '', await picture(name))
    await page.goto('/photo-gallery')
    await page.getByRole('button', { name: 'Upload Photo' }).click()
    await take(page, 'upload-empty')
    await page.getByTestId('photo-file').setInputFiles(files.slice(0, 1) as string[])
    await take(page, 'upload-one')
    await page.keyboard.press('Escape')
    await page
      .getByRole('checkbox', { name: /^Select/ })
      .nth(1)
      .check()
    await page
      .getByRole('checkbox', { name: /^Select/ })
      .nth(3)
      .check()
    await take(page, 'gallery-selected')

    async function take(page: Page, name: string) {
      await takeEach(page, deskAndPhone, (width) => `${folder}/${name}-${width}-${colorScheme}.png`)
    }
  })
}
