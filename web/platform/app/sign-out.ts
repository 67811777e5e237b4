import type { MouseEvent } from 'react'
import { leaveNothingBehind } from './leave-nothing-behind.ts'

/** Resolves to false where the person stays. */
type Question = () => Promise<boolean>

let question: Question | null = null

/** What is asked before somebody signs out. Returns the function that ends it. */
export function askBeforeSignOut(ask: Question): () => void {
  question = ask
  return () => {
    if (question === ask) question = null
  }
}

/** For a press on a link that signs out. */
export function signOut(event: MouseEvent<HTMLAnchorElement>): void {
  if (question) {
    event.preventDefault()
    const { href, referrerPolicy } = event.currentTarget
    void question().then((isLeaving) => isLeaving && leave({ href, referrerPolicy }))
  } else leaveNothingBehind()
}

/** By a link of its own: the server asks for the referrer, and the pressed one may be gone with its menu. */
function leave(to: Pick<HTMLAnchorElement, 'href' | 'referrerPolicy'>): void {
  leaveNothingBehind()
  const link = Object.assign(document.createElement('a'), to)
  document.body.append(link)
  link.click()
  link.remove()
}
