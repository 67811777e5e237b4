import { givenPicture } from '#server/testing/given/given-picture.ts'
import { setClocks } from '../support/page-clock.ts'
import { callApi, givenFamily, givenScreen, toasts } from '../support/person.ts'
import { addPhoto } from '../support/photo.ts'
import { picture } from '../support/pictures.ts'
import { expect, test } from '../support/server.ts'

test('on a phone one press says who is on a photo, and the screen shows it below the caption', {
  tag: '@first',
}, async ({ newContext, page }) => {
  const { path } = await givenFamily(page)
  const photoId = await addPhoto(page, path, 'By the sea', await picture('phone/iphone_hdr_YES.jpg'))
  await callApi(page, `${path}/people`, { name: 'Mia' })
  const screen = await givenScreen(page, await newContext())
  await callApi(page, `${path}/photos/${photoId}/send-to-alexa`)
  await expect(screen.getByRole('img', { name: 'By the sea' })).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/photo-gallery')
  await page.getByRole('button', { name: 'View By the sea' }).first().click()
  const details = page.getByRole('dialog', { name: 'Photo Details' })
  const mia = details.getByRole('button', { name: 'Mia' })
  await expect(mia).toHaveAttribute('aria-pressed', 'false')
  await mia.click()
  await expect(mia).toHaveAttribute('aria-pressed', 'true')
  await expect(screen.getByText('Mia', { exact: true })).toBeVisible()

  await details.getByRole('button', { name: 'Add somebody' }).click()
  await expect(details.getByLabel('Name')).toBeFocused()
  await page.keyboard.type('Tomm')
  // The arrow keys and Escape belong to the form: the photo stays.
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Escape')
  await expect(details.getByLabel('Name')).toHaveCount(0)
  await details.getByRole('button', { name: 'Add somebody' }).click()
  await page.keyboard.type('Tom')
  await details.getByRole('button', { name: 'your grandson' }).click()
  await expect(details.getByLabel('Who is this to your loved one?')).toHaveValue('your grandson')
  await details.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(details.getByRole('button', { name: 'Tom' })).toHaveAttribute('aria-pressed', 'true')
  await expect(screen.getByText('Mia · Tom, your grandson')).toBeVisible()

  await mia.click()
  await expect(mia).toHaveAttribute('aria-pressed', 'false')
  await expect(screen.getByText('Tom, your grandson')).toBeVisible()
  await expect(screen.getByText(/Mia/)).toHaveCount(0)
  await page.keyboard.press('Escape')
  // Names stand below the pictures where there is room.
  await page.setViewportSize({ width: 1280, height: 844 })
  await expect(page.getByRole('article').filter({ hasText: 'By the sea' })).toContainText('Tom')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Select By the sea' }).check()
  await page.getByRole('button', { name: 'Who is on it?' }).click()
  const selected = page.getByRole('dialog', { name: 'One photo' }).getByRole('button', { name: 'Tom' })
  await expect(selected).toHaveAttribute('aria-pressed', 'true')
})

test('who a member is to her is said on Family Members, and stands beside what they send', async ({
  newContext,
  page,
}) => {
  const { path } = await givenFamily(page)
  await callApi(page, path, { lovedOneName: 'Rose' }, 'PATCH')
  const screen = await givenScreen(page, await newContext())
  const photoId = await addPhoto(page, path, 'The garden')
  await callApi(page, `${path}/photos/${photoId}/send-to-alexa`)
  await expect(screen.getByText(/^From Emma/)).toBeVisible()
  await page.goto('/family-members')
  await page.getByRole('button', { name: 'View Emma Hartley' }).click()
  const own = page.getByRole('region', { name: 'Who you are to Rose' })
  await own.getByRole('button', { name: 'Say who' }).click()
  const dialog = page.getByRole('dialog', { name: 'Who you are to Rose' })
  await dialog.getByRole('button', { name: 'your daughter', exact: true }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(own).toContainText('your daughter')
  await expect(screen.getByText(/^From Emma, your daughter/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('article').filter({ hasText: 'Emma' })).toContainText('your daughter')

  await page.goto('/settings/you#account')
  await expect(page.getByRole('region', { name: 'You on the screen' })).toContainText('your daughter')
  await page.goto('/family-members')

  // In her own language the suggestions are hers.
  await callApi(page, `${path}/room`, { language: 'de' }, 'PATCH')
  const people = page.getByRole('region', { name: 'People Rose knows' })
  await people.getByRole('button', { name: 'Edit Emma' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Emma' })
  await edit.getByRole('button', { name: 'deine Tochter' }).click()
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(screen.getByText(/Emma \(deine Tochter\)/)).toBeVisible()
  await people.getByRole('button', { name: 'Remove Emma' }).click()
  await expect(people.getByText('deine Tochter')).toHaveCount(0)
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(people.getByText('deine Tochter')).toBeVisible()
})

test('after midnight by her clock the screen asks what is of the new day', async ({
  newContext,
  clockServer: server,
  context,
  page,
}) => {
  const room = await newContext({ timezoneId: 'Europe/Berlin' })
  await setClocks(server, [context, room], '2026-11-21T22:58:00Z')
  const { path } = await givenFamily(page, 'Emma', server.url)
  const screen = await givenScreen(page, room)
  const taken = await givenPicture({ width: 320, height: 240, taken: '2023:11:22 12:00:00' })
  const photoId = await addPhoto(page, path, 'In the snow', taken)
  await callApi(page, `${path}/photos/${photoId}/send-to-alexa`)
  await expect(screen.getByText('In the snow')).toBeVisible()
  await expect(screen.getByText(/On this day/)).toHaveCount(0)
  const read = screen.waitForResponse(
    async (response) =>
      response.url() === `${server.url}/api/screen` && (await response.json()).items[0].yearsAgo === 3,
  )
  await setClocks(server, [context, room], '2026-11-21T23:01:00Z')
  await screen.clock.fastForward(60_000)
  await read
})
