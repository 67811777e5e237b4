import { useEffect, useEffectEvent, useState } from 'react'
import { cachedUserId } from './identity.queries.ts'
import { useUser } from './signed-in-user.tsx'

/**
 * Begins the page anew once somebody else has signed in in another tab: each call would be theirs by now, and what is
 * still to be sent is not. `onOther` stops what goes on without a press. Returns true from then on, because the browser may
 * ask before it leaves the page, and the person may stay.
 */
export function useBeginForOther(onOther: () => void, begin = reload): boolean {
  const { id: personId } = useUser()
  const [isOther, setOther] = useState(false)
  const look = useEffectEvent(() => {
    const now = cachedUserId()
    if (now === null || now === personId) return
    onOther()
    setOther(true)
    begin()
  })
  useEffect(() => {
    const ending = new AbortController()
    // A page that was asleep in the background may have missed the first.
    addEventListener('storage', () => look(), ending)
    document.addEventListener('visibilitychange', () => look(), ending)
    return () => ending.abort()
  }, [])
  return isOther
}

function reload(): void {
  location.reload()
}
