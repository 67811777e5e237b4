import { useState } from 'react'
import { identityApi } from '#contract/identity.ts'
import { EmailField } from './email-field.tsx'
import { Form, type SignInFormProps } from './form.tsx'
import { TextButton } from './text-button.tsx'

export function ForgotPasswordForm({ email, onEmail, onView }: SignInFormProps) {
  const [said, setSaid] = useState<string | null>(null)
  return (
    <>
      {said ? (
        <p role="status" className="rounded-control bg-success-soft p-4 text-success">
          {said}
        </p>
      ) : (
        <Form
          endpoint={identityApi.forgotPassword}
          body={({ email }) => ({ email })}
          submit="Send me a link"
          onDone={({ message }) => setSaid(message)}
        >
          {(errors) => <EmailField email={email} onEmail={onEmail} error={errors.email} />}
        </Form>
      )}
      <div className="mt-5">
        <TextButton onClick={() => onView('sign-in')}>Back to sign in</TextButton>
      </div>
    </>
  )
}
