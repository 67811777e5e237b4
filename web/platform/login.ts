import { showToast } from './toast-store.ts'
import { commonWords } from './words/common-words.ts'

/** Time to read why. */
const pauseMs = 500
let isGoing = false

/** While the person signs out, the page that is being left must not lead to the sign-in page. */
export function holdLogin(): void {
  isGoing = true
  // The browser may show the page again as it was.
  addEventListener('pageshow', () => {
    isGoing = false
  })
}

/** Says that the session has ended and goes to the sign-in page, which comes back here. */
export function goToLogin(): void {
  if (isGoing) return
  isGoing = true
  showToast({
    variant: 'destructive',
    title: commonWords().loggedOut,
    description: commonWords().loggedOutText,
  })
  const here = location.pathname + location.search
  setTimeout(() => location.assign(`/api/login?returnTo=${encodeURIComponent(here)}`), pauseMs)
}
