import { useState } from 'react'

/** The sender's face, or the first letter of their name. Says nothing by itself: the name stands beside. */
export function Face({ name, imageUrl }: { name: string; imageUrl: string | null }) {
  const [isBroken, setBroken] = useState(false)
  if (imageUrl && !isBroken) {
    return (
      <img
        src={imageUrl}
        alt=""
        className="face"
        referrerPolicy="no-referrer"
        onError={() => setBroken(true)}
      />
    )
  }
  return (
    <span className="face" aria-hidden>
      {([...name][0] ?? '').toUpperCase()}
    </span>
  )
}
