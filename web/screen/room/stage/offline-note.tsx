import { useEffect, useState } from 'react'

/** A server that starts again, or a moment without Wi-Fi, is nobody's business. */
const saidAfter = 10_000

export function OfflineNote({ isOnline }: { isOnline: boolean }) {
  const [isSaid, setSaid] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSaid(!isOnline), isOnline ? 0 : saidAfter)
    return () => clearTimeout(timer)
  }, [isOnline])
  return (
    <p role="status" className="offline">
      {isSaid && 'No connection just now. The pictures stay here.'}
    </p>
  )
}
