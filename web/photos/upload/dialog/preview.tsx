import clsx from 'clsx'
import { FileImage } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { pictureUrl } from '#contract/photos/photos.ts'
import type { UploadItem } from '../batch/upload-item.ts'
import { uploadWords } from '../words/upload-words.ts'

type PreviewProps = {
  item: UploadItem
  /** `large`: as high as the picture, up to half of the window. The others fill the box that `className` makes. */
  size: 'large' | 'thumbnail' | 'tile'
  className: string
  /** Lies on the picture where this browser can draw it. */
  children?: ReactNode
}

/** All of the chosen picture. What this browser cannot draw, such as HEIC, is shown once it is in the gallery. */
export function Preview({ item, size, className, children }: PreviewProps) {
  const [canDraw, setCanDraw] = useState(true)
  const added = item.photo && pictureUrl(item.photo, 1280)
  const url = canDraw ? item.preview : added
  return (
    <div
      className={clsx(
        'relative grid place-items-center overflow-hidden rounded-photo bg-surface-2 text-ink-2',
        className,
      )}
    >
      {url ? (
        <img
          src={url}
          alt={item.caption || item.name}
          loading="lazy"
          decoding="async"
          onError={() => setCanDraw(false)}
          className={clsx(
            'object-contain',
            size === 'large' ? 'max-h-[46dvh] w-full' : 'absolute inset-0 size-full',
          )}
        />
      ) : (
        <span className="grid max-w-full justify-items-center gap-2 p-3 text-center text-sm">
          <FileImage size={size === 'tile' ? 28 : 36} aria-hidden />
          {size === 'tile' || item.problem ? (
            <span className="max-w-full truncate">{item.name}</span>
          ) : (
            uploadWords().noPreview
          )}
        </span>
      )}
      {canDraw && children}
    </div>
  )
}
