import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react'
import { isWaitingForWords, wordsReady } from '../words/area-words.ts'
import { commonWords } from '../words/common-words.ts'
import { FailureNote } from './failure-note.tsx'

/** A component whose code is fetched when it is first shown, or earlier by `preload`. */
type Lazy<Props extends object> = ComponentType<Props> & { preload(): Promise<void> }
export type LazyPage = Lazy<object>

type LazyOptions = {
  /** Shown until the code is there. */
  waiting?: ReactNode
  /** For what nobody asked for: a failed fetch shows nothing, and is repeated when the browser is online again. */
  isQuiet?: boolean
  /** A failed fetch is told in the place of the page, and is repeated when the browser is online again. */
  isPage?: boolean
}

/**
 * A component whose code is fetched when it is first shown. Unlike React's `lazy` it does not suspend:
 * React waits up to 300 ms before it replaces a fallback (decision 025).
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options: LazyOptions = {},
): Lazy<Props> {
  const code = new LazyCode(load)
  return Object.assign(componentOf(code, options), { preload: () => code.fetch() })
}

/** The same for a page, whose code can be fetched before it is shown. */
export function lazyPage(load: () => Promise<ComponentType<object>>, options: LazyOptions = {}): LazyPage {
  return lazyComponent(load, { ...options, isPage: true })
}

function componentOf<Props extends object>(
  code: LazyCode<Props>,
  { waiting = null, ...options }: LazyOptions,
) {
  return (props: Props) => <Loaded code={code} waiting={waiting} {...options} props={props} />
}

/** The code and the one request that fetches it, outside of React. */
class LazyCode<Props extends object> {
  readonly #load: () => Promise<ComponentType<Props>>
  #fetching: Promise<void> | null = null
  component: ComponentType<Props> | null = null

  constructor(load: () => Promise<ComponentType<Props>>) {
    this.#load = load
  }

  fetch(): Promise<void> {
    this.#fetching ??= this.#load()
      .then(async (component) => {
        if (isWaitingForWords()) await wordsReady()
        this.component = component
      })
      .finally(() => {
        this.#fetching = null
      })
    return this.#fetching
  }
}

type LoadedProps<Props extends object> = {
  code: LazyCode<Props>
  waiting: ReactNode
  isQuiet?: boolean
  isPage?: boolean
  props: Props
}

function Loaded<Props extends object>({ code, waiting, isQuiet, isPage, props }: LoadedProps<Props>) {
  const [isLoaded, setLoaded] = useState(code.component !== null)
  const [failure, setFailure] = useState<unknown>(null)
  useEffect(() => {
    if (isLoaded || failure !== null) return
    let isUnmounted = false
    code.fetch().then(
      // In a transition React renders a large part in small ones, so that a slow phone answers meanwhile.
      () => isUnmounted || startTransition(() => setLoaded(true)),
      (error) => isUnmounted || setFailure(error ?? 'unknown'),
    )
    return () => {
      isUnmounted = true
    }
  }, [code, isLoaded, failure])
  useEffect(() => {
    if (!isQuiet && !isPage) return
    const tryAgain = async () => {
      if (isPage) await fetchAgain(code)
      setFailure(null)
    }
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [code, isQuiet, isPage])
  if (code.component) return <code.component {...props} />
  if (failure === null || isQuiet) return waiting
  return (
    <NotLoaded
      isPage={isPage}
      error={failure}
      onRetry={() => fetchAgain(code).then(() => setFailure(null))}
    />
  )
}

/** A file that the server does not have belongs to an older release: then the whole page is loaded again. */
async function fetchAgain(code: Pick<LazyCode<object>, 'fetch'>): Promise<void> {
  await code.fetch().catch(async () => {
    const answer = await fetch('/healthz').catch(() => null)
    if (answer?.ok) location.reload()
  })
}

type NotLoadedProps = { isPage: boolean | undefined; error: unknown; onRetry: () => void }

/** In the place of a page; else fixed above it, because a dialog that is missing has no space of its own. */
function NotLoaded({ isPage, error, onRetry }: NotLoadedProps) {
  if (isPage)
    return (
      <>
        <h1 className="mb-6 text-3xl font-semibold sm:text-4xl">{commonWords().pageNotHere}</h1>
        <FailureNote error={error} onRetry={onRetry} />
        <p className="mt-4 text-ink-2">{commonWords().opensByItself}</p>
      </>
    )
  return (
    <div className="fixed inset-x-4 bottom-24 z-50 mx-auto max-w-xl rounded-control shadow-pop lg:bottom-6">
      <FailureNote error={error} onRetry={onRetry} />
    </div>
  )
}
