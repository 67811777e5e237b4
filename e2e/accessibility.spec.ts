import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { givenFamily, pairScreen, uploadPhoto } from './person.ts'
import { smallPicture } from './pictures.ts'
import { expect, test } from './server.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function expectNothingFound(page: Page, where: string) {
  // What is still fading in has not its colours yet.
  await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {}))))
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  const found = violations.map(
    ({ id, nodes }) => `${where}: ${id} ${nodes.map((node) => node.html).join(' ')}`,
  )
  expect.soft(found).toEqual([])
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any page or dialog, ${colorScheme}`, async ({ another, page, server }) => {
    test.slow()
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(server.url)
    await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
    await expectNothingFound(page, 'landing')
    await page.goto(`${server.url}/nowhere`)
    await expectNothingFound(page, 'not found')
    await page.goto(`${server.url}/api/login`)
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expectNothingFound(page, 'sign-in')
    await givenFamily(page, server.url)
    await expectNothingFound(page, 'empty dashboard')

    const context = await another({ colorScheme, reducedMotion: 'reduce' })
    const screen = await context.newPage()
    await screen.goto(`${server.url}/screen`)
    await expect(screen.getByRole('status', { name: /^Code/ })).toBeVisible()
    await expectNothingFound(screen, 'pairing screen')
    await screen.close()
    const shown = await pairScreen(page, context, server.url)
    await expectNothingFound(shown, 'waiting screen')
    await expectNothingFound(page, 'settings')

    await page.goto(`${server.url}/photo-gallery`)
    await expect(page.getByText('No photos yet')).toBeVisible()
    await expectNothingFound(page, 'empty gallery')
    await page.getByRole('button', { name: 'Upload Photo' }).click()
    await expectNothingFound(page, 'upload dialog')
    await uploadPhoto(page, { file: await smallPicture(), caption: 'The garden' })
    await page.getByRole('button', { name: 'Send The garden to Alexa' }).click()
    await expect(shown.getByRole('img', { name: 'The garden' })).toBeVisible()
    await expectNothingFound(shown, 'screen with a picture')
    await expectNothingFound(page, 'gallery')
    await page.getByRole('button', { name: 'View The garden' }).last().click()
    await expect(page.getByRole('dialog', { name: 'Photo Details' }).getByText('On the screen')).toBeVisible()
    await expectNothingFound(page, 'photo details')
    await page.goto(server.url)
    await expect(page.getByText(/^On Family screen/)).toBeVisible()
    await expectNothingFound(page, 'dashboard')
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNothingFound(page, 'small dashboard')
  })
}

test('the main job needs no mouse', async ({ page, server }) => {
  await givenFamily(page, server.url)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Choose Photo' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, 'Choose Photo')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Upload Photo' })
  await expect(dialog).toBeVisible()
  const chooser = page.waitForEvent('filechooser')
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

/** Presses Tab until what has this name has the focus. */
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
