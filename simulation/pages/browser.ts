import { screenStreams } from '#contract/screen/screen-streams.ts'
import { bytesOf, dateOf, timersOf } from '../world/globals.ts'
import type { Answer, Link, Network } from '../world/network.ts'
import { origin } from '../world/origin.ts'
import type { Realm, Scheduler } from '../world/scheduler.ts'
import { fetchStream } from '../world/stream.ts'
import { SimulatedFile } from './file.ts'
import { SimulatedIndexedDb } from './indexed-db.ts'
import { SimulatedStorage, Tabs } from './tabs.ts'
import { xhrOf } from './xhr.ts'

/** What a page takes from its browser, by the name that the page's code uses. */
export const globalNames = [
  'window',
  'document',
  'location',
  'history',
  'navigator',
  'localStorage',
  'sessionStorage',
  'fetch',
  'addEventListener',
  'removeEventListener',
  'setTimeout',
  'setInterval',
  'clearTimeout',
  'clearInterval',
  'Date',
  'Math',
  'performance',
  'crypto',
  'indexedDB',
  'XMLHttpRequest',
  'Image',
  'URL',
  'File',
  'console',
] as const

class SimulatedUrl extends URL {
  static override createObjectURL = () => 'blob:picture'
  static override revokeObjectURL = () => {}
}

/** Pictures that need not be made smaller. */
function imageOf(scheduler: Scheduler, realm: Realm) {
  return class SimulatedImage {
    naturalWidth = 100
    naturalHeight = 100
    onload: (() => void) | null = null
    set src(_url: string) {
      scheduler.after(realm, 1 + scheduler.chance.int(30), () => this.onload?.())
    }
  }
}

/** A browser keeps its storage from one page to the next, and may have several pages open. */
export class SimulatedBrowser {
  readonly network: Network
  readonly link: Link
  readonly #tabs: Tabs
  readonly #indexedDb = new SimulatedIndexedDb()
  readonly #isSecure: boolean
  /** Milliseconds that the device's clock is ahead. */
  clockError = 0
  /** Called with each answer of our server that reaches the page whole. */
  onAnswer: (url: string, answer: Answer) => void = () => {}

  /** Called when a page leads to another one. */
  onLeave: (realm: Realm) => void = () => {}

  constructor(network: Network, link: Link) {
    this.network = network
    this.link = link
    this.#tabs = new Tabs(network.scheduler)
    this.#isSecure = network.scheduler.chanceFor(`origin of ${link.name}`).int(2) === 0
  }

  /** What a new page finds. All that it starts ends with its realm. */
  globalsFor(realm: Realm): Record<(typeof globalNames)[number], unknown> {
    const { network, link } = this
    const { scheduler } = network
    const opened = scheduler.now
    const navigator = {
      get onLine() {
        return link.weather.kind !== 'away'
      },
      // Only where the server has HTTPS.
      ...(this.#isSecure && {
        locks: { request: (name: string, run: () => Promise<void>) => this.#tabs.withLock(realm, name, run) },
      }),
    }
    const window = Object.assign(new EventTarget(), { navigator })
    this.#tabs.open(realm, window)
    const document = Object.assign(new EventTarget(), {
      querySelector: () => null,
      visibilityState: 'visible',
    })
    return {
      window,
      document,
      location: {
        hash: '',
        pathname: '/',
        search: '',
        origin,
        assign: () => this.onLeave(realm),
        reload() {},
      },
      history: { replaceState() {} },
      navigator,
      localStorage: this.#tabs.storageFor(realm),
      sessionStorage: new SimulatedStorage(),
      fetch: (url: string, init: RequestInit = {}) => this.#fetch(realm, url, init),
      addEventListener: window.addEventListener.bind(window),
      removeEventListener: window.removeEventListener.bind(window),
      ...timersOf(scheduler, () => realm),
      Date: dateOf(() => scheduler.now + this.clockError),
      Math: Object.create(Math, { random: { value: () => scheduler.chance.int(2 ** 30) / 2 ** 30 } }),
      performance: { now: () => scheduler.now - opened },
      // `randomUUID` is left out: without HTTPS there is none.
      crypto: { getRandomValues: (bytes: Uint8Array) => bytesOf(scheduler, bytes) },
      indexedDB: this.#indexedDb.globalFor(scheduler, realm),
      XMLHttpRequest: xhrOf(network, link, realm),
      Image: imageOf(scheduler, realm),
      URL: SimulatedUrl,
      File: SimulatedFile,
      console: { ...console, error() {}, warn() {} },
    }
  }

  get keptKeys(): string[] {
    return this.#tabs.keptKeys
  }

  /** Tells the pages that their device has a network again. */
  online(): void {
    this.#tabs.dispatch('online')
  }

  async #fetch(realm: Realm, url: string, { method = 'GET', body, signal }: RequestInit) {
    if (url.startsWith(screenStreams.live))
      return fetchStream(this.network, this.link, realm, {
        method: method as 'GET' | 'POST',
        url,
        signal: signal ?? null,
      })
    const request = { method, url, body: typeof body === 'string' ? body : undefined }
    const answer = await this.network.send(this.link, realm, request, signal ?? null)
    if (answer.readAt !== null) this.onAnswer(url, answer)
    return {
      ok: answer.status >= 200 && answer.status < 300,
      status: answer.status,
      statusText: '',
      text: async () => answer.body,
      blob: async () => new Blob([answer.body]),
      json: async () => JSON.parse(answer.body),
    }
  }
}
