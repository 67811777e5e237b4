import type { Page } from '@playwright/test'
import { callApi, givenFamily } from '../support/person.ts'
import { addPhoto } from '../support/photo.ts'
import { picture } from '../support/pictures.ts'
import { desk, deskAndPhone, takeEach } from '../support/screenshots.ts'
import { test } from '../support/server.ts'

test.use({ toastsStay: false })

const names = [
  'gps/DSCN0010.jpg',
  'orientation/portrait_6.jpg',
  'phone/iphone_hdr_YES.jpg',
  'phone/jolla.jpg',
]

for (const colorScheme of ['light', 'dark'] as const) {
  test(`pictures that were not sent, ${colorScheme}`, async ({ context, newContext, page }) => {
    await page.emulateMedia({ colorScheme })
    const { path } = await givenFamily(page)
    await callApi(page, path, { lovedOneName: 'Rose' }, 'PATCH')
    const { url } = await callApi(page, `${path}/devices/links`)
    const screen = await (await newContext()).newPage()
    await screen.goto(String(url))
    await addPhoto(page, path, 'The garden')
    await page.goto('/')
    await context.route('**/api/objects/upload/*', () => {})
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Send a picture' }).click()
    await (await chooser).setFiles((await Promise.all(names.map(picture))) as string[])
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /^Send to/ }).click()
    await dialog
      .getByText(/^Uploading/)
      .first()
      .waitFor()
    await page.close()

    const again = await context.newPage()
    await again.emulateMedia({ colorScheme })
    await again.goto('/')
    await again.getByText('They are on the way now.').waitFor()
    await take(again, `unsent-going-on-${colorScheme}`)
    await again.getByRole('button', { name: 'Show', exact: true }).click()
    await again.getByRole('button', { name: 'Pause all' }).click()
    await again.getByRole('button', { name: 'Hide' }).click()
    await again.getByText('They are kept in this browser.').waitFor()
    await take(again, `unsent-${colorScheme}`)
    await again.setViewportSize(desk)
    await again.getByRole('link', { name: 'Log out' }).first().click()
    await again.getByRole('alertdialog').waitFor()
    await take(again, `unsent-sign-out-${colorScheme}`)
  })
}

async function take(page: Page, name: string): Promise<void> {
  await takeEach(page, deskAndPhone, (width) => `screenshots/${name}-${width}.png`)
}
