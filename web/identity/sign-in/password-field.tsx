import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { passwordLength } from '#contract/identity.ts'
import { Field } from '../../platform/ui/field.tsx'

export function PasswordField({ isNew = false, error }: { isNew?: boolean; error: string | undefined }) {
  const [isShown, setShown] = useState(false)
  return (
    <Field
      label={isNew ? 'New password' : 'Password'}
      hint={isNew && `At least ${passwordLength.least} characters.`}
      error={error}
    >
      {(attributes) => (
        <div className="relative">
          <input
            {...attributes}
            name="password"
            type={isShown ? 'text' : 'password'}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            className={`${attributes.className} pr-14`}
          />
          <button
            type="button"
            aria-label={isShown ? 'Hide the password' : 'Show the password'}
            className="absolute top-0.5 right-1 grid size-11 place-items-center rounded-control hover:bg-surface-2"
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
          </button>
        </div>
      )}
    </Field>
  )
}
