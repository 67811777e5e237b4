import { screenStreams } from '#contract/screen/screen-streams.ts'
import { bytesOf, dateOf, timersOf } from '../world/globals.ts'
import type { Answer, Link, Network } from '../world/network.ts'
import type { Realm } from '../world/scheduler.ts'
import { fetchStream } from '../world/stream.ts'
import { origin } from '../world/template.ts'

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
] as const

/** Its keys are its own properties, as in a browser. */
class SimulatedStorage {
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? (Reflect.get(this, key) as string) : null
  }
  setItem(key: string, value: string): void {
    Reflect.set(this, key, String(value))
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key)
  }
}

/** A browser keeps its storage from one page to the next. */
export class SimulatedBrowser {
  readonly network: Network
  readonly link: Link
  readonly #localStorage = new SimulatedStorage()
  /** Milliseconds that the device's clock is ahead. */
  clockError = 0
  #window = new EventTarget()
  /** Called with each answer of our server that reaches the page whole. */
  onAnswer: (url: string, answer: Answer) => void = () => {}

  /** Called when the page leads to another one. */
  onLeave: () => void = () => {}

  constructor(network: Network, link: Link) {
    this.network = network
    this.link = link
  }

  /** What a new page finds. All that it starts ends with its realm. */
  globalsFor(realm: Realm): Record<(typeof globalNames)[number], unknown> {
    const { network, link } = this
    const { scheduler } = network
    const opened = scheduler.now
    const window = new EventTarget()
    this.#window = window
    const document = Object.assign(new EventTarget(), {
      querySelector: () => null,
      visibilityState: 'visible',
    })
    return {
      window,
      document,
      location: { hash: '', pathname: '/', search: '', origin, assign: () => this.onLeave(), reload() {} },
      history: { replaceState() {} },
      navigator: {
        get onLine() {
          return link.weather.kind !== 'away'
        },
      },
      localStorage: this.#localStorage,
      sessionStorage: new SimulatedStorage(),
      fetch: (url: string, init: RequestInit = {}) => this.#fetch(realm, url, init),
      addEventListener: window.addEventListener.bind(window),
      removeEventListener: window.removeEventListener.bind(window),
      ...timersOf(scheduler, () => realm),
      Date: dateOf(() => scheduler.now + this.clockError),
      Math: Object.create(Math, { random: { value: () => scheduler.chance.int(2 ** 30) / 2 ** 30 } }),
      performance: { now: () => scheduler.now - opened },
      crypto: { getRandomValues: (bytes: Uint8Array) => bytesOf(scheduler, bytes) },
      indexedDB: undefined,
    }
  }

  /** Tells the page that its device has a network again. */
  online(): void {
    this.#window.dispatchEvent(new Event('online'))
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
      json: async () => JSON.parse(answer.body),
    }
  }
}
