import sharp from 'sharp'
import { violations } from '../support/axe.ts'
import {
  callApi,
  createAccount,
  emailOf,
  givenFamily,
  givenScreen,
  joinGroup,
  toasts,
} from '../support/person.ts'
import { addPhoto } from '../support/photo.ts'
import { picture } from '../support/pictures.ts'
import { expect, test } from '../support/server.ts'
import { expectShort } from '../support/short.ts'

test('a person gives themself a face and another name, which the family and the screen show', async ({
  page,
  newContext,
}) => {
  const { path } = await givenFamily(page, 'Anna')
  const mia = await (await newContext()).newPage()
  await joinGroup(page, mia, { path, firstName: 'Mia' })
  await mia.goto('/family-members')
  const screen = await givenScreen(page, await newContext())
  await page.goto('/settings/you#account')
  const account = page.getByRole('region', { name: 'Name and picture' })
  await expect(account).not.toContainText('external authentication provider')
  await account.getByLabel('Your picture').setInputFiles(await picture('phone/jolla.jpg'))
  await expect(toasts(page)).toContainText('Your family sees your picture now.')
  const face = mia.getByRole('article').filter({ hasText: 'Primary Caretaker' }).locator('img')
  await expect.poll(() => face.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(320)
  const photoId = await addPhoto(page, path, 'The garden')
  await callApi(page, `${path}/photos/${photoId}/send-to-alexa`)
  const avatar = screen.locator('img.avatar')
  await expect.poll(() => avatar.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(320)

  await account.getByRole('button', { name: 'Change your name' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change your name' })
  await expect(dialog).toBeVisible()
  expect(await violations(page)).toEqual([])
  await dialog.getByLabel('First name').fill('Annika')
  await dialog.getByLabel('First name').press('Enter')
  await expect(mia.getByRole('article').filter({ hasText: 'Annika Hartley' })).toBeVisible()
  await account.getByLabel('Your picture').setInputFiles({
    name: 'no-picture.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('no picture'),
  })
  await expect(account.getByRole('alert')).toContainText('This file is not a picture we can read.')
  await account.getByRole('button', { name: 'Remove picture' }).click()
  await expect(face).toHaveCount(0)
})

test('a drawing on nothing gets a white ground, and is not removed while it is on its way', async ({
  page,
}) => {
  await givenFamily(page, 'Anna')
  await page.goto('/settings/you#account')
  const account = page.getByRole('region', { name: 'Name and picture' })
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  const empty = await sharp({ create: { width: 60, height: 60, channels: 4, background } })
    .png()
    .toBuffer()
  const choose = () =>
    account
      .getByLabel('Your picture')
      .setInputFiles({ name: 'drawing.png', mimeType: 'image/png', buffer: empty })
  await choose()
  const remove = account.getByRole('button', { name: 'Remove picture' })
  await expect(remove).toBeEnabled()
  const { profileImageUrl } = await callApi(page, '/api/auth/user', undefined, 'GET')
  const face = await (await page.request.get(String(profileImageUrl))).body()
  const { channels } = await sharp(face).stats()
  for (const { min } of channels) expect(min).toBeGreaterThan(250)

  let goOn = () => {}
  let isAsked = false
  await page.route('**/api/auth/user/picture', async (route) => {
    await new Promise<void>((resolve) => {
      goOn = resolve
      isAsked = true
    })
    await route.continue()
  })
  await choose()
  await expect(account.getByRole('button', { name: 'One moment…' })).toBeVisible()
  await expect(remove).toBeDisabled()
  await expect.poll(() => isAsked).toBe(true)
  goOn()
  await expect(remove).toBeEnabled()
})

test('"Get Started" greets who is new first, and Back leads from one form to the other', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Get Started' }).click()
  await expect(page.getByText('New here?')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByLabel('First name')).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/api/login')
  await expect(other.getByLabel('E-mail')).toBeFocused()
  await expect(other.getByText('New here?')).toHaveCount(0)
})

test('settings work without a group, and the first group asks for the loved one first', async ({ page }) => {
  await createAccount(page, 'Anna')
  await page.goto('/settings/')
  await expect(page).toHaveURL('/settings')
  const account = page.getByRole('region', { name: 'Account Settings' })
  await expect(account).toContainText(emailOf('Anna'))
  await expect(account.getByRole('link', { name: 'Sign Out' })).toBeVisible()
  await expect(account).toContainText('Your account is on this server.')
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link').click()
  await expect(page).toHaveURL('/settings/you')
  await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible()
  await page.getByRole('link', { name: 'All settings' }).click()
  await page.getByRole('button', { name: 'Create Group' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Group' })
  await expect(dialog.getByLabel('Whom do you look after?')).toBeFocused()
  await page.keyboard.type('Rose')
  await dialog.getByLabel('Name', { exact: true }).fill('The Hartleys')
  await dialog.getByRole('button', { name: 'Create Group' }).click()
  await expect(page.getByRole('region', { name: 'Current Group Settings' })).toContainText('Rose')
})

test('the settings are short: four pages with the rest of them, each with an address of its own', async ({
  page,
}) => {
  const { path } = await givenFamily(page)
  await callApi(page, path, { lovedOneName: 'Rose' }, 'PATCH')
  const parts = [
    ["Rose's screen", '/settings/screen'],
    ['You', '/settings/you'],
    ['Family', '/settings/family'],
    ['Other programs', '/settings/programs'],
  ] as const
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    await page.goto('/settings')
    await expectShort(page)
    for (const [name, address] of parts) {
      const links = page.getByRole('navigation', { name: 'Settings' }).getByRole('link')
      await links.filter({ hasText: new RegExp(`^${name}`) }).click()
      await expect(page).toHaveURL(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expectShort(page)
      await page.getByRole('link', { name: 'All settings' }).click()
    }
  }
})

test('what stood on the one page of settings is found at its old addresses', async ({ page }) => {
  const { groupId } = await givenFamily(page)
  const moved = {
    account: ['/settings/you', 'Name and picture'],
    recovery: ['/settings/you', 'If somebody else was in your account'],
    appearance: ['/settings/you', 'Appearance'],
    family: ['/settings/family', 'Notices'],
    notices: ['/settings/family', 'Notices'],
    devices: ['/settings/screen', 'Devices'],
    'devices-section': ['/settings/screen', 'Devices'],
    room: ['/settings/screen', 'The room'],
    life: ['/settings/screen', 'Daily sign of life'],
    programs: ['/settings/programs', 'Other Programs'],
    amazon: ['/settings/programs', 'Shopping on Amazon'],
    shop: ['/settings/programs', 'Shopping on Amazon'],
    sending: ['/settings', 'Automatic sending and notices'],
  }
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [place, [address, heading]] of Object.entries(moved)) {
    await page.goto(`/settings?group=${groupId}#${place}`)
    await expect.poll(() => new URL(page.url()).pathname, place).toBe(address)
    await expect(page.getByRole('heading', { name: heading, exact: true }), place).toBeInViewport()
    await expect(page.getByRole('banner').filter({ visible: true })).toContainText('The Hartleys')
  }
  // A mail of another group.
  const second = await callApi(page, '/api/family-groups', { name: 'Dad' })
  await page.goto(`/settings?group=${second.id}#notices`)
  await expect(page.getByRole('heading', { name: 'Notices from Dad' })).toBeVisible()
  await page.goto('/settings#question')
  await expect(page.getByRole('dialog', { name: 'Is the screen still welcome?' })).toBeVisible()
})
