import type { Page } from '@playwright/test'
import { callApi, givenFamily } from '../support/person.ts'
import { addPhoto } from '../support/photo.ts'
import { picture } from '../support/pictures.ts'
import { test } from '../support/server.ts'
import { waitUntilStill } from '../support/stable.ts'

test.use({ toastsStay: false })

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]
const names = [
  'gps/DSCN0010.jpg',
  'orientation/portrait_6.jpg',
  'phone/iphone_hdr_YES.jpg',
  'phone/jolla.jpg',
]

for (const colorScheme of ['light', 'dark'] as const) {
  test(`pictures that were not sent, ${colorScheme}`, async ({ context, newContext, page, server }) => {
    await page.emulateMedia({ colorScheme })
    const { groupId } = await givenFamily(page, server.url)
    const path = `/api/family-groups/${groupId}`
    await callApi(page, path, { lovedOneName: 'Rose' }, 'PATCH')
    const { url } = await callApi(page, `${path}/devices/links`)
    const screen = await (await newContext()).newPage()
    await screen.goto(String(url))
    await addPhoto(page, path, 'The garden')
    await page.goto(server.url)
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
    await again.goto(server.url)
    await again.getByText('They are on the way now.').waitFor()
    await take(again, `unsent-going-on-${colorScheme}`)
    await again.getByRole('button', { name: 'Show', exact: true }).click()
    await again.getByRole('button', { name: 'Pause all' }).click()
    await again.getByRole('button', { name: 'Hide' }).click()
    await again.getByText('They are kept in this browser.').waitFor()
    await take(again, `unsent-${colorScheme}`)
    await again.setViewportSize(sizes[0] as (typeof sizes)[0])
    await again.getByRole('link', { name: 'Log out' }).first().click()
    await again.getByRole('alertdialog').waitFor()
    await take(again, `unsent-sign-out-${colorScheme}`)
  })
}

async function take(page: Page, name: string): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size)
    await waitUntilStill(page)
    await page.screenshot({ path: `screenshots/${name}-${size.width}.png` })
  }
}
