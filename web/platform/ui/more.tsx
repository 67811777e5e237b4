import { useEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'

/** Asks for more when the end comes near; by its button for who scrolls otherwise. */
export function More({ onReached }: { onReached: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  const reached = useRef(onReached)
  reached.current = onReached
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && reached.current(), {
      rootMargin: '800px',
    })
    if (end.current) observer.observe(end.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={end} className="mt-8 grid place-items-center">
      <Button onClick={onReached}>Show more</Button>
    </div>
  )
}

const step = 40

/** As many of a long list as are seen, and the way to see more: what nobody looks at costs nothing. */
export function useSeen<Item>(items: Item[]): { seen: Item[]; hasMore: boolean; seeMore: () => void } {
  const [count, setCount] = useState(step)
  return {
    seen: items.slice(0, count),
    hasMore: items.length > count,
    seeMore: () => setCount((before) => before + step),
  }
}
