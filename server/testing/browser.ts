import type { LiveTopic } from '#contract/family/live-topics.ts'
import { seconds } from '../platform/clock.ts'
import type { TestApp } from './test-app.ts'

export type Answer = {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look at what they expect
  body: any
  headers: Headers
  bytes: Buffer
}

/** Speaks HTTP as a browser does: keeps cookies, sends JSON, says where it comes from. */
export type Browser = {
  cookies: Map<string, string>
  get(path: string, headers?: Record<string, string>): Promise<Answer>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  patch(path: string, body?: unknown): Promise<Answer>
  delete(path: string): Promise<Answer>
  put(url: string, bytes: Buffer | ReadableStream, headers?: Record<string, string>): Promise<Answer>
  request(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  /** Opens an event stream, by GET unless another method is given, and collects what it says. */
  listen(path: string, method?: string): Promise<EventLog>
}

type SeenEvent = { event: string; data: unknown }

export type EventLog = {
  status: number
  events: SeenEvent[]
  /**
   * Resolves when an event of this name has come, counted from the first. Like all that waits here, it rejects after
   * `limit` milliseconds, and says what came instead.
   */
  until(event: string, limit?: number): Promise<void>
  /** Resolves when the stream of a group has said that this list has changed, counted from the first. */
  untilChanged(topic: LiveTopic, limit?: number): Promise<void>
  /** Resolves when the server has ended the stream; rejects when that takes too long for a test. */
  readonly ended: Promise<void>
  /** The same, however long it takes. */
  readonly closed: Promise<void>
  close(): void
}

/** Milliseconds. It measures nothing: what has not come by then is not coming. */
const longestWait = seconds(20)

/** `always` are headers that go with every call. */
export function openBrowser(app: Pick<TestApp, 'url'>, always: Record<string, string> = {}): Browser {
  const cookies = new Map<string, string>()

  async function send(
    method: string,
    path: string,
    body: BodyInit | undefined,
    headers: Record<string, string>,
  ) {
    const response = await fetch(new URL(path, app.url), {
      method,
      redirect: 'manual',
      headers: {
        origin: app.url,
        ...(cookies.size > 0 && {
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        }),
        ...always,
        ...headers,
      },
      ...(body !== undefined && { body, duplex: 'half' }),
    } as RequestInit)
    for (const line of response.headers.getSetCookie()) keepCookie(line)
    return response
  }

  function keepCookie(line: string) {
    const [pair = ''] = line.split(';')
    const [name = '', value = ''] = pair.split('=')
    if (value) cookies.set(name, value)
    else cookies.delete(name)
  }

  async function request(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const json: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
    const text = body === undefined ? undefined : JSON.stringify(body)
    return answer(await send(method, path, text, { ...json, ...headers }))
  }

  return {
    cookies,
    request,
    get: (path, headers) => request('GET', path, undefined, headers),
    post: (path, body, headers) => request('POST', path, body, headers),
    patch: (path, body) => request('PATCH', path, body),
    delete: (path) => request('DELETE', path),
    put: async (url, bytes, headers = {}) =>
      answer(await send('PUT', url, bytes as BodyInit, { 'content-type': 'image/jpeg', ...headers })),
    listen: async (path, method = 'GET') =>
      readEvents(await send(method, path, undefined, { accept: 'text/event-stream' })),
  }
}

async function answer(response: Response): Promise<Answer> {
  const bytes = Buffer.from(await response.arrayBuffer())
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  return {
    status: response.status,
    headers: response.headers,
    bytes,
    body: isJson && bytes.length > 0 ? JSON.parse(bytes.toString()) : undefined,
  }
}

function readEvents(response: Response): EventLog {
  const events: EventLog['events'] = []
  const waiting = new Set<() => void>()
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()

  async function read() {
    let rest = ''
    for (;;) {
      const { done, value } = (await reader?.read().catch(() => ({ done: true, value: '' }))) ?? {
        done: true,
      }
      if (done) return
      const blocks = (rest + value).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) take(block)
    }
  }

  function take(block: string) {
    const event = /^event: (.*)$/m.exec(block)?.[1]
    const data = /^data: (.*)$/m.exec(block)?.[1]
    if (!event) return
    events.push({ event, data: JSON.parse(data ?? 'null') })
    for (const look of [...waiting]) look()
  }

  function untilOne(what: string, isIt: (seen: SeenEvent) => boolean, limit?: number): Promise<void> {
    const seen = new Promise<void>((resolve) => {
      const look = () => {
        if (!events.some(isIt)) return
        waiting.delete(look)
        resolve()
      }
      waiting.add(look)
      look()
    })
    return within(seen, what, limit)
  }

  function within(awaited: Promise<void>, what: string, limit = longestWait): Promise<void> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        const came = events.map(({ event, data }) => `${event} ${JSON.stringify(data)}`)
        reject(
          new Error(`${what} within ${limit / 1000} seconds. What came: ${came.join(', ') || 'nothing'}.`),
        )
      }, limit)
      awaited.finally(() => clearTimeout(late)).then(resolve, reject)
    })
  }

  const wholeStream = read()
  return {
    status: response.status,
    events,
    closed: wholeStream,
    get ended() {
      return within(wholeStream, 'The stream did not end')
    },
    until: (event, limit) =>
      untilOne(`The event “${event}” did not come`, (seen) => seen.event === event, limit),
    untilChanged: (topic, limit) =>
      untilOne(`No event told that “${topic}” has changed`, (seen) => changedBy(seen).includes(topic), limit),
    close: () => void reader?.cancel(),
  }
}

/** The lists that one event of a group's stream names. */
function changedBy({ data }: SeenEvent): string[] {
  return (data as { changed?: string[] } | null)?.changed ?? []
}
