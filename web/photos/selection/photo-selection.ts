import { useState } from 'react'
import type { Photo } from '#contract/photos/photos.ts'

/** The photos of the gallery that were selected, in the gallery's order. One that is deleted is selected no more. */
export function usePhotoSelection(photos: Photo[]) {
  const [ids, setIds] = useState<readonly string[]>([])
  /** Where a range begins: what was pressed last. */
  const [anchor, setAnchor] = useState<string | null>(null)
  const selected = photos.filter(({ id }) => ids.includes(id))

  return {
    selected,
    isSelected: (id: string) => ids.includes(id),
    toggle(id: string, { isRange }: { isRange: boolean }) {
      const order = photos.map((photo) => photo.id)
      setIds((before) => (isRange && anchor ? withRange(before, order, anchor, id) : toggled(before, id)))
      setAnchor(id)
    },
    remove(done: readonly string[]) {
      setIds((before) => before.filter((id) => !done.includes(id)))
    },
    clear() {
      setIds([])
      setAnchor(null)
    },
  }
}

export function toggled(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]
}

/** Adds everything from one to the other, whichever of them comes first. */
export function withRange(ids: readonly string[], order: string[], from: string, to: string): string[] {
  const ends = [order.indexOf(from), order.indexOf(to)]
  // The first one was deleted meanwhile.
  if (ends.includes(-1)) return [...new Set([...ids, to])]
  return [...new Set([...ids, ...order.slice(Math.min(...ends), Math.max(...ends) + 1)])]
}
