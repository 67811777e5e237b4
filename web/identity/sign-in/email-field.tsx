import { Field } from '../../platform/ui/field.tsx'

type EmailFieldProps = { email: string; onEmail: (email: string) => void; error: string | undefined }

export function EmailField({ email, onEmail, error }: EmailFieldProps) {
  return (
    <Field label="E-mail" error={error}>
      {(attributes) => (
        <input
          {...attributes}
          name="email"
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => onEmail(event.target.value)}
        />
      )}
    </Field>
  )
}
