import type { Page } from '@playwright/test'

/** Presses "More", which a touch has brought, and one of its choices. */
export async function chooseMore(screen: Page, name: string): Promise<void> {
  await screen.getByRole('button', { name: 'More', exact: true }).click()
  const more = screen.getByRole('dialog', { name: 'More' })
  await more.getByRole('button', { name, exact: true }).click()
}
