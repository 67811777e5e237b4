import { type ReactNode, startTransition, useCallback, useState } from 'react'

/** How far above and below the window cards are rendered: the height of the window. */
const margin = '100% 0px'

/** Renders its children as soon as they are near the window, and keeps them: a long gallery costs what is looked at. */
export function Near({ isNear: isFirst, children }: { isNear: boolean; children: ReactNode }) {
  const [isNear, setNear] = useState(isFirst)
  const observe = useCallback((element: HTMLDivElement) => {
    toNear.set(element, () => setNear(true))
    observer().observe(element)
    return () => {
      toNear.delete(element)
      observer().unobserve(element)
    }
  }, [])
  if (isNear) return children
  return (
    <div ref={observe} className="aspect-square rounded-photo bg-surface-2 sm:aspect-6/7 sm:rounded-card" />
  )
}

const toNear = new Map<Element, () => void>()
let shared: IntersectionObserver | undefined

/** One for all cards. */
function observer(): IntersectionObserver {
  shared ??= new IntersectionObserver(
    // In a transition, because dozens come near at once and a slow phone answers meanwhile.
    (entries) =>
      startTransition(() => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) toNear.get(target)?.()
      }),
    { rootMargin: margin },
  )
  return shared
}
