import clsx from 'clsx'
import { useState } from 'react'

/** The profile picture, or the initials of the name. Decorative: the name is written beside it. */
export function Avatar({
  name,
  imageUrl,
  className,
}: {
  name: string
  imageUrl?: string | null
  className?: string
}) {
  const look = clsx('size-11 shrink-0 rounded-full', className)
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  if (imageUrl && imageUrl !== brokenUrl)
    return (
      <img
        src={imageUrl}
        alt=""
        className={clsx(look, 'bg-pine-soft object-cover')}
        referrerPolicy="no-referrer"
        onError={() => setBrokenUrl(imageUrl)}
      />
    )
  return (
    <span aria-hidden className={clsx(look, 'grid place-items-center bg-pine-soft font-semibold text-pine')}>
      {initialsOf(name)}
    </span>
  )
}

function initialsOf(name: string): string {
  const words = name.split(/[\s@.]+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
