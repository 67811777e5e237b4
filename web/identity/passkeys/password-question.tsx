import { ApiError } from '../../platform/server/api.ts'
import { Field } from '../../platform/ui/field.tsx'

/** Whether the server asks for the password, because the sign-in was a while ago. */
export function isPasswordNeeded(failure: unknown): boolean {
  return failure instanceof ApiError && failure.code === 'password_needed'
}

type PasswordQuestionProps = { value: string; error: string | undefined; onChange: (value: string) => void }

export function PasswordQuestion({ value, error, onChange }: PasswordQuestionProps) {
  return (
    <Field
      label="Your password"
      hint={!error && 'You signed in a while ago, so we ask whether it is you.'}
      error={error}
    >
      {(attributes) => (
        <input
          {...attributes}
          type="password"
          autoComplete="current-password"
          // It has appeared because it is wanted now.
          ref={(field) => {
            if (field && value === '') field.focus()
          }}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
