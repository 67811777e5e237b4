import type { MouseEvent } from 'react'
import { leaveNothingBehind } from './leave-nothing-behind.ts'

/** Removes from this browser what was not sent yet. */
export type Discard = () => Promise<void>

/** Resolves to null where the person stays. What is given up is discarded once it is certain that they leave. */
type Question = () => Promise<Discard | null>

let question: Question | null = null

/** What is asked before somebody signs out. Returns the function that ends it. */
export function askBeforeSignOut(ask: Question): () => void {
  question = ask
  return () => {
    if (question === ask) question = null
  }
}

/** Before a call that signs out, which may be refused. */
export async function askToLeave(): Promise<Discard | null> {
  return question ? question() : async () => {}
}

/** For a press on a link that signs out. */
export function signOut(event: MouseEvent<HTMLAnchorElement>): void {
  if (question) {
    event.preventDefault()
    const { href, referrerPolicy } = event.currentTarget
    void question().then(async (discard) => {
      await discard?.()
      if (discard) leave({ href, referrerPolicy })
    })
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
