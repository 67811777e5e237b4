import { type RefObject, useEffect, useRef, useState } from 'react'

/** As large as fits into the element, in pixels, at `ratio` (width by height). */
export function useFit(
  ratio: number,
): [RefObject<HTMLDivElement | null>, { width: number; height: number } | undefined] {
  const box = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<{ width: number; height: number }>()
  useEffect(() => {
    const element = box.current
    if (!element || !window.ResizeObserver) return
    const observer = new ResizeObserver(() => {
      const width = Math.min(element.clientWidth, element.clientHeight * ratio)
      setSize({ width: Math.floor(width), height: Math.floor(width / ratio) })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ratio])
  return [box, size]
}
