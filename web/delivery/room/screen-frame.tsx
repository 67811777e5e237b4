import type { ReactNode } from 'react'

/** The edge of the loved one's screen, small. */
export function ScreenFrame({ children }: { children: ReactNode }) {
  return (
    <figure className="relative grid aspect-[16/10] w-full min-w-0 place-items-center overflow-hidden rounded-[18px] border-[9px] border-[#0d1413] bg-[#10201f] text-white shadow-pop">
      {children}
    </figure>
  )
}
