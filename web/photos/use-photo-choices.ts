import { useState } from 'react'
import type { Photo } from '#contract/photos/photos.ts'
import { useGallery, useNewestPhotos } from './photos.queries.ts'

const shownAtFirst = 10

/** The newest photos; `more` adds older ones to them, and is null when there are no more. */
export function usePhotoChoices(): { photos: Photo[]; more: (() => void) | null } {
  const [isMoreWanted, setMoreWanted] = useState(false)
  const newest = useNewestPhotos(shownAtFirst)
  const gallery = useGallery({ isWanted: isMoreWanted })
  if (isMoreWanted && gallery.data) {
    const { hasNextPage, isFetching, fetchNextPage } = gallery
    const more = () => void (isFetching || fetchNextPage())
    return { photos: gallery.data.pages.flat(), more: hasNextPage ? more : null }
  }
  const photos = newest.data ?? []
  return { photos, more: photos.length < shownAtFirst ? null : () => setMoreWanted(true) }
}
