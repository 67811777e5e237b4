import { callApi, givenFamily, givenScreen } from '../support/person.ts'
import { addPhoto } from '../support/photo.ts'
import { picture } from '../support/pictures.ts'
import { deskAndPhone } from '../support/screenshots.ts'
import { test } from '../support/server.ts'
import { waitUntilStill } from '../support/stable.ts'

test.use({ toastsStay: false })

const known = [
  ['Tom', 'your grandson'],
  ['Mia', 'your granddaughter'],
  ['Ben', 'your son'],
  ['Frau Wojciechowska', 'your neighbour from across the street'],
  ['Greta', null],
] as const

for (const colorScheme of ['light', 'dark'] as const) {
  test(`people, ${colorScheme}`, async ({ newContext, page }) => {
    await page.emulateMedia({ colorScheme })
    const { path } = await givenFamily(page)
    await callApi(page, path, { lovedOneName: 'Rose' }, 'PATCH')
    const [member] = (await callApi(page, `${path}/members`, undefined, 'GET')) as unknown as { id: string }[]
    await callApi(page, `${path}/members/${member?.id}/relation`, { relation: 'your daughter' }, 'PUT')
    await addPhoto(page, path, 'A walk in Arezzo', await picture('gps/DSCN0010.jpg'))
    const photoId = await addPhoto(page, path, 'Lunch by the sea', await picture('phone/iphone_hdr_YES.jpg'))
    for (const [name, relation] of known) {
      const { id } = await callApi(page, `${path}/people`, { name, relation })
      if (name === 'Tom' || name === 'Mia')
        await callApi(page, `${path}/photos/${photoId}/people/${id}`, undefined, 'PUT')
    }
    const screen = await givenScreen(page, await newContext({ viewport: { width: 1280, height: 800 } }))
    await callApi(page, `${path}/photos/${photoId}/send-to-alexa`)
    await screen.getByRole('img', { name: 'Lunch by the sea' }).waitFor()
    await waitUntilStill(screen)
    await screen.screenshot({ path: `screenshots/people-screen-${colorScheme}.png` })

    for (const size of deskAndPhone) {
      const take = async (name: string, fullPage = false) => {
        await waitUntilStill(page)
        await page.screenshot({
          path: `screenshots/people-${name}-${size.width}-${colorScheme}.png`,
          fullPage,
        })
      }
      await page.setViewportSize(size)
      await page.goto('/family-members')
      await page
        .getByRole('region', { name: 'People Rose knows' })
        .getByText('Tom', { exact: true })
        .waitFor()
      await take('page', true)
      await page.getByRole('button', { name: 'Add somebody' }).click()
      await page.getByRole('dialog').getByText('your grandson', { exact: true }).waitFor()
      await take('add')
      await page.keyboard.press('Escape')
      await page.goto('/photo-gallery')
      await page.getByRole('button', { name: 'View Lunch by the sea' }).first().click()
      await page.getByRole('button', { name: 'Tom' }).waitFor()
      await take('photo')
      await page.getByRole('button', { name: 'Add somebody' }).click()
      await take('photo-add')
      await page.goto('/photo-gallery')
      await page.getByRole('button', { name: 'Select', exact: true }).click()
      await page.getByRole('checkbox', { name: 'Select Lunch by the sea' }).check()
      await page.getByRole('checkbox', { name: 'Select A walk in Arezzo' }).check()
      await page.getByRole('button', { name: 'Who is on them?' }).waitFor()
      await take('selected')
      await page.getByRole('button', { name: 'Who is on them?' }).click()
      await page.getByRole('button', { name: 'Tom' }).waitFor()
      await take('several')
    }
  })
}
