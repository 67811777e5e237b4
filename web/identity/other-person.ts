import { useEffect } from 'react'
import { cachedUserId } from './identity.queries.ts'
import { useUser } from './signed-in-user.tsx'

/**
 * Begins the page anew once somebody else has signed in in another tab: each call would be theirs by now, and what is
 * still to be sent is not.
 */
export function useBeginForOther(begin = reload): void {
  const { id: personId } = useUser()
  useEffect(() => {
    const look = () => {
      const now = cachedUserId()
      if (now !== null && now !== personId) begin()
    }
    const ending = new AbortController()
    // A page that was asleep in the background may have missed the first.
    addEventListener('storage', look, ending)
    document.addEventListener('visibilitychange', look, ending)
    return () => ending.abort()
  }, [personId, begin])
}

function reload(): void {
  location.reload()
}
