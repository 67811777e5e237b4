import { type ComponentType, useSyncExternalStore } from 'react'

let shown: ComponentType | null = null
const listeners = new Set<() => void>()

/** Shows a component in the frame of all pages, so that it outlives the page that asked for it. */
export function showLasting(component: ComponentType): void {
  shown = component
  for (const listener of listeners) listener()
}

/** The place in the frame for it. The frame does not import the component, so it does not load its code. */
export function Lasting() {
  const Component = useSyncExternalStore(subscribe, () => shown)
  return Component && <Component />
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
