import { useState } from 'react'
import { identityApi } from '#contract/identity/identity.ts'
import { useContractForm } from '../../platform/form.ts'
import { call } from '../../platform/server/api.ts'
import { EmailField } from './email-field.tsx'
import { FormFrame } from './form-frame.tsx'
import type { SignInViewProps } from './sign-in-view.ts'
import { signInWords } from './sign-in-words.ts'
import { TextButton } from './text-button.tsx'

export function ForgotPasswordForm({ email, onEmail, onView }: SignInViewProps) {
  const [answer, setAnswer] = useState<{ message: string; isMailed: boolean } | null>(null)
  const form = useContractForm({
    schema: identityApi.forgotPassword.body,
    values: { email },
    send: (body) => call(identityApi.forgotPassword, { body }),
    onSent: setAnswer,
  })
  return (
    <>
      {answer ? (
        <p
          role="status"
          className={
            answer.isMailed
              ? 'rounded-control bg-success-soft p-4 text-success'
              : 'rounded-control bg-marigold-soft p-4 text-on-marigold dark:text-ink'
          }
        >
          {answer.isMailed ? signInWords().linkIsMailed : signInWords().noMail}
        </p>
      ) : (
        <FormFrame form={form} submit={signInWords().sendLink}>
          <EmailField {...form.field('email', { onChange: ({ target }) => onEmail(target.value) })} />
        </FormFrame>
      )}
      <div className="mt-5">
        <TextButton onClick={() => onView('sign-in')}>{signInWords().backToSignIn}</TextButton>
      </div>
    </>
  )
}
