import type { ReactNode } from 'react'
import { Link } from 'wouter'

export type HeaderLink = { to: string; label: string }

type CardHeaderProps = {
  title: ReactNode
  /** The id of the heading, for the card's `aria-labelledby`. */
  id: string
  link?: HeaderLink | undefined
  /** What stands at the right: a button, or how something is. */
  children?: ReactNode
}

/** The heading of a card; at its right a link to the page, or what `children` are. */
export function CardHeader({ title, id, link, children }: CardHeaderProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h2 id={id} className="text-xl font-semibold">
        {title}
      </h2>
      {link && (
        <Link
          href={link.to}
          className="inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4"
        >
          {link.label}
        </Link>
      )}
      {children}
    </div>
  )
}
