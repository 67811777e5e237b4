import { useEffect, useState } from 'react'

/** How much room "Call me" takes: it says so in the style of the document, after the scenes have been fitted (help-layer.tsx). */
export function useHelpPlace(): string {
  const [place, setPlace] = useState(readHelpPlace)
  useEffect(() => {
    const change = new MutationObserver(() => setPlace(readHelpPlace))
    change.observe(document.documentElement, { attributeFilter: ['style', 'class'] })
    // What has changed since the text was fitted.
    setPlace(readHelpPlace)
    return () => change.disconnect()
  }, [])
  return place
}

function readHelpPlace(): string {
  const { style, className } = document.documentElement
  return style.cssText + className
}

/** The size of the card of a call in CSS pixels; null while none stands. */
export function useCallCard(): { width: number; height: number } | null {
  useHelpPlace()
  const { style, classList } = document.documentElement
  if (!classList.contains('calling')) return null
  const read = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0
  return { width: read('--help-width'), height: read('--help-height') }
}
