import type { FamilyGroup } from '#contract/family/groups.ts'
import { settingsPlaces } from '#web/settings/places.ts'
import { violations } from '../support/axe.ts'
import { callApi, emailOf, givenFamily, signIn, toasts } from '../support/person.ts'
import { expect, test } from '../support/server.ts'

test('a switch that is pressed just before the page is left is saved', async ({ page }) => {
  const { groupId } = await givenFamily(page)
  await page.goto('/settings')
  const toggle = page.getByRole('switch', { name: 'Daily Photo Reminder' })
  await expect(toggle).toHaveAttribute('aria-checked', 'false')
  // A browser opens six connections to a server. Streams that never end take them, so that the call waits in the browser.
  await page.evaluate((path) => {
    for (let count = 0; count < 6; count++) void fetch(path)
  }, `/api/family-groups/${groupId}/live`)
  const pressed = page.waitForRequest((request) => request.method() === 'PATCH')
  await toggle.click()
  await pressed
  await page.close()
  const other = await page.context().newPage()
  const isOn = async () => {
    const groups = await callApi(other, '/api/family-groups', undefined, 'GET')
    const mine = (groups as unknown as { id: string; dailyPhotoReminder: boolean }[]).find(
      ({ id }) => id === groupId,
    )
    return mine?.dailyPhotoReminder
  }
  await expect.poll(isOn).toBe(true)
})

test('groups are created and edited, and the switches are saved', { tag: '@first' }, async ({ page }) => {
  await givenFamily(page)
  await page.goto('/settings')
  for (const name of ['Family Groups', 'Current Group Settings', 'Alexa Integration', 'Account Settings'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Create Group' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Group' })
  await expect(dialog.getByRole('button', { name: 'Create Group' })).toBeDisabled()
  await expect(dialog.getByText(/Found in the Alexa app under device settings/)).toBeVisible()
  await dialog.getByLabel('Name', { exact: true }).fill('Grandpa Joe')
  await dialog.getByLabel('Description').fill('In the old house')
  await dialog.getByLabel('Alexa device ID').fill('G0922H')
  await dialog.getByRole('button', { name: 'Create Group' }).click()
  await expect(toasts(page)).toContainText('Family group created')
  await expect(toasts(page)).toContainText('Your new family group has been created successfully.')
  await expect(page.getByText('Caring for Grandpa Joe')).toBeVisible()
  await page.getByLabel('Family Group', { exact: true }).selectOption('The Hartleys')
  await expect(page.getByText('Caring for The Hartleys')).toBeVisible()
  await page.getByRole('button', { name: 'Edit The Hartleys' }).click()
  await page.getByLabel("Loved one's name").fill('Mom')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('region', { name: 'Current Group Settings' }).getByText('Mom')).toBeVisible()

  const switches = [
    ['Auto-send Content', 'true'],
    ['Daily Photo Reminder', 'false'],
    ['Activity Notifications', 'true'],
  ] as const
  for (const [name, first] of switches) {
    const toggle = page.getByRole('switch', { name })
    await expect(toggle).toHaveAttribute('aria-checked', first)
    // The switch changes before the server has saved it.
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-checked', first === 'true' ? 'false' : 'true')
    expect((await saved).ok()).toBe(true)
  }
  await page.reload()
  for (const [name, first] of switches)
    await expect(page.getByRole('switch', { name })).toHaveAttribute(
      'aria-checked',
      first === 'true' ? 'false' : 'true',
    )
  await page.route('**/settings', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  )
  await page.getByRole('switch', { name: 'Auto-send Content' }).click()
  await expect(toasts(page)).toContainText('Something went wrong')
  await expect(page.getByRole('switch', { name: 'Auto-send Content' })).toHaveAttribute(
    'aria-checked',
    'false',
  )
})

test('the account shows its sessions, and a new password ends the others', async ({ newContext, page }) => {
  await givenFamily(page)
  const other = await (await newContext()).newPage()
  await signIn(other, 'Emma')
  await page.goto('/settings/you')
  await expect(page.getByText(emailOf('Emma'))).toBeVisible()
  const browsers = page.getByRole('region', { name: 'Signed-in Browsers' })
  await expect(browsers.getByRole('listitem')).toHaveCount(2)
  await expect(browsers.getByText('This browser')).toHaveCount(1)
  await browsers.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change password' })
  await dialog.getByLabel('Current password').fill('not this one')
  await dialog.getByLabel('New password').fill('a better password')
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(dialog.getByText('This is not your password.')).toBeVisible()
  await dialog.getByLabel('Current password').fill('correct horse battery')
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(toasts(page)).toContainText('Password changed')
  await expect(browsers.getByRole('listitem')).toHaveCount(1)
  expect((await other.request.get('/api/auth/user')).status()).toBe(401)
  await page.goto('/settings')
  const account = page.getByRole('region', { name: 'Account Settings' })
  await expect(account.getByText(emailOf('Emma'))).toBeVisible()
  await account.getByRole('link', { name: 'Sign Out' }).click()
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
})

test('a group is exported, deleted by typing its name, and restored', async ({ page }) => {
  await givenFamily(page)
  await page.goto('/settings/family')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download everything' }).click()
  expect((await download).suggestedFilename()).toBe('sunporch.zip')
  await page.getByRole('button', { name: 'Delete group…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete The Hartleys?' })
  await expect(dialog.getByRole('button', { name: 'Delete group' })).toBeDisabled()
  await dialog.getByLabel('Type "The Hartleys" to be sure').fill('The Hartleys')
  await dialog.getByRole('button', { name: 'Delete group' }).click()
  await expect(page).toHaveURL('/settings')
  await expect(page.getByText('Caring for The Hartleys')).toHaveCount(0)
  await page.getByRole('button', { name: 'Bring back' }).click()
  await expect(page.getByText('Caring for The Hartleys')).toBeVisible()
})

test('the theme is remembered, one that an older release stored is migrated, and an unknown one is dropped', async ({
  page,
}) => {
  await givenFamily(page)
  await page.goto('/settings/you')
  const dark = page.getByRole('radio', { name: 'Dark' })
  await dark.check()
  await expect(page.locator('html')).toHaveClass('dark')
  await page.reload()
  await expect(dark).toBeChecked()
  await expect(page.locator('html')).toHaveClass('dark')

  await page.evaluate(() => {
    localStorage.setItem('sunporch-theme', 'dark')
    localStorage.setItem('sunporch-group', '{"id":')
    localStorage.setItem('sunporch-copy:user', JSON.stringify({ at: 1, data: { id: 7 } }))
    localStorage.setItem('sunporch-copy:groups', JSON.stringify({ version: 1, value: { at: 1, data: [{}] } }))
  })
  await page.reload()
  await expect(dark).toBeChecked()
  await expect(page.locator('html')).toHaveClass('dark')
  await expect(page.getByText('Caring for The Hartleys')).toBeVisible()

  await page.evaluate(() =>
    localStorage.setItem('sunporch-theme', JSON.stringify({ version: 1, value: 'sepia' })),
  )
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Like this device' })).toBeChecked()
  await expect(page.locator('html')).not.toHaveClass('dark')
  expect(await page.evaluate(() => localStorage.getItem('sunporch-theme'))).toBeNull()
})

test('settings that are opened at a place stay there while the rest comes in, until one scrolls', async ({
  page,
}) => {
  const { path } = await givenFamily(page)
  await page.setViewportSize({ width: 390, height: 844 })
  // As in Safari, where nothing holds what one looks at.
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { overflow-anchor: none !important; }')
    addEventListener('DOMContentLoaded', () => document.adoptedStyleSheets.push(sheet))
  })
  let answer = () => {}
  await page.route(`**${path}/alexa`, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.continue()
  })
  const room = page.locator('#room')
  const top = () => room.evaluate((card) => Math.round(card.getBoundingClientRect().top))
  const openRoom = async () => {
    await page.goto('/settings/screen#room')
    await page.getByRole('button', { name: 'Send test' }).waitFor()
    await room.getByRole('combobox').first().waitFor()
    await expect.poll(top).toBe(80)
  }
  const late = page.getByText('This server is not connected with Alexa yet.')

  await openRoom()
  answer()
  await late.waitFor({ state: 'attached' })
  await expect.poll(top).toBe(80)

  await page.goto('about:blank')
  await openRoom()
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, -200)
  await expect.poll(top).toBe(280)
  answer()
  await late.waitFor({ state: 'attached' })
  expect(await top()).toBeGreaterThan(280)
})

test('a setting is found from Settings, by keyboard and by touch, and has the focus on its page', async ({
  page,
}) => {
  await givenFamily(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/settings')
  const search = page.getByRole('searchbox', { name: 'Search settings' })
  await search.fill('dark')
  const found = page.getByRole('list', { name: 'Settings found' }).getByRole('link')
  await expect(found.first()).toHaveText(/^Appearance/)
  expect(await violations(page)).toEqual([])
  await search.press('Enter')
  await expect(page).toHaveURL('/settings/you#appearance')
  await expect(page.locator('#appearance')).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Appearance' })).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'Like this device' })).toBeFocused()

  await page.goBack()
  await search.fill('something else')
  await expect(page.getByText('Nothing found. Perhaps by another word?')).toBeVisible()
  // On the same page.
  await search.fill('photo remind')
  await found.click()
  await expect(found).toHaveCount(0)
  await expect(page.locator('#sending')).toBeFocused()
  await expect(page.getByRole('switch', { name: 'Daily Photo Reminder' })).toBeInViewport()
})

test('every setting that can be found stands on its page', async ({ page }) => {
  await givenFamily(page)
  const [group] = (await callApi(page, '/api/family-groups', undefined, 'GET')) as unknown as FamilyGroup[]
  const places = settingsPlaces({ group: group ?? null, hasDevice: true, isSuccessor: false })
  const byPage = Map.groupBy(places, ({ href }) => href.split('#')[0] ?? '')
  expect([...byPage.keys()]).toHaveLength(5)
  for (const [path, ofPage] of byPage) {
    await page.goto(path)
    for (const id of new Set(ofPage.map(({ href }) => href.split('#')[1])))
      await expect(page.locator(`#${id}`), `${path}#${id}`).toBeVisible()
  }
})
