import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, createServer as createTcpServer, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/** What stands between a browser and the server, and does as some tunnels, company proxies and poor networks do. */
export type InBetween = {
  url: string
  /** Answers everything by itself, as a proxy does whose server is being restarted; null lets it through again. */
  answerWith(answer: { status: number; type: string; body: string } | null): void
  /** Breaks the connections that are open now. */
  cut(): void
  /** Breaks the connection of the next PUT when some of it has come. Resolves when it has done so. */
  cutNextUpload(): Promise<void>
  close(): Promise<void>
}

/** What it has seen of uploads. */
type Counting = {
  /** Bytes of files that have come, whether they were passed on or not. */
  uploaded(): number
  /** Breaks the connection of an upload when so many bytes of files have come. Resolves when it has done so. */
  cutUploadAt(bytes: number): Promise<void>
}

type Conduct = {
  /** Keeps a streamed answer until it has ended: to GET as Cloudflare's quick tunnels do, or to everything. */
  holds?: 'GET' | 'all'
  /** Lets only headers through that it knows. */
  isStrict?: boolean
  /** Breaks each connection after so many milliseconds, whatever it carries. */
  cutAfter?: number
  /** Bytes of a request: it refuses larger ones. */
  takes?: number
}

const known = {
  request: ['host', 'cookie', 'content-type', 'content-length', 'user-agent', 'accept'],
  answer: ['content-type', 'content-length', 'set-cookie', 'cache-control', 'location'],
}

/** A proxy that speaks HTTP. */
export async function startProxy(target: string, conduct: Conduct = {}): Promise<InBetween & Counting> {
  const { hostname, port } = new URL(target)
  let own: Parameters<InBetween['answerWith']>[0] = null
  let cutUpload: (() => void) | null = null
  let uploaded = 0
  let cutAt: { bytes: number; done: () => void } | null = null

  function count(incoming: IncomingMessage) {
    incoming.on('data', (chunk: Buffer) => {
      uploaded += chunk.length
      if (!cutAt || uploaded < cutAt.bytes) return
      incoming.socket.destroy()
      cutAt.done()
      cutAt = null
    })
  }

  function pass(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { method = 'GET', url } = incoming
    if (own) {
      outgoing.writeHead(own.status, { 'content-type': own.type })
      return outgoing.end(own.body)
    }
    if (Number(incoming.headers['content-length']) > (conduct.takes ?? Infinity)) {
      incoming.resume()
      outgoing.writeHead(413, { 'content-type': 'text/html' })
      return outgoing.end('<h1>413 Request Entity Too Large</h1>')
    }
    if (cutUpload && method === 'PUT') {
      incoming.once('data', () => incoming.socket.destroy())
      incoming.once('close', cutUpload)
      cutUpload = null
      return
    }
    if (url?.startsWith('/api/objects/upload/')) count(incoming)
    const headers = conduct.isStrict ? only(incoming.headers, known.request) : incoming.headers
    const forwarded = request({ hostname, port, path: url, method, headers }, (answer) => {
      const passed = conduct.isStrict ? only(answer.headers, known.answer) : answer.headers
      const isStreamed = answer.headers['content-length'] === undefined
      const isHeld = isStreamed && (conduct.holds === 'all' || conduct.holds === method)
      if (!isHeld) {
        outgoing.writeHead(answer.statusCode ?? 502, passed)
        outgoing.flushHeaders()
        return answer.pipe(outgoing)
      }
      const parts: Buffer[] = []
      answer.on('data', (part) => parts.push(part))
      answer.on('end', () => outgoing.writeHead(answer.statusCode ?? 502, passed).end(Buffer.concat(parts)))
    })
    forwarded.on('error', () => outgoing.destroy())
    outgoing.on('close', () => forwarded.destroy())
    incoming.pipe(forwarded)
  }

  const server = createServer(pass)
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    follow(sockets, socket)
    if (conduct.cutAfter) setTimeout(() => socket.destroy(), conduct.cutAfter).unref()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    answerWith(answer) {
      own = answer
    },
    cut: () => breakAll(sockets),
    uploaded: () => uploaded,
    cutUploadAt: (bytes) =>
      new Promise((resolve) => {
        cutAt = { bytes, done: resolve }
      }),
    cutNextUpload: () =>
      new Promise((resolve) => {
        cutUpload = resolve
      }),
    async close() {
      server.close()
      breakAll(sockets)
      await once(server, 'close')
    },
  }
}

/** A proxy that speaks HTTP/1.0 on both sides: no chunks, and a connection for each request. */
export async function startOldProxy(target: string): Promise<InBetween> {
  return startWire(target, (near, far) => {
    let asked = ''
    near.on('data', (part) => {
      if (asked) return far.write(part)
      asked = part.toString('latin1')
      const older = asked
        .replace(/^(\S+ \S+) HTTP\/1\.1/, '$1 HTTP/1.0')
        .replace(/^connection:.*$/im, 'Connection: close')
      far.write(Buffer.from(older, 'latin1'))
    })
    let isBegun = false
    far.on('data', (part) => {
      near.write(
        isBegun ? part : Buffer.from(part.toString('latin1').replace('HTTP/1.1', 'HTTP/1.0'), 'latin1'),
      )
      isBegun = true
    })
    far.on('end', () => near.end())
  })
}

/**
 * A network with a round trip of so many milliseconds. One packet in a hundred is lost, and comes a second later; those
 * behind it wait, as TCP makes them.
 */
export async function startSlowNetwork(
  target: string,
  roundTrip: number,
  chance = Math.random,
): Promise<InBetween> {
  const delay = (from: Duplex, to: Duplex) => {
    let free = 0
    const later = (act: () => void) => {
      const now = performance.now()
      free = Math.max(free, now + roundTrip / 2 + (chance() < 0.01 ? 1000 : 0))
      setTimeout(act, free - now)
    }
    from.on('data', (part) => later(() => to.writable && to.write(part)))
    from.on('end', () => later(() => to.end()))
  }
  return startWire(target, (near, far) => {
    delay(near, far)
    delay(far, near)
  })
}

/** What moves bytes between each connection and one to the server. */
async function startWire(target: string, join: (near: Socket, far: Socket) => void): Promise<InBetween> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  const server = createTcpServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ port: Number(port), host: hostname, allowHalfOpen: true })
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      follow(sockets, one)
      one.on('close', () => other.destroy())
    }
    join(near, far)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    answerWith() {
      throw new Error('It does not speak HTTP by itself.')
    },
    cut: () => breakAll(sockets),
    cutNextUpload() {
      throw new Error('It does not know what it carries.')
    },
    async close() {
      server.close()
      breakAll(sockets)
      await once(server, 'close')
    },
  }
}

function only<Headers extends object>(headers: Headers, names: string[]): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name))) as Headers
}

function follow(sockets: Set<Socket>, socket: Socket) {
  sockets.add(socket)
  socket.on('error', () => {})
  socket.on('close', () => sockets.delete(socket))
}

function breakAll(sockets: Set<Socket>) {
  for (const socket of [...sockets]) socket.destroy()
}
