import type { LiveWay } from '#contract/platform/live-ways.ts'
import type { Browser } from '#server/testing/browser.ts'
import { follow } from '#web/platform/live/live.ts'
import { keptWay } from '#web/platform/live/live-stream.ts'
import { listen } from '#web/screen/room/connection/live-stream.ts'

/**
 * The code by which a screen and the family's app hear of changes, run in this process with the fetch of Node. All that
 * they ask goes to `url`, which is a proxy's.
 */
export type Clients = {
  /** How often the screen was told that the network is gone. */
  losses(): number
  /** When the screen had a view with this delivery. */
  untilShown(deliveryId: string): Promise<number>
  /** When the app was told of the next change of this list, counted from this call. */
  nextChange(topic: string): Promise<number>
  /** When the screen has read the view for which it calls when its page is opened. */
  readonly begun: Promise<void>
  /** When the screen has read its first view after its stream has opened, and the app was told that its own is open. */
  readonly opened: Promise<void>
  /** The way that has worked. */
  way(): LiveWay
  /** The calls for a stream, and the polls beside it, in order. */
  asked: { who: 'screen' | 'app'; way: LiveWay }[]
  /** How often the screen has called for its view. */
  viewCalls(): number
  stop(): void
}

type View = { items: { deliveryId: string }[] }

type Given = {
  url: string
  screen: Pick<Browser, 'cookies'>
  person: Pick<Browser, 'cookies'>
  livePath: string
  patience?: number
  /** What the browser keeps in localStorage, by its key. */
  kept?: Map<string, string>
}

export function openClients({ url, screen, person, livePath, patience, kept = new Map() }: Given): Clients {
  const asked: Clients['asked'] = []
  const plainFetch = globalThis.fetch
  const restore = [
    replace('fetch', callThrough),
    replace('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    }),
  ]
  // A page of an earlier test may have kept one in this process when its browser was gone.
  if (kept.size === 0) keptWay.remove()
  const shown = new Map<string, number>()
  const waiting = new Set<() => void>()
  const changes: { topic: string; at: number }[] = []
  const begun = Promise.withResolvers<void>()
  const screenOpened = Promise.withResolvers<void>()
  const appOpened = Promise.withResolvers<void>()
  let losses = 0
  let viewCalls = 0
  let isReading = false
  let isStale = false
  let isOpen = false

  const stopScreen = listen({ onChange: hear, onLost: () => losses++, onRevoked() {} }, patience)
  const stopApp = follow(
    livePath,
    null,
    {
      onChange: (changed) => note(changed),
      onOpen(changed) {
        appOpened.resolve()
        note(changed ?? ['everything'])
      },
      onRefuse() {},
    },
    patience,
  )

  // As the page does when it is opened.
  refresh()

  /** A page calls by a path, with the cookies of its browser. */
  function callThrough(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    if (typeof input !== 'string' || !input.startsWith('/')) return plainFetch(input, init)
    const isScreen = input.startsWith('/api/screen')
    if (input.includes('/live?'))
      asked.push({
        who: isScreen ? 'screen' : 'app',
        way: input.includes('way=poll') ? 'poll' : init.method === 'POST' ? 'post' : 'get',
      })
    const { cookies } = isScreen ? screen : person
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return plainFetch(url + input, { ...init, headers: { ...init.headers, cookie, origin: url } })
  }

  function hear(view?: View) {
    isOpen = true
    if (view) show(view)
    else refresh()
  }

  function show({ items }: View) {
    for (const { deliveryId } of items) if (!shown.has(deliveryId)) shown.set(deliveryId, performance.now())
    look()
  }

  /** As the screen does: one call at a time, and one more after a change during it. */
  function refresh() {
    isStale = true
    if (!isReading) void readViews()
  }

  async function readViews() {
    isReading = true
    while (isStale) {
      isStale = false
      viewCalls++
      const isAfterOpen = isOpen
      const view: View | null = await fetch('/api/screen').then(
        (answer) => (answer.ok ? answer.json().catch(() => null) : null),
        () => null,
      )
      if (!view) continue
      show(view)
      begun.resolve()
      if (isAfterOpen) screenOpened.resolve()
    }
    isReading = false
  }

  function note(changed: string[]) {
    for (const topic of changed) changes.push({ topic, at: performance.now() })
    look()
  }

  function look() {
    for (const one of [...waiting]) one()
  }

  function until(find: () => number | undefined): Promise<number> {
    return new Promise((resolve) => {
      const one = () => {
        const at = find()
        if (at === undefined) return
        waiting.delete(one)
        resolve(at)
      }
      waiting.add(one)
      one()
    })
  }

  return {
    asked,
    way: () => keptWay.read()?.way ?? 'get',
    losses: () => losses,
    viewCalls: () => viewCalls,
    begun: begun.promise,
    opened: Promise.all([screenOpened.promise, appOpened.promise]).then(() => {}),
    untilShown: (deliveryId) => until(() => shown.get(deliveryId)),
    nextChange(topic) {
      const from = changes.length
      return until(
        () => changes.slice(from).find((change) => [topic, 'everything'].includes(change.topic))?.at,
      )
    },
    stop() {
      stopScreen()
      stopApp()
      for (const one of restore) one()
    },
  }
}

/** Puts a stand-in for something global, and returns what brings the original back. */
function replace(name: 'fetch' | 'localStorage', value: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(globalThis, name)
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  return () => {
    if (before) Object.defineProperty(globalThis, name, before)
  }
}
