import type { ComponentProps } from 'react'
import { Field } from '../../platform/ui/field.tsx'

type EmailFieldProps = ComponentProps<'input'> & { error: string | undefined }

export function EmailField({ error, ...registered }: EmailFieldProps) {
  return (
    <Field label="E-mail" error={error}>
      {(attributes) => <input {...attributes} {...registered} type="email" autoComplete="username" />}
    </Field>
  )
}
