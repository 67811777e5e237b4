import clsx from 'clsx'
import type { ComponentType } from 'react'
import { Link } from 'wouter'
import { buttonLook } from '../platform/ui/button.tsx'
import { Card } from '../platform/ui/card.tsx'

type BrowseCardProps = {
  title: string
  text: string
  Icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
  look: string
  href: string
  action: string
}

/** A link on the Dashboard to a part of the library. */
export function BrowseCard({ title, text, Icon, look, href, action }: BrowseCardProps) {
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex items-start gap-4 md:flex-col md:gap-3">
        <span className={clsx('grid size-12 shrink-0 place-items-center rounded-control', look)}>
          <Icon size={24} aria-hidden />
        </span>
        <div className="min-w-0">
          <h2 className="text-xl font-semibold break-words hyphens-auto">{title}</h2>
          <p className="text-ink-2">{text}</p>
        </div>
      </div>
      <Link href={href} className={buttonLook('plain', 'mt-auto w-full px-3!')}>
        {action}
      </Link>
    </Card>
  )
}
