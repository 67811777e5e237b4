import type { ComponentProps } from 'react'
import { TextField } from '../../platform/ui/field.tsx'
import { signInWords } from './sign-in-words.ts'

/** `offersPasskeys`: the browser names them where it names addresses that it has kept. */
type EmailFieldProps = ComponentProps<'input'> & { error: string | undefined; offersPasskeys?: boolean }

export function EmailField({ offersPasskeys = false, ...field }: EmailFieldProps) {
  return (
    <TextField
      label={signInWords().email}
      {...field}
      type="email"
      autoComplete={offersPasskeys ? 'username webauthn' : 'username'}
    />
  )
}
