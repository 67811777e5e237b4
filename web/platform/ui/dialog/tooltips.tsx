import { Tooltip } from 'radix-ui'
import type { ReactNode } from 'react'

/** A tooltip opens after 700 ms; within 300 ms after another one it opens at once. */
export function Tooltips({ children }: { children: ReactNode }) {
  return (
    <Tooltip.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Tooltip.Provider>
  )
}
