import type { ReactNode } from 'react'

/** Words in the middle of a dark, warm room. */
export function Quiet({ children }: { children: ReactNode }) {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-[3vmin] bg-[radial-gradient(120%_90%_at_50%_110%,#3a2a18_0%,#15201e_45%,#0d1413_100%)] p-[5vmin] text-center text-ink">
      {children}
    </main>
  )
}
