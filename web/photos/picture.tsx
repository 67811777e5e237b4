import clsx from 'clsx'
import { useState } from 'react'
import { coverSizes } from '#contract/photos/cover-sizes.ts'
import { type Photo, pictureSet, pictureUrl } from '#contract/photos/photos.ts'
import { frameWords } from '../platform/frame/frame-words.ts'
import { usePlaceholder } from './placeholder.ts'

type PictureProps = {
  photo: Photo
  /** The width in the layout, as an image's `sizes`. */
  sizes: string
  /** `cover` crops the photo to fill the box of 4 by 3; `contain` shows all of it. */
  fit: 'cover' | 'contain'
  className?: string
  /** Loads it before it can be seen. */
  isEager?: boolean
  /** In the window as the page opens: loaded at once, before other pictures. */
  isFirst?: boolean
}

/** The photo; until it has loaded, a placeholder made from its thumbhash. */
export function Picture({ photo, sizes, fit, className, isEager = false, isFirst = false }: PictureProps) {
  const [isLoaded, setLoaded] = useState(false)
  const { focalPoint } = photo
  const placeholder = usePlaceholder(photo.thumbhash, isLoaded)
  return (
    <img
      src={pictureUrl(photo)}
      srcSet={pictureSet(photo)}
      sizes={fit === 'cover' ? coverSizes(sizes, photo) : sizes}
      width={photo.width}
      height={photo.height}
      alt={photo.caption ?? frameWords().familyPhoto}
      loading={isEager || isFirst ? 'eager' : 'lazy'}
      {...(isFirst && { fetchPriority: 'high' })}
      decoding="async"
      onLoad={() => setLoaded(true)}
      style={{
        ...placeholder,
        ...(focalPoint && { objectPosition: `${focalPoint.x / 10}% ${focalPoint.y / 10}%` }),
      }}
      className={clsx(
        'bg-surface-2 bg-cover bg-center',
        fit === 'cover' ? 'object-cover' : 'object-contain',
        className,
      )}
    />
  )
}
