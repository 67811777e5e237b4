import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Stands before the server, as a proxy does, and lets a test deploy: what it serves is said to be of another release,
 * with or without the scripts of the one before.
 */
export type ReleaseProxy = {
  url: string
  /** From now on pages and worker are of this release. The build's own is "built". */
  deploy(release: string): void
  /** Answers these paths by itself; null lets them through again. `hold` never answers. */
  answer(path: string | RegExp, answer: Answer | null): void
  /** The paths of the scripts and pages that were asked for, in order. */
  asked: string[]
  stop(): Promise<void>
}

type Answer = { status: number; body?: string; type?: string } | 'hold'

export async function startReleaseProxy(serverUrl: string): Promise<ReleaseProxy> {
  const { hostname, port } = new URL(serverUrl)
  const answers = new Map<string, { path: string | RegExp; answer: Answer }>()
  const asked: string[] = []
  const html = await (await fetch(serverUrl)).text()
  const built = /name="release" content="(\w+)"/.exec(html)?.[1] ?? ''
  let release = built

  const proxy = createServer((incoming, outgoing) => {
    const path = new URL(incoming.url ?? '/', serverUrl).pathname
    if (!path.startsWith('/api/')) asked.push(path)
    const own = [...answers.values()].find(({ path: one }) =>
      typeof one === 'string' ? one === path : one.test(path),
    )?.answer
    if (own === 'hold') return
    if (own) {
      outgoing.writeHead(own.status, { 'content-type': own.type ?? 'text/plain' })
      return outgoing.end(own.body ?? '')
    }
    pass(incoming, outgoing)
  })

  function pass(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { headers } = incoming
    // Unpacked, because it may be changed. A page of another release is never "not modified".
    const plain = { ...headers, 'accept-encoding': 'identity', 'if-none-match': '', 'if-modified-since': '' }
    const forwarded = request(
      { hostname, port, path: incoming.url, method: incoming.method, headers: plain },
      (answer) => {
        const type = answer.headers['content-type'] ?? ''
        const mayName = type.startsWith('text/html') || incoming.url === '/app-worker.js'
        if (!mayName || release === built) {
          outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
          answer.pipe(outgoing)
          return
        }
        const parts: Buffer[] = []
        answer.on('data', (part) => parts.push(part))
        answer.on('end', () => {
          const body = Buffer.concat(parts).toString().replaceAll(built, release)
          const { 'content-length': _, ...rest } = answer.headers
          outgoing.writeHead(answer.statusCode ?? 500, rest)
          outgoing.end(body)
        })
      },
    )
    forwarded.on('error', () => outgoing.destroy())
    outgoing.on('close', () => forwarded.destroy())
    incoming.pipe(forwarded)
  }

  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    deploy(next) {
      release = next === 'built' ? built : next
    },
    answer(path, answer) {
      if (answer) answers.set(String(path), { path, answer })
      else answers.delete(String(path))
    },
    asked,
    async stop() {
      proxy.closeAllConnections()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}
