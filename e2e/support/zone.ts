import type { Page } from '@playwright/test'

/** A time zone in which it is this hour now, for a group whose screen depends on the time of day. */
export function zoneWhereItIs(hour: number): string {
  const ahead = ((hour - new Date().getUTCHours() + 36) % 24) - 12
  // The names of these zones have the opposite sign.
  return ahead === 0 ? 'UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

/** Chooses the zone of a city in the form that is open. */
export async function chooseZone(page: Page, city: string): Promise<void> {
  const field = page.getByRole('dialog').getByRole('group', { name: 'Time zone' }).first()
  await field.getByRole('button', { name: 'Change' }).click()
  await field.getByRole('textbox', { name: 'City or country' }).fill(city)
  await field.getByRole('button', { name: new RegExp(`^${city}(,|$)`) }).click()
}
