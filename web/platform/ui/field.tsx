import clsx from 'clsx'
import { type ReactNode, useId } from 'react'

const controlLook =
  'w-full rounded-control border border-line-strong bg-surface px-4 py-2.5 min-h-12 text-ink placeholder:text-ink-2 aria-invalid:border-danger aria-invalid:border-2'

type Attributes = { id: string; className: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

type FieldProps = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  className?: string
  /** Renders the control with the attributes that tie it to its label, hint and error. */
  children: (attributes: Attributes) => ReactNode
}

export function Field({ label, hint, error, className, children }: FieldProps) {
  const id = useId()
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={clsx('min-w-0', className)}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      {children({
        id,
        className: controlLook,
        ...(notes && { 'aria-describedby': notes }),
        ...(error && { 'aria-invalid': true }),
      })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-2">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
