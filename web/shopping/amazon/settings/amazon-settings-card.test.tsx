import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { AmazonSettingsCard } from './amazon-settings-card.tsx'

test('a member reads at which Amazon the family shops, and has nothing to press', async () => {
  render(<AmazonSettingsCard />, { group: { role: 'member', amazonMarketplace: 'DE' } })
  await expect.element(page.getByText('Germany (amazon.de)')).toBeVisible()
  for (const role of ['combobox', 'switch', 'textbox', 'button'] as const)
    expect(page.getByRole(role).length, role).toBe(0)
})
