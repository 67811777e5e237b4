import { Tooltip } from 'radix-ui'
import type { ReactNode } from 'react'

/** The specification's: open after 700 ms, at once on the way from one to the next within 300 ms. */
export function Tooltips({ children }: { children: ReactNode }) {
  return (
    <Tooltip.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Tooltip.Provider>
  )
}
