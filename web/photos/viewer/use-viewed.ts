import { useEffect, useState } from 'react'
import type { Photo } from '#contract/photos/photos.ts'

/**
 * Which of the photos is looked at. When it leaves the list, the one in its place is: the next older one, or the last.
 * `onNearEnd` is called when few older ones are left.
 */
export function useViewed(photos: Photo[], onNearEnd: () => void) {
  const [viewed, setViewed] = useState<{ id: string; index: number } | null>(null)
  const found = photos.findIndex(({ id }) => id === viewed?.id)
  const index = viewed && found < 0 ? Math.min(viewed.index, photos.length - 1) : found
  const photo = photos[index]
  const id = photo?.id
  useEffect(() => {
    setViewed((before) => (before && id ? { id, index } : null))
  }, [id, index])
  const isNearEnd = photo !== undefined && index >= photos.length - 3
  useEffect(() => {
    if (isNearEnd) onNearEnd()
  }, [isNearEnd, onNearEnd])
  return {
    photo,
    newer: photos[index - 1],
    older: photo && photos[index + 1],
    show: ({ id }: Pick<Photo, 'id'>) =>
      setViewed({ id, index: photos.findIndex((photo) => photo.id === id) }),
    close: () => setViewed(null),
  }
}
