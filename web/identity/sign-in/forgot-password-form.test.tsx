import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { forgotAnswers } from '#contract/identity/forgot-answers.ts'
import { identityApi } from '#contract/identity/identity.ts'
import { render, server } from '../../testing/render.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'

test('a server without mail says who has the link for a new password', async () => {
  server.answer(identityApi.forgotPassword, { message: forgotAnswers.noMail, isMailed: false })
  const none = () => {}
  render(
    <ForgotPasswordForm
      isNew={false}
      email=""
      registration={{ canSignUp: 'anybody', isFirst: false }}
      hasPasskeys={false}
      onEmail={none}
      onView={none}
    />,
  )
  await page.getByLabelText('E-mail').fill('nobody@example.com')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect.element(page.getByRole('status')).toMatchTextContent(forgotAnswers.noMail)
  await expect.element(page.getByText('on its way')).not.toBeInTheDocument()
  expect(server.lastBody(identityApi.forgotPassword)).toEqual({ email: 'nobody@example.com' })
})
