import { identityApi } from '#contract/identity.ts'
import { EmailField } from './email-field.tsx'
import { Form, type SignInFormProps } from './form.tsx'
import { onward } from './onward.ts'
import { PasswordField } from './password-field.tsx'
import { TextButton } from './text-button.tsx'

export function SignInForm({ email, onEmail, onView }: SignInFormProps) {
  return (
    <>
      <Form
        endpoint={identityApi.signIn}
        body={onward}
        submit="Sign in"
        onDone={({ location: to }) => location.assign(to)}
      >
        {(errors) => (
          <>
            <EmailField email={email} onEmail={onEmail} error={errors.email} />
            <PasswordField error={errors.password} />
          </>
        )}
      </Form>
      <div className="mt-5 flex flex-wrap justify-between gap-x-6">
        <TextButton onClick={() => onView('sign-up')}>Create account</TextButton>
        <TextButton onClick={() => onView('forgot')}>Forgot password</TextButton>
      </div>
    </>
  )
}
