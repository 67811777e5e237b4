import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { emma } from '../../testing/given.ts'
import { render } from '../../testing/render.tsx'
import { AccountCard } from './account-card.tsx'
import { ProfileCard } from './profile-card.tsx'

test('who has lost an address that was never confirmed reads what that means, and enters another one', async () => {
  render(<ProfileCard isSent />, { user: { ...emma, email: null } })
  await expect.element(page.getByText('“Forgot your password?” cannot help you')).toBeVisible()
  await page.getByRole('button', { name: 'Change the address' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Change the address' })).toBeVisible()
})

test('who signs in at a provider reads that the profile is managed there', async () => {
  render(<AccountCard />, { user: { ...emma, hasPassword: false } })
  await expect
    .element(page.getByText('managed through an external authentication provider'))
    .toMatchTextContent(/contact support/)
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})
