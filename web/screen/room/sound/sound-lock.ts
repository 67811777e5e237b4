import { useEffect, useSyncExternalStore } from 'react'

// Known where the sounds are made, and told to the family by what reports of the screen.

let isLocked = false
const listeners = new Set<() => void>()

/** Says whether the browser makes no sound until somebody touches the page, as long as the family wants sounds. */
export function useTellLocked(locked: boolean): void {
  useEffect(() => {
    set(locked)
    return () => set(false)
  }, [locked])
}

export function useIsLocked(): boolean {
  return useSyncExternalStore(listen, () => isLocked)
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(locked: boolean): void {
  isLocked = locked
  for (const listener of [...listeners]) listener()
}
