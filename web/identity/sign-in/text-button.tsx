import type { ComponentProps } from 'react'

/** A button that looks like a link, for going from one form to another. */
export function TextButton(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className="min-h-11 font-semibold text-pine underline underline-offset-4"
      {...props}
    />
  )
}
