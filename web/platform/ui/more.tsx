import { useEffect, useRef, useState } from 'react'
import { frameWords } from '../frame/frame-words.ts'
import { Button } from './button.tsx'

/** Calls `onReached` when the end of the list is near, or by its button. */
export function More({ onReached }: { onReached: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  const reached = useRef(onReached)
  reached.current = onReached
  useEffect(() => {
    const observer = new IntersectionObserver(
      // A busy page is told late, and of all that was so meanwhile at once.
      (entries) => entries.at(-1)?.isIntersecting && reached.current(),
      { rootMargin: '800px' },
    )
    if (end.current) observer.observe(end.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={end} className="mt-8 grid place-items-center">
      <Button onClick={onReached}>{frameWords().showMore}</Button>
    </div>
  )
}

const pageSize = 40

/** The part of a long list that is rendered, and the way to render more of it. */
export function useSeen<Item>(items: Item[]): { seen: Item[]; hasMore: boolean; seeMore: () => void } {
  const [count, setCount] = useState(pageSize)
  return {
    seen: items.slice(0, count),
    hasMore: items.length > count,
    seeMore: () => setCount((before) => before + pageSize),
  }
}
