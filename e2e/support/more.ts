import { expect, type Page } from '@playwright/test'

/** Presses "More", which a touch has brought, and one of its choices. */
export async function chooseMore(screen: Page, name: string): Promise<void> {
  await screen.getByRole('button', { name: 'More', exact: true }).click()
  const more = screen.getByRole('dialog', { name: 'More' })
  await more.getByRole('button', { name, exact: true }).click()
}

/** Touches the screen, beside its buttons, until it shows "More". A page that is just being drawn may miss a touch. */
export async function touchForMore(screen: Page): Promise<void> {
  const more = screen.getByRole('button', { name: 'More', exact: true })
  await expect(async () => {
    await screen.mouse.click(1200, 20)
    await expect(more).toBeVisible({ timeout: 1000 })
  }).toPass()
}
