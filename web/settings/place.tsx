import type { ReactNode } from 'react'

/** The place of one card, which an address can name. Browsers give it the focus then. */
export function Place({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} tabIndex={-1} className="grid min-w-0 scroll-mt-20 rounded-card empty:hidden lg:scroll-mt-6">
      {children}
    </div>
  )
}
