import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { passwordLength } from '#contract/identity/identity.ts'
import { Field } from '../../platform/ui/field.tsx'
import { signInWords } from './sign-in-words.ts'

type PasswordFieldProps = ComponentProps<'input'> & { isNew?: boolean; error: string | undefined }

export function PasswordField({ isNew = false, error, ...registered }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <Field
      label={isNew ? signInWords().newPassword : signInWords().password}
      hint={isNew && !error && signInWords().passwordHint(passwordLength.min)}
      error={error}
    >
      {(attributes) => (
        <div className="relative">
          <input
            {...attributes}
            {...registered}
            type={isShown ? 'text' : 'password'}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            className={`${attributes.className} pe-14`}
          />
          <button
            type="button"
            aria-label={isShown ? signInWords().hidePassword : signInWords().showPassword}
            className="absolute top-0.5 end-1 grid size-11 place-items-center rounded-control hover:bg-surface-2"
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
          </button>
        </div>
      )}
    </Field>
  )
}
