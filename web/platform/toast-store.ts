import { useSyncExternalStore } from 'react'

export type Toast = {
  id: number
  title: string
  description?: string
  variant: 'default' | 'destructive'
  action?: { label: string; run: () => void }
  isOpen: boolean
}

const maxVisible = 1
/** How long a dismissed toast stays in the list. */
const removedAfterMs = 1_000_000

type Change = { type: 'add'; toast: Toast } | { type: 'dismiss'; id: number } | { type: 'remove'; id: number }

export function reduceToasts(toasts: Toast[], change: Change): Toast[] {
  switch (change.type) {
    case 'add':
      return [change.toast, ...toasts].slice(0, maxVisible)
    case 'dismiss':
      return toasts.map((toast) => (toast.id === change.id ? { ...toast, isOpen: false } : toast))
    case 'remove':
      return toasts.filter((toast) => toast.id !== change.id)
  }
}

let toasts: Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

export function showToast(
  toast: Pick<Toast, 'title' | 'description' | 'action'> & Partial<Pick<Toast, 'variant'>>,
) {
  apply({ type: 'add', toast: { variant: 'default', ...toast, id: ++lastId, isOpen: true } })
}

export function dismissToast(id: number) {
  apply({ type: 'dismiss', id })
  setTimeout(() => apply({ type: 'remove', id }), removedAfterMs)
}

export function useToasts(): Toast[] {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, listToasts)
}

/** Newest first. */
export function listToasts(): Toast[] {
  return toasts
}

function apply(change: Change) {
  toasts = reduceToasts(toasts, change)
  for (const listener of listeners) listener()
}
