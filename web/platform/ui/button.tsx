import clsx from 'clsx'
import type { ComponentProps } from 'react'

type Look = 'primary' | 'plain' | 'quiet' | 'warm' | 'danger'

const looks: Record<Look, string> = {
  primary: 'bg-pine text-on-pine hover:bg-pine-hover disabled:hover:bg-pine',
  plain: 'border border-line-strong bg-surface text-ink hover:bg-surface-2',
  quiet: 'text-ink hover:bg-surface-2',
  warm: 'bg-marigold text-on-marigold hover:brightness-95',
  danger: 'bg-danger text-surface hover:brightness-95',
}

/** The classes of a button, for links that look like one. */
export function buttonLook(look: Look = 'plain', className?: string): string {
  return clsx(
    'inline-flex min-h-12 items-center justify-center gap-2.5 rounded-control px-5 py-2 text-center font-semibold transition-colors',
    'disabled:opacity-55',
    looks[look],
    className,
  )
}

export function Button({
  look,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { look?: Look }) {
  return <button type={type} className={buttonLook(look, className)} {...rest} />
}
