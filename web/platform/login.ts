import { showToast } from './toast-store.ts'

/** Time to read why. */
const pauseMs = 500
let isGoing = false

/** Says that the session has ended and goes to the sign-in page, which comes back here. */
export function goToLogin(): void {
  if (isGoing) return
  isGoing = true
  showToast({
    variant: 'destructive',
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
  })
  const here = location.pathname + location.search
  setTimeout(() => location.assign(`/api/login?returnTo=${encodeURIComponent(here)}`), pauseMs)
}
