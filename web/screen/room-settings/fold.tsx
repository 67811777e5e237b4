import type { ReactNode } from 'react'

type FoldProps = { title: string; isOpen?: boolean; children: ReactNode }

/** What is read once, behind its name. `isOpen`: whether it begins open, or opens now. */
export function Fold({ title, isOpen = false, children }: FoldProps) {
  return (
    <details open={isOpen} className="mt-4 border-t border-line pt-3">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-pine">{title}</summary>
      {children}
    </details>
  )
}
