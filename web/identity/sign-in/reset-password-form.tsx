import { identityApi } from '#contract/identity.ts'
import { Form, type SignInFormProps } from './form.tsx'
import { PasswordField } from './password-field.tsx'
import { TextButton } from './text-button.tsx'

export function ResetPasswordForm({ onView }: SignInFormProps) {
  const token = location.hash.replace('#reset=', '')
  return (
    <>
      <Form
        endpoint={identityApi.resetPassword}
        body={({ password }) => ({ token, password })}
        submit="Save and sign in"
        onDone={({ location: to }) => location.assign(to)}
      >
        {(errors) => <PasswordField isNew error={errors.password} />}
      </Form>
      <div className="mt-5">
        <TextButton onClick={() => onView('forgot')}>Ask for a new link</TextButton>
      </div>
    </>
  )
}
