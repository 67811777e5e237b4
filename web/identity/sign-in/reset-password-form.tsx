import { identityApi } from '#contract/identity/identity.ts'
import { useContractForm } from '../../platform/form.ts'
import { call } from '../../platform/server/api.ts'
import { FormFrame } from './form-frame.tsx'
import { PasswordField } from './password-field.tsx'
import type { SignInViewProps } from './sign-in-view.ts'
import { signInWords } from './sign-in-words.ts'
import { TextButton } from './text-button.tsx'

export function ResetPasswordForm({ onView }: SignInViewProps) {
  const form = useContractForm({
    schema: identityApi.resetPassword.body,
    values: { token: location.hash.replace('#reset=', ''), password: '' },
    send: (body) => call(identityApi.resetPassword, { body }),
    onSent: ({ location: next }) => location.assign(next),
  })
  return (
    <>
      <FormFrame form={form} submit={signInWords().saveAndSignIn}>
        <PasswordField isNew {...form.field('password')} />
      </FormFrame>
      <div className="mt-5">
        <TextButton onClick={() => onView('forgot')}>{signInWords().newLink}</TextButton>
      </div>
    </>
  )
}
