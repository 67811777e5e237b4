import clsx from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { CardHeader, type HeaderLink } from './card-header.tsx'

type CardProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** Its heading, which is its name, too. */
  title?: ReactNode
  link?: HeaderLink
}

export function Card({ className, title, link, children, ...rest }: CardProps) {
  const id = useId()
  return (
    <section
      className={clsx('min-w-0 rounded-card border border-line bg-surface p-5 shadow-card sm:p-6', className)}
      {...(title && { 'aria-labelledby': id })}
      {...rest}
    >
      {title && <CardHeader id={id} title={title} link={link} />}
      {children}
    </section>
  )
}
