import { userPath } from '#contract/identity/identity-paths.ts'
import { type FirstView, firstViewId } from '#contract/pages/first-view.ts'

let view: FirstView | null | undefined

/**
 * The answer that the server wrote into the page, for one caller: whoever asks again must ask the server, because it
 * may be old by then. `undefined`: there is none. `null`: nobody is signed in.
 */
export function takeFirstAnswer<Answer>(address: string): Answer | null | undefined {
  const answers = firstView()?.answers
  const answer = answers?.[address]
  if (!answer) return undefined
  delete answers[address]
  return answer.status === 200 ? (answer.body as Answer) : null
}

/** Whether somebody is signed in, as the page says; null for a page that says nothing. */
export function isFirstSignedIn(): boolean | null {
  const answer = firstView()?.answers[userPath.path]
  return answer ? answer.status === 200 : null
}

/** Where the changes stood when the answers were read; null for a page without them, such as one from the cache. */
export function firstMark(): string | null {
  return firstView()?.mark ?? null
}

/** Drops answers that nobody has taken yet: of the lists that have changed, or all of them. */
export function forgetFirstAnswers(isOld: (address: string) => boolean = () => true): void {
  const answers = firstView()?.answers ?? {}
  for (const address of Object.keys(answers)) if (isOld(address)) delete answers[address]
}

function firstView(): FirstView | null {
  if (view !== undefined) return view
  // The build renders pages without a document.
  const element = globalThis.document?.getElementById(firstViewId)
  view = element ? (JSON.parse(element.textContent) as FirstView) : null
  // The text is as long as all lists of the page.
  element?.remove()
  return view
}
