import type { ReactNode } from 'react'

/** What is read once, behind its name. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="mt-4 border-t border-line pt-3">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-pine">{title}</summary>
      {children}
    </details>
  )
}
