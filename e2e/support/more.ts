import { expect, type Page } from '@playwright/test'

/** Presses "More", which a touch has brought, and one of its choices. */
export async function chooseMore(screen: Page, name: string): Promise<void> {
  await screen.getByRole('button', { name: 'More', exact: true }).click()
  const more = screen.getByRole('dialog', { name: 'More' })
  await more.getByRole('button', { name, exact: true }).click()
}

/**
 * Touches the screen until it shows "More": above the place of that button, which the shift of pixels moves up by six. A touch
 * at its edge presses the button itself when the way of the mouse has brought it.
 */
export async function touchForMore(screen: Page): Promise<void> {
  const more = screen.getByRole('button', { name: 'More', exact: true })
  await expect(async () => {
    await screen.mouse.click(1200, 8)
    await expect(more).toBeVisible({ timeout: 1000 })
  }).toPass()
}
