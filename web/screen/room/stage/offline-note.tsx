import { useEffect, useState } from 'react'

/** Milliseconds. A short outage, like a restart of the server, is not worth a message. */
const shownAfter = 10_000

export function OfflineNote({ isOnline }: { isOnline: boolean }) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(!isOnline), isOnline ? 0 : shownAfter)
    return () => clearTimeout(timer)
  }, [isOnline])
  return (
    <p role="status" className="offline">
      {isShown && 'No connection just now. The pictures stay here.'}
    </p>
  )
}
