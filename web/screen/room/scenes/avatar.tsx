import { useState } from 'react'

/** A profile picture, or the first letter of the name. Hidden from screen readers: the name stands beside it. */
export function Avatar({ name, imageUrl }: { name: string; imageUrl: string | null }) {
  const [isBroken, setBroken] = useState(false)
  if (imageUrl && !isBroken) {
    return (
      <img
        src={imageUrl}
        alt=""
        className="avatar"
        referrerPolicy="no-referrer"
        onError={() => setBroken(true)}
      />
    )
  }
  return (
    <span className="avatar" aria-hidden>
      {([...name][0] ?? '').toUpperCase()}
    </span>
  )
}
