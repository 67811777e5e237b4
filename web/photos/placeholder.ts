import { type CSSProperties, useEffect, useState } from 'react'
import { thumbHashToAverageRGBA, thumbHashToDataURL } from 'thumbhash'

/** A picture that has loaded by then needs no blurred one. */
const soon = 100

/**
 * What stands in a picture's place until it has loaded: its colour at once, and a blurred picture soon after. To decode
 * dozens of these would hold up the drawing of a gallery, so each is a task of its own.
 */
export function usePlaceholder(thumbhash: string, isLoaded: boolean): CSSProperties {
  const [blurred, setBlurred] = useState<string | null>(null)
  useEffect(() => {
    if (isLoaded) return
    const timer = setTimeout(() => setBlurred(thumbHashToDataURL(bytesOf(thumbhash))), soon)
    return () => clearTimeout(timer)
  }, [thumbhash, isLoaded])
  if (isLoaded) return {}
  return { backgroundColor: colourOf(thumbhash), ...(blurred && { backgroundImage: `url(${blurred})` }) }
}

function colourOf(thumbhash: string): string {
  const { r, g, b } = thumbHashToAverageRGBA(bytesOf(thumbhash))
  return `rgb(${[r, g, b].map((part) => Math.round(part * 255)).join(' ')})`
}

function bytesOf(thumbhash: string): Uint8Array {
  return Uint8Array.from(atob(thumbhash), (character) => character.charCodeAt(0))
}
