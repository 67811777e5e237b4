import { type RefObject, useEffect, useRef, useState } from 'react'

type Size = { width: number; height: number }

/** The largest size of the given `ratio` (width by height) that fits into the element, in CSS pixels. */
export function useFittedSize(ratio: number): [RefObject<HTMLDivElement | null>, Size | undefined] {
  const container = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size>()
  useEffect(() => {
    const element = container.current
    if (!element || !window.ResizeObserver) return
    const observer = new ResizeObserver(() => {
      const width = Math.min(element.clientWidth, element.clientHeight * ratio)
      setSize({ width: Math.floor(width), height: Math.floor(width / ratio) })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ratio])
  return [container, size]
}
