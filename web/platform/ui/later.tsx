import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { FailureNote } from './failure-note.tsx'

/** A component whose code comes when it is first shown, or ahead of that when it is asked to. */
export type Later<Props> = ComponentType<Props> & { preload(): Promise<void> }

type LaterOptions = {
  waiting?: ReactNode
  /** Nobody has asked for it: when it cannot be fetched it stays away until there is a connection again. */
  isQuiet?: boolean
}

/**
 * Takes the place of React's `lazy`: that one suspends, and React shows nothing that has suspended
 * before 300 ms after the last fallback. This one shows it as soon as it is there.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = null, isQuiet = false }: LaterOptions = {},
): Later<Props> {
  const code = new Code(load)
  const shown = (props: Props) => <Shown code={code} waiting={waiting} isQuiet={isQuiet} props={props} />
  return Object.assign(shown, { preload: () => code.fetch() })
}

class Code<Props extends object> {
  readonly #load: () => Promise<ComponentType<Props>>
  #fetching: Promise<void> | null = null
  component: ComponentType<Props> | null = null

  constructor(load: () => Promise<ComponentType<Props>>) {
    this.#load = load
  }

  fetch(): Promise<void> {
    this.#fetching ??= this.#load()
      .then((component) => {
        this.component = component
      })
      .finally(() => {
        this.#fetching = null
      })
    return this.#fetching
  }
}

type ShownProps<Props extends object> = {
  code: Code<Props>
  waiting: ReactNode
  isQuiet: boolean
  props: Props
}

function Shown<Props extends object>({ code, waiting, isQuiet, props }: ShownProps<Props>) {
  const [isHere, setHere] = useState(code.component !== null)
  const [failure, setFailure] = useState<unknown>(null)
  useEffect(() => {
    if (isHere || failure !== null) return
    let isGone = false
    code.fetch().then(
      () => isGone || setHere(true),
      (error) => isGone || setFailure(error ?? 'unknown'),
    )
    return () => {
      isGone = true
    }
  }, [code, isHere, failure])
  useEffect(() => {
    if (!isQuiet) return
    const tryAgain = () => setFailure(null)
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [isQuiet])
  if (code.component) return <code.component {...props} />
  if (failure === null || isQuiet) return waiting
  return <NotLoaded error={failure} onRetry={() => fetchAgain(code).then(() => setFailure(null))} />
}

/** What a server does not have any more is of a release before its own: only the whole page helps. */
async function fetchAgain(code: Pick<Code<object>, 'fetch'>): Promise<void> {
  await code.fetch().catch(async () => {
    const answer = await fetch('/healthz').catch(() => null)
    if (answer?.ok) location.reload()
  })
}

/** Over everything, because what is missing may be a dialog, which has no place of its own. */
function NotLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className="fixed inset-x-4 bottom-24 z-50 mx-auto max-w-xl rounded-control shadow-pop lg:bottom-6">
      <FailureNote error={error} onRetry={onRetry} />
    </div>
  )
}
