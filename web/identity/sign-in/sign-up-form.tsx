import { identityApi } from '#contract/identity.ts'
import { Field } from '../../platform/ui/field.tsx'
import { EmailField } from './email-field.tsx'
import { Form, type SignInFormProps } from './form.tsx'
import { onward } from './onward.ts'
import { PasswordField } from './password-field.tsx'
import { TextButton } from './text-button.tsx'

export function SignUpForm({ email, onEmail, onView }: SignInFormProps) {
  return (
    <>
      <Form
        endpoint={identityApi.signUp}
        body={onward}
        submit="Create account"
        onDone={({ location: to }) => location.assign(to)}
      >
        {(errors) => (
          <>
            <div className="grid gap-5 sm:grid-cols-2">
              <Field label="First name" error={errors.firstName}>
                {(attributes) => <input {...attributes} name="firstName" autoComplete="given-name" />}
              </Field>
              <Field label="Last name" error={errors.lastName}>
                {(attributes) => <input {...attributes} name="lastName" autoComplete="family-name" />}
              </Field>
            </div>
            <EmailField email={email} onEmail={onEmail} error={errors.email} />
            <PasswordField isNew error={errors.password} />
          </>
        )}
      </Form>
      <div className="mt-5">
        <TextButton onClick={() => onView('sign-in')}>I have an account</TextButton>
      </div>
    </>
  )
}
