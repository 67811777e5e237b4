import clsx from 'clsx'
import { FileImage } from 'lucide-react'
import { useState } from 'react'
import { pictureUrl } from '#contract/photos.ts'
import type { UploadItem } from '../batch/upload-item.ts'

/** All of the chosen picture. A browser that cannot draw it shows it once it is in the gallery. */
export function Preview({ item, className }: { item: UploadItem; className: string }) {
  const url = item.photo ? pictureUrl(item.photo, 1280) : item.preview
  const [unreadable, setUnreadable] = useState<string | null>(null)
  return (
    <div
      className={clsx(
        'grid place-items-center overflow-hidden rounded-photo bg-surface-2 text-ink-2',
        className,
      )}
    >
      {unreadable === url ? (
        <span className="grid justify-items-center gap-2 p-4 text-center text-sm">
          <FileImage size={36} aria-hidden />
          {item.problem ? item.name : 'The preview comes after the upload.'}
        </span>
      ) : (
        <img
          src={url}
          alt={item.caption || item.name}
          decoding="async"
          onError={() => setUnreadable(url)}
          className="size-full object-contain"
        />
      )}
    </div>
  )
}
