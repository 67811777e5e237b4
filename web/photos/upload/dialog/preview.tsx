import clsx from 'clsx'
import { FileImage } from 'lucide-react'
import { useState } from 'react'
import { pictureUrl } from '#contract/photos.ts'
import type { UploadItem } from '../batch/upload-item.ts'

/** All of the chosen picture. What this browser cannot draw, such as HEIC, is shown once it is in the gallery. */
export function Preview({ item, className }: { item: UploadItem; className: string }) {
  const [canDraw, setCanDraw] = useState(true)
  const added = item.photo && pictureUrl(item.photo, 1280)
  const url = canDraw ? item.preview : added
  return (
    <div
      className={clsx(
        'grid place-items-center overflow-hidden rounded-photo bg-surface-2 text-ink-2',
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
          className="size-full object-contain"
        />
      ) : (
        <span className="grid justify-items-center gap-2 p-4 text-center text-sm">
          <FileImage size={36} aria-hidden />
          <span className="wrap-anywhere">
            {item.problem ? item.name : 'The preview comes after the upload.'}
          </span>
        </span>
      )}
    </div>
  )
}
