import { type RefObject, useLayoutEffect, useState } from 'react'
import { useLeastSize } from '../scenes/words/letters.ts'
import { useFit } from '../scenes/words/use-fit.ts'

/** Of the least size of letters, which has 17 minutes of arc: 16 are enough. */
const enough = 16 / 17
/** The last two stay with less, as a caption beside a picture does (grow-text.ts). */
const enoughForTwo = 0.6

/**
 * How many of `most` things stand in an element: as many as have room in letters of the least size, and two where both can be
 * read at all. `content`: what so many things say. The text size does not count: a larger one tells as much.
 */
export function useFittingCount<Root extends HTMLElement>(
  most: number,
  content: (count: number) => string,
): { ref: RefObject<Root | null>; count: number } {
  const least = useLeastSize()
  const [found, setFound] = useState({ key: '', count: most })
  const { count } = found
  const { ref, place } = useFit<Root>(content(count))
  const key = `${place} ${content(most)}`
  if (found.key !== key) setFound({ key, count: most })
  // It is fitted again after each render that changes it.
  useLayoutEffect(() => {
    const reached = Number.parseFloat(ref.current?.style.getPropertyValue('--l') || '0')
    const wanted = least * (count > 2 ? enough : enoughForTwo)
    if (count > 1 && reached < Math.floor(wanted)) setFound({ key, count: count - 1 })
  })
  return { ref, count }
}
