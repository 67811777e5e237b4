import clsx from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { commonWords } from '../words/common-words.ts'
import { refusalOf } from '../words/refusal.ts'

const controlLook =
  'w-full rounded-control border border-line-strong bg-surface px-4 py-2.5 min-h-12 text-ink placeholder:text-ink-2 aria-invalid:border-danger aria-invalid:border-2'

type Attributes = { id: string; className: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

type Described = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  /** Of the whole field: all controls look the same. */
  className?: string | undefined
}

type FieldProps = Described & {
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

/** A field of one line. All further props are the input's: `{...form.field('title')}`, `type`, … */
export function TextField({ label, hint, error, className, ...input }: Described & ComponentProps<'input'>) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(attributes) => <input dir="auto" {...attributes} {...input} />}
    </Field>
  )
}

/** A field of several lines. */
export function TextArea({ label, hint, error, className, ...area }: Described & ComponentProps<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(attributes) => <textarea dir="auto" {...attributes} {...area} />}
    </Field>
  )
}

/** A choice of one. Its children are the options. */
export function SelectField({
  label,
  hint,
  error,
  className,
  ...select
}: Described & ComponentProps<'select'>) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(attributes) => <select {...attributes} {...select} />}
    </Field>
  )
}

/** Why a form could not be sent; nothing while `error` is null. */
export function FailureLine({ error, className }: { error: unknown; className?: string }) {
  if (error === null) return null
  return (
    <p role="alert" className={clsx('font-semibold text-danger', className)}>
      {refusalOf(error, commonWords().tryAgain)}
    </p>
  )
}
