import type { Chance } from '#server/testing/torture/chance.ts'
import { origin } from './origin.ts'
import type { Realm, Scheduler } from './scheduler.ts'
import type { SimulatedServer } from './server.ts'

/** How the way to the server is, for one who uses it. */
export type Weather =
  | { kind: 'good' | 'slow' | 'lossy' | 'hanging' | 'away' }
  /** Something in front of the server answers in its place: a proxy, a sign-in page of a hotel. */
  | { kind: 'foreign'; answers: Omit<Answer, 'readAt'>[] }

/** One device's way to the server. */
export class Link {
  readonly name: string
  readonly cookie: string
  readonly chance: Chance
  weather: Weather = { kind: 'good' }
  /** The last answer of our server that came through: a broken cache may give it again to another request. */
  lastBody = ''
  wasAskedToSignIn = false
  #afterAnswers: { count: number; run: () => void } | null = null
  readonly streams = new Set<{ breakOff(): void; goSilent(): void }>()

  constructor(scheduler: Scheduler, name: string, cookie: string) {
    this.name = name
    this.cookie = cookie
    this.chance = scheduler.chanceFor(`network of ${name}`)
  }

  /** Runs something once, when the server has answered so many further requests and the last answer has not arrived. */
  afterAnswers(count: number, run: (() => void) | null): void {
    this.#afterAnswers = run && { count, run }
  }

  noteAnswer(): void {
    const after = this.#afterAnswers
    if (!after || --after.count > 0) return
    this.#afterAnswers = null
    after.run()
  }
}

export type Request = {
  method: string
  /** A path, or the whole address at our origin. */
  url: string
  body?: string | Uint8Array | undefined
  /** JSON, unless it is said. */
  contentType?: string
  headers?: Record<string, string>
  /** Nothing on the way repeats it. */
  isSentOnce?: boolean
}

/** `readAt`: when the request reached our server; null for what somebody else has answered. */
export type Answer = { status: number; body: string; readAt: number | null }

type Fate = {
  up: number
  down: number
  reaches: boolean
  /** After so many milliseconds the server gets the same request once more. */
  againAfter?: number
  comesBack: 'whole' | 'cut' | 'broken off' | 'never' | Omit<Answer, 'readAt'>
}

export class Network {
  readonly scheduler: Scheduler
  readonly server: SimulatedServer
  /** It never ends. */
  readonly wire: Realm = { name: 'network', isOver: false }
  /** When requests to send a recommendation have reached our server, by its id. */
  readonly arrivals = new Map<string, number[]>()
  /** What answers while the server is down; null: nothing, the connection is refused. */
  inFront: Omit<Answer, 'readAt'> | null = null

  constructor(scheduler: Scheduler, server: SimulatedServer) {
    this.scheduler = scheduler
    this.server = server
  }

  /** Rejects where a browser's `fetch` rejects. `realm` is of whoever waits for the answer. */
  send(link: Link, realm: Realm, request: Request, signal: AbortSignal | null = null): Promise<Answer> {
    const fate = this.#fateOn(link, request)
    if (request.isSentOnce) delete fate.againAfter
    return new Promise((resolve, reject) => {
      const fail = () => reject(new TypeError('Failed to fetch'))
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      /** What somebody else says in the server's place. */
      const answerFor = ({ status, body }: Omit<Answer, 'readAt'>) => {
        if (status === 401 && body.includes('Unauthorized')) link.wasAskedToSignIn = true
        resolve({ status, body, readAt: null })
      }
      const up = fate.up + timeFor(request)
      const arrive = async () => {
        const readAt = this.scheduler.now
        const own = await this.#serve(link, request)
        if (own?.isOurs) link.noteAnswer()
        this.scheduler.after(realm, fate.down, () => {
          if (!own || fate.comesBack === 'broken off') return fail()
          if (fate.comesBack === 'never') return
          if (typeof fate.comesBack === 'object') return answerFor(fate.comesBack)
          if (fate.comesBack === 'cut')
            return resolve({ ...own, body: own.body.slice(0, own.body.length / 2), readAt: null })
          link.lastBody = own.body
          if (own.isOurs) resolve({ ...own, readAt })
          else answerFor(own)
        })
      }
      if (fate.reaches) {
        this.scheduler.after(this.wire, up, () => void arrive())
        if (fate.againAfter !== undefined)
          this.scheduler.after(this.wire, up + fate.againAfter, () => {
            void this.#serve(link, request)
          })
      } else if (fate.comesBack !== 'never') {
        this.scheduler.after(realm, up + fate.down, () =>
          typeof fate.comesBack === 'object' ? answerFor(fate.comesBack) : fail(),
        )
      }
    })
  }

  /** Null when the server is killed meanwhile, or nothing listens. */
  async #serve(link: Link, request: Request): Promise<(Omit<Answer, 'readAt'> & { isOurs: boolean }) | null> {
    const { open } = this.server
    const [, contentId] = /content\/(.*)\/send/.exec(request.url) ?? []
    if (open && contentId)
      this.arrivals.set(contentId, [...(this.arrivals.get(contentId) ?? []), this.scheduler.now])
    if (!open) return this.inFront && { ...this.inFront, isOurs: false }
    const answer = new Promise<Omit<Answer, 'readAt'> | null>((resolve) => {
      this.server.onKill(() => resolve(null))
      open.fastify
        .inject({
          method: request.method as 'GET',
          url: request.url.replace(origin, ''),
          headers: {
            origin,
            host: new URL(origin).host,
            cookie: link.cookie,
            ...(request.body !== undefined && {
              'content-type': request.contentType ?? 'application/json',
            }),
            ...request.headers,
          },
          ...(request.body !== undefined && {
            payload: typeof request.body === 'string' ? request.body : Buffer.from(request.body),
          }),
        })
        .then(
          ({ statusCode, body }) => resolve({ status: statusCode, body }),
          () => resolve(null),
        )
    })
    const own = await answer
    return own && !open.realm.isOver ? { ...own, isOurs: true } : null
  }

  #fateOn({ weather, chance, lastBody }: Link, { url }: Request): Fate {
    const quick = () => 3 + chance.int(60)
    const fine: Fate = { up: quick(), down: quick(), reaches: true, comesBack: 'whole' }
    switch (weather.kind) {
      case 'good':
        return fine
      case 'slow':
        return { ...fine, up: chance.int(7000), down: chance.int(7000) }
      case 'away':
        return { ...fine, reaches: false, comesBack: 'broken off' }
      case 'hanging':
        return { ...fine, reaches: chance.int(2) === 0, comesBack: 'never' }
      case 'foreign':
        return { ...fine, reaches: chance.int(6) === 0, comesBack: chance.pick(weather.answers) }
      case 'lossy':
        // These two are answered with what holds now, which somebody else may have changed: no page can tell that from an
        // older answer about the same thing.
        return lossyFate(chance, /\/(pause|toggle)$/.test(url) ? '' : lastBody)
    }
  }
}

/** Milliseconds that the bytes of a file take, at 400 kbit/s. */
function timeFor({ body }: Request): number {
  return body instanceof Uint8Array ? Math.round(body.length / 50) : 0
}

function lossyFate(chance: Chance, lastBody: string): Fate {
  const fate: Fate = { up: chance.int(1500), down: chance.int(1500), reaches: true, comesBack: 'whole' }
  switch (chance.int(12)) {
    case 0:
    case 1:
      return { ...fate, reaches: false, comesBack: 'broken off' }
    case 2:
    case 3:
      return { ...fate, comesBack: 'broken off' }
    case 4:
    case 5:
      return { ...fate, againAfter: chance.int(4000) }
    case 6:
      return { ...fate, comesBack: 'never' }
    case 7:
      return { ...fate, reaches: false, comesBack: 'never' }
    case 8:
      return { ...fate, comesBack: 'cut' }
    case 9:
      return { ...fate, reaches: false, comesBack: { status: 200, body: lastBody } }
    default:
      return fate
  }
}

/** What things in front of a server say when it is not them who should. */
export function foreignAnswer(chance: Chance): { status: number; body: string } {
  const status = chance.int(8) === 0 ? 200 : chance.pick([401, 404, 403, 502, 503, 400 + chance.int(200)])
  const body = chance.pick([
    '',
    '<html><body><h1>Please sign in to the guests’ network</h1></body></html>',
    `${status} page not found`,
    'Unauthorized',
    '{}',
    'null',
    '{"status":"ok"}',
    '{"error":"not found"}',
    `{"error":{"code":${status},"message":"The requested URL was not found.","status":"NOT_FOUND"}}`,
  ])
  return { status, body }
}
