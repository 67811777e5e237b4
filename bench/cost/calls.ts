import { once } from 'node:events'
import { Agent, get, type IncomingMessage, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: Infinity })

export type Call = {
  method?: 'GET' | 'POST' | 'PATCH'
  path: string
  cookie: string
  /** What the call with this number sends. */
  body?: (number: number) => unknown
}

/** Calls the server and throws the bytes of the answer away. Gives the milliseconds it took. */
export function timed(url: string, call: Call, number: number): Promise<number> {
  const { method = 'GET', path, cookie } = call
  const body = call.body?.(number)
  const start = performance.now()
  const headers = { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) }
  return new Promise((resolve, reject) => {
    request(url + path, { agent, method, headers }, (response) => {
      const { statusCode = 0 } = response
      if (statusCode >= 300) reject(new Error(`${method} ${path} answered ${statusCode}`))
      response.on('end', () => resolve(performance.now() - start)).resume()
    })
      .on('error', reject)
      .end(body === undefined ? undefined : JSON.stringify(body))
  })
}

/**
 * Makes the calls in turn for some seconds, on many connections. `times` are in milliseconds, and `ends` says when each was
 * answered.
 */
export async function callFor(
  url: string,
  calls: Call[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<{ times: number[]; ends: number[]; seconds: number }> {
  const times: number[] = []
  const ends: number[] = []
  const start = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() - start < seconds * 1000) {
        const number = called++
        times.push(await timed(url, calls[number % calls.length] as Call, number))
        ends.push(performance.now())
      }
    }),
  )
  return { times, ends, seconds: (performance.now() - start) / 1000 }
}

/** Over all rounds, so that a call that may be made once only is another one each time. */
let called = 0

/** Calls the server `count` times, on ten connections. */
export async function callMany(url: string, call: Call, count: number): Promise<void> {
  let left = count
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      while (left-- > 0) await timed(url, call, left)
    }),
  )
}

/** Opens streams of a screen, and waits for the first words of each. Gives what closes them. */
export async function openStreams(url: string, cookie: string, count: number): Promise<() => void> {
  const options = { agent: false, headers: { cookie } } as const
  const opened = await Promise.all(
    Array.from({ length: count }, async () => {
      const [stream] = (await once(get(`${url}/api/screen/live`, options), 'response')) as [IncomingMessage]
      await once(stream, 'data')
      return stream
    }),
  )
  return () => {
    for (const stream of opened) stream.destroy()
  }
}
