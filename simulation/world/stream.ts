import type { Readable } from 'node:stream'
import type { Link, Network } from './network.ts'
import { origin } from './origin.ts'
import type { Realm } from './scheduler.ts'

type Part = { done: boolean; value?: Uint8Array }

/** A `fetch` whose answer comes in parts, over the simulated network: an event stream, or a poll that waits. */
export async function fetchStream(
  network: Network,
  link: Link,
  realm: Realm,
  { method, url, signal }: { method: 'GET' | 'POST'; url: string; signal: AbortSignal | null },
) {
  const { scheduler } = network
  const latency = 3 + link.chance.int(link.weather.kind === 'slow' ? 4000 : 60)
  await arrival()
  if (link.weather.kind === 'foreign') return otherwise(link.chance.pick(link.weather.answers))
  const { open } = network.server
  if (!open) return otherwise(network.inFront)
  // A poll is not answered before something has changed: the server may be killed by then, or the page waits no longer.
  const given = Promise.withResolvers<never>()
  network.server.onKill(() => given.reject(new TypeError('Failed to fetch')))
  signal?.addEventListener('abort', () => given.reject(new DOMException('aborted', 'AbortError')))
  given.promise.catch(() => {})
  const headers = { origin, host: new URL(origin).host, cookie: link.cookie }
  const answer = await Promise.race([
    open.fastify.inject({ method, url, headers, payloadAsStream: true }),
    given.promise,
  ])
  if (open.realm.isOver) throw new TypeError('Failed to fetch')
  return {
    ok: answer.statusCode === 200,
    status: answer.statusCode,
    text: async () => '',
    body: bodyOf(answer),
  }

  /** Resolves when the request has reached what answers it. */
  function arrival(): Promise<void> {
    return new Promise((resolve, reject) => {
      const { kind } = link.weather
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      const isLost = kind === 'away' || (kind === 'lossy' && link.chance.int(4) === 0)
      if (kind === 'hanging') return
      scheduler.after(realm, latency, isLost ? () => reject(new TypeError('Failed to fetch')) : resolve)
    })
  }

  function bodyOf({ raw, stream }: { raw: { res: { destroy(): unknown } }; stream(): Readable }) {
    const parts: Part[] = []
    let waiting: PromiseWithResolvers<Part> | null = null
    let failure: Error | null = null
    let isSilent = false
    let earliest = 0
    const deliver = () => {
      if (!waiting) return
      const { resolve, reject } = waiting
      const part = parts.shift()
      if (part) resolve(part)
      else if (failure) reject(failure)
      else return
      waiting = null
    }
    // In their order, each when it has arrived.
    const later = (run: () => void) => {
      earliest = Math.max(earliest, scheduler.now + latency)
      scheduler.after(realm, earliest - scheduler.now, () => {
        if (isSilent) return
        run()
        deliver()
      })
    }
    const fail = (error: Error) => {
      link.streams.delete(connection)
      raw.res.destroy()
      failure ??= error
      deliver()
    }
    const connection = {
      breakOff: () => fail(new TypeError('network error')),
      goSilent: () => {
        isSilent = true
      },
    }
    link.streams.add(connection)
    signal?.addEventListener('abort', () => fail(new DOMException('aborted', 'AbortError')))
    network.server.onKill(() => {
      raw.res.destroy()
      if (link.streams.has(connection)) later(connection.breakOff)
    })
    stream()
      .on('data', (value: Buffer) => later(() => parts.push({ done: false, value })))
      .on('end', () => later(() => parts.push({ done: true })))
      .on('error', () => {})
    return {
      getReader: () => ({
        read() {
          waiting = Promise.withResolvers<Part>()
          const { promise } = waiting
          deliver()
          return promise
        },
      }),
    }
  }
}

function otherwise(inFront: Network['inFront']) {
  if (!inFront) throw new TypeError('Failed to fetch')
  const { status, body } = inFront
  return { ok: status === 200, status, text: async () => body, body: null }
}
