import clsx from 'clsx'
import { useMemo, useState } from 'react'
import { thumbHashToDataURL } from 'thumbhash'
import { type Photo, pictureUrl, pictureWidths } from '#contract/photos.ts'

type PictureProps = {
  photo: Photo
  /** How wide it stands in the layout, as the `sizes` of an image. */
  sizes: string
  /** Fill the box and cut what stands out, or show all of it. */
  fit: 'cover' | 'contain'
  className?: string
}

/** The photo over a blurred stand-in that is there at once. */
export function Picture({ photo, sizes, fit, className }: PictureProps) {
  const [isLoaded, setLoaded] = useState(false)
  const standIn = useMemo(() => blurred(photo.thumbhash), [photo.thumbhash])
  const smaller = pictureWidths.map((width) => `${pictureUrl(photo, width)} ${width}w`)
  return (
    <img
      src={pictureUrl(photo)}
      srcSet={[...smaller, `${pictureUrl(photo)} ${Math.max(photo.width, 1281)}w`].join(', ')}
      sizes={sizes}
      width={photo.width}
      height={photo.height}
      alt={photo.caption ?? 'Family photo'}
      loading="lazy"
      decoding="async"
      onLoad={() => setLoaded(true)}
      style={isLoaded ? undefined : { backgroundImage: `url(${standIn})` }}
      className={clsx(
        'bg-surface-2 bg-cover bg-center',
        fit === 'cover' ? 'object-cover' : 'object-contain',
        className,
      )}
    />
  )
}

function blurred(thumbhash: string): string {
  return thumbHashToDataURL(Uint8Array.from(atob(thumbhash), (character) => character.charCodeAt(0)))
}
