import type { FileChooser, Page } from '@playwright/test'
import { isSweep } from '#server/testing/soak.ts'
import { contrastViolations, violations } from '../support/axe.ts'
import { callApi, closeByEscape, givenFamily, pairScreen, uploadPhoto } from '../support/person.ts'
import { smallPicture } from '../support/pictures.ts'
import { expect, test } from '../support/server.ts'

/** Checks all rules in the light scheme. The dark one differs only in its colours. */
async function expectNoViolations(page: Page, where: string) {
  expect.soft(await violations(page), where).toEqual([])
  if (!isSweep) return
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect.soft(await contrastViolations(page), `${where}, dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
}

test('axe finds no violation on any page or dialog, light or dark', { tag: '@first' }, async ({
  newContext,
  page,
}) => {
  test.slow(isSweep)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
  await expectNoViolations(page, 'landing')
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await expectNoViolations(page, 'not found')
  await page.goto('/api/login')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expectNoViolations(page, 'sign-in')
  await givenFamily(page)
  await page.goto('/')
  await expect(
    page.getByText('No recent activity').or(page.getByText('Family group created')).first(),
  ).toBeVisible()
  await expectNoViolations(page, 'empty dashboard')

  const context = await newContext({ colorScheme: 'light', reducedMotion: 'reduce' })
  const screen = await context.newPage()
  await screen.goto('/screen')
  await expect(screen.getByRole('status', { name: /^Code/ })).toBeVisible()
  await expectNoViolations(screen, 'pairing screen')
  await screen.close()
  const shown = await pairScreen(page, context)
  await expectNoViolations(shown, 'waiting screen')
  await expectNoViolations(page, 'settings')

  await page.goto('/photo-gallery')
  await expect(page.getByText('No photos yet')).toBeVisible()
  await expectNoViolations(page, 'empty gallery')
  await page.getByRole('button', { name: 'Upload Photo' }).click()
  await expect(page.getByRole('dialog', { name: 'Upload Photo' })).toBeVisible()
  await expectNoViolations(page, 'upload dialog')
  await uploadPhoto(page, { file: await smallPicture(), caption: 'The garden' })
  await page.getByRole('button', { name: 'Send The garden to Alexa' }).click()
  await expect(shown.getByRole('img', { name: 'The garden' })).toBeVisible()
  await expectNoViolations(shown, 'screen with a picture')
  await expectNoViolations(page, 'gallery')
  await page.getByRole('button', { name: 'View The garden' }).last().click()
  await expect(page.getByRole('dialog', { name: 'Photo Details' }).getByText('On the screen')).toBeVisible()
  await expectNoViolations(page, 'photo details')
  await page.goto('/')
  await expect(page.getByText(/^On Family screen/)).toBeVisible()
  await expectNoViolations(page, 'dashboard')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoViolations(page, 'small dashboard')
})

test('axe finds no violation on the lists and, at 320 pixels, in their dialogs, light or dark', async ({
  page,
}) => {
  test.slow(isSweep)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const { path: group } = await givenFamily(page)
  await callApi(page, `${group}/members`, { email: 'mia@example.com' })
  const film = { title: 'Emma', type: 'movie', externalUrl: 'https://example.com' }
  const { id } = await callApi(page, `${group}/content`, film)
  const scheduledFor = new Date(Date.now() + 86_400_000).toISOString()
  await callApi(page, `${group}/schedule`, { contentItemId: id, scheduledFor, isRecurring: true })
  const apples = { name: 'Apples', quantity: '1 kg', notes: 'Red', product: 'B07FZ8S74R' }
  const item = await callApi(page, `${group}/shopping/items`, apples)
  await callApi(page, `${group}/shopping/send-to-amazon`, { itemIds: [item.id] })
  await callApi(page, `${group}/shopping/items/${item.id}/in-cart`, { isInCart: true }, 'PATCH')
  for (const [path, dialogs] of [
    ['', ['Write a note']],
    ['family-members', ['Invite Member', 'View Emma Hartley', 'Edit mia@example.com', 'Add somebody']],
    ['content-library', ['Add Content']],
    ['schedule', ['Schedule Content', /^Evening Story/, 'Edit Emma', 'Plan the first visit']],
    ['shopping', ['Add Detailed Item']],
    ['shopping/to-amazon', []],
    ['settings', ['Create Group', 'Edit The Hartleys']],
    ['settings/you', ['Change password', 'Change your name', 'Change the address', 'Add a passkey']],
    ['settings/screen', ['Connect a screen', 'See what it shows', 'Set-up, step by step']],
    ['settings/family', ['Delete group…', 'Keep in memory…']],
    ['settings/programs', ['Make a token', 'Add a webhook']],
    ['activity', []],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.goto(`/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.animate-pulse')).toHaveCount(0)
    await expectNoViolations(page, path)
    await page.setViewportSize({ width: 320, height: 640 })
    for (const name of isSweep ? dialogs : dialogs.slice(0, 1)) {
      await page.getByRole('button', { name }).first().click()
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
      await expect(dialog).toBeVisible()
      await expectNoViolations(page, `${path}: ${name}`)
      expect.soft(await listTooWide(page), `${path}: ${name}`).toEqual([])
      await closeByEscape(page, dialog)
    }
  }
})

test('no page is wider than a small phone, also with text of twice the size', { tag: '@first' }, async ({
  page,
}) => {
  const { path: group } = await givenFamily(page)
  const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung'
  await callApi(page, `${group}/content`, { title: long })
  const item = await callApi(page, `${group}/shopping/items`, {
    name: long,
    quantity: 'a whole basketful, please, thank you',
  })
  await callApi(page, `${group}/shopping/send-to-amazon`, { itemIds: [item.id] })
  await callApi(page, `${group}/members`, { email: `${'long'.repeat(15)}@example.com` })
  const paths = ['', 'family-members', 'photo-gallery', 'content-library', 'schedule', 'shopping', 'settings']
  const parts = ['settings/you', 'settings/screen', 'settings/family', 'settings/programs']
  for (const path of [...paths, ...parts, 'activity', 'shopping/to-amazon']) {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.animate-pulse')).toHaveCount(0)
    expect.soft(await listTooWide(page), `/${path} at 320 pixels`).toEqual([])
    await page.setViewportSize({ width: 390, height: 640 })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect.soft(await listTooWide(page), `/${path} at twice the size of text`).toEqual([])
  }
})

/** Elements that overflow the right edge, except tabs, which scroll. */
function listTooWide(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((one) => !one.closest('[role="tablist"]') && one.getBoundingClientRect().right > innerWidth + 1)
      .map((one) => `${one.tagName} ${one.className} ${one.textContent?.slice(0, 40)}`)
      .slice(0, 5),
  )
}

test('a photo is uploaded and sent with the keyboard alone', async ({ page }) => {
  await givenFamily(page)
  await page.goto('/')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Choose Photo' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, 'Add photo')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Upload Photo' })
  await expect(dialog).toBeVisible()
  // Long before the key is pressed: the browser opens its own dialog until Playwright has told it not to.
  const chooser = new Promise<FileChooser>((resolve) => page.once('filechooser', resolve))
  await tabTo(page, 'Choose Photo to Upload')
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(await smallPicture())
  await tabTo(page, 'Upload')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Send this photo to Alexa' })).toBeVisible()
  await tabTo(page, 'Send this photo to Alexa')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Waiting for a screen')).toBeVisible()
})

/** Presses Tab until the element with this name has the focus. */
async function tabTo(page: Page, name: string) {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    if ((await focused.count()) === 0) continue
    const [label, text] = await focused.evaluate((element) => [
      element.getAttribute('aria-label') ?? '',
      element.textContent?.trim() ?? '',
    ])
    if (label === name || text?.startsWith(name)) return
  }
  throw new Error(`"${name}" cannot be reached with the keyboard`)
}
