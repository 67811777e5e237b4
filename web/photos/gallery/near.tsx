import { type ReactNode, useCallback, useState } from 'react'

/** Pixels above and below the window in which cards are rendered. */
const margin = 1200

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
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) toNear.get(target)?.()
    },
    { rootMargin: `${margin}px 0px` },
  )
  return shared
}
