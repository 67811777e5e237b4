import type { ReactNode } from 'react'

/** In place of an empty list: one sentence, and one button for the next step. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: string
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="grid justify-items-center gap-4 rounded-card border border-dashed border-line-strong px-6 py-14 text-center">
      <p className="text-xl font-semibold">{title}</p>
      {children && <p className="max-w-prose text-ink-2">{children}</p>}
      {action}
    </div>
  )
}
