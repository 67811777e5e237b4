import type { ComponentProps } from 'react'
import { Field } from '../../platform/ui/field.tsx'

/** `offersPasskeys`: the browser names them where it names addresses that it has kept. */
type EmailFieldProps = ComponentProps<'input'> & { error: string | undefined; offersPasskeys?: boolean }

export function EmailField({ error, offersPasskeys = false, ...registered }: EmailFieldProps) {
  return (
    <Field label="E-mail" error={error}>
      {(attributes) => (
        <input
          {...attributes}
          {...registered}
          type="email"
          autoComplete={offersPasskeys ? 'username webauthn' : 'username'}
        />
      )}
    </Field>
  )
}
