import { useEffect } from 'react'

/** The browser asks before the page is left, as long as something would be lost. */
export function useWarnBeforeLeaving(wouldBeLost: boolean): void {
  useEffect(() => {
    if (!wouldBeLost) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [wouldBeLost])
}
