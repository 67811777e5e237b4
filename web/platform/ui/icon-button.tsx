import clsx from 'clsx'
import type { ComponentProps } from 'react'

/** A square button with an icon; its name is for everybody who cannot see the icon. */
export function IconButton({ label, className, ...rest }: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={clsx(
        'grid size-11 shrink-0 place-items-center rounded-control transition-colors',
        className,
      )}
      {...rest}
    />
  )
}
