import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { identityApi } from '#contract/identity/identity.ts'
import { emma } from '../../testing/given.ts'
import { render, server } from '../../testing/render.tsx'
import { ChangeEmailDialog } from './change-email-dialog.tsx'

test('nobody knows yet whether the mail went out, so it is not called sent', async () => {
  server.answer(identityApi.changeEmail, { user: emma, waitsFor: 'em@example.com' })
  render(<ChangeEmailDialog onClose={() => {}} />)
  await page.getByLabelText('E-mail').fill('em@example.com')
  await page.getByLabelText('Current password').fill('correct horse battery')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent(
      'A mail to em@example.com is on its way. Until you open its link you sign in with emma@example.com.',
    )
})
