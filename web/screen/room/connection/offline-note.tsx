import { useEffect, useState } from 'react'
import { useWords } from '../language/use-words.ts'

/** Milliseconds. A short outage, like a restart of the server, is not worth a message. */
const shownAfter = 10_000

export function OfflineNote({ isOnline }: { isOnline: boolean }) {
  const words = useWords()
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(!isOnline), isOnline ? 0 : shownAfter)
    return () => clearTimeout(timer)
  }, [isOnline])
  return (
    <p role="status" className="offline">
      {isShown && words.offline}
    </p>
  )
}
