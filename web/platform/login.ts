import { showToast } from './toast-store.ts'

/** Milliseconds that the person has to read why. */
const pause = 500
let isGoing = false

/** Says that the session is over and goes to sign in again, to come back here. */
export function goToLogin(): void {
  if (isGoing) return
  isGoing = true
  showToast({
    variant: 'destructive',
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
  })
  const here = location.pathname + location.search
  setTimeout(() => location.assign(`/api/login?returnTo=${encodeURIComponent(here)}`), pause)
}
