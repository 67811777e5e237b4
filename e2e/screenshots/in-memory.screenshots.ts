import type { Page } from '@playwright/test'
import { givenLife } from '../support/given-memory.ts'
import { picture } from '../support/pictures.ts'
import { deskAndPhone } from '../support/screenshots.ts'
import { test } from '../support/server.ts'

const pages = {
  dashboard: '/',
  members: '/family-members',
  photos: '/photo-gallery',
  content: '/content-library',
  notes: '/content-library/notes',
  schedule: '/schedule',
  shopping: '/shopping',
  settings: '/settings',
  you: '/settings/you',
  screen: '/settings/screen',
  family: '/settings/family',
  activity: '/activity',
}

test('a group that is kept in memory', async ({ newContext, page }) => {
  const { ben, screen, remember } = await givenLife(page, newContext, picture)
  await page.goto('/settings/family')
  await page.getByRole('button', { name: 'Keep in memory…' }).click()
  for (const size of deskAndPhone) {
    await page.setViewportSize(size)
    await shoot(page, `ask-${size.width}`)
  }
  await remember()
  for (const size of deskAndPhone) {
    for (const [who, tab] of Object.entries({ anna: page, ben })) {
      await tab.setViewportSize(size)
      for (const [name, path] of Object.entries(pages)) {
        await tab.goto(path)
        await tab.getByRole('heading', { level: 1 }).waitFor()
        await tab.waitForLoadState('networkidle')
        await shoot(tab, `${who}-${name}-${size.width}`, true)
      }
    }
    await page.goto('/')
    await page.getByRole('button', { name: 'Write a note' }).click()
    await page.getByRole('textbox', { name: 'Note' }).waitFor()
    await shoot(page, `note-${size.width}`)
    await page.goto('/photo-gallery')
    await page.getByRole('button', { name: 'View On the square' }).first().click()
    await page.getByRole('dialog').waitFor()
    await page.waitForLoadState('networkidle')
    await shoot(page, `viewer-${size.width}`)
    await page.goto('/family-members')
    await page.getByRole('button', { name: 'Notices' }).click()
    await page.getByRole('dialog', { name: 'Notices' }).waitFor()
    await page.waitForLoadState('networkidle')
    await shoot(page, `bell-${size.width}`)
    await page.goto('/settings/family#notices')
    await page.getByText('Who hears of what').click()
    await shoot(page, `notices-${size.width}`)
    await screen.setViewportSize(size)
    await screen.mouse.click(size.width / 2, 100)
    await screen.getByRole('img').first().waitFor()
    await shoot(screen, `screen-${size.width}`)
  }
})

async function shoot(page: Page, name: string, fullPage = false): Promise<void> {
  await page.screenshot({ path: `screenshots/in-memory/${name}.png`, fullPage })
}
