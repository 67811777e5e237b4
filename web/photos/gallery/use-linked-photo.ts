import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { photoParam } from '#contract/pages/page-paths.ts'
import type { Photo } from '#contract/photos/photos.ts'
import { showToast } from '../../platform/toast-store.ts'
import { photosWords } from '../photos-words.ts'

type LinkedPhoto = {
  photos: Photo[]
  /** Whether every photo of the gallery is in the list. */
  isWhole: boolean
  /** Neither searched nor begun at a month. */
  isWholeGallery: boolean
  onShowAll: () => void
  fetchMore: () => void
  onFound: (photo: Photo) => void
}

/** Opens the photo that the page's address names, also one far down the gallery, and takes it out of the address. */
export function useLinkedPhoto({
  photos,
  isWhole,
  isWholeGallery,
  onShowAll,
  fetchMore,
  onFound,
}: LinkedPhoto): void {
  const [params] = useSearchParams()
  const [path, navigate] = useLocation()
  const wanted = params.get(photoParam)
  const photo = photos.find(({ id }) => id === wanted)
  useEffect(() => {
    if (wanted === null) return
    if (!isWholeGallery) return onShowAll()
    if (!photo && !isWhole) return fetchMore()
    navigate(path, { replace: true })
    if (photo) onFound(photo)
    else showToast(photosWords().gone)
    // Runs once for each address: by then the address names no photo any more.
  })
}
