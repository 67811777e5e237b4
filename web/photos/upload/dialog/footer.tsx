import type { ReactNode } from 'react'

/** Stays at the lower edge of the dialog while its pictures are scrolled. */
export function Footer({ children }: { children: ReactNode }) {
  return (
    <div className="sticky -bottom-5 z-10 -mx-5 -mb-5 grid gap-3 border-t border-line bg-surface px-5 py-4 sm:-bottom-7 sm:-mx-7 sm:-mb-7 sm:px-7">
      {children}
    </div>
  )
}
