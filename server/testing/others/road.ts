import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way to a server over TCP, on which a test can cause trouble. */
export type Road = {
  /** The server's address, with the road's port in it. */
  url: string
  /** When a connection was refused (milliseconds). */
  refusals: number[]
  /** Breaks all connections and refuses new ones, as when the server is stopped. */
  block(): void
  /** Takes connections and bytes, and lets nothing through, as a network does that has lost its way. */
  hang(): void
  /** Breaks all connections; new ones are let through. */
  reset(): void
  /** Lets everything through again, and what was held back first. */
  open(): void
}

/** Open until `close`. */
export async function startRoad(url: string): Promise<Road & { close(): void }> {
  const far = new URL(url)
  const pairs = new Set<[near: Socket, far: Socket]>()
  const refusals: number[] = []
  let state: 'open' | 'blocked' | 'hanging' = 'open'

  const server = createServer((near) => {
    if (state === 'blocked') {
      refusals.push(performance.now())
      return near.destroy()
    }
    const pair: [Socket, Socket] = [near, connect(Number(far.port), far.hostname)]
    pairs.add(pair)
    for (const socket of pair) {
      socket.on('error', () => {})
      socket.on('close', () => {
        pairs.delete(pair)
        for (const end of pair) end.destroy()
      })
    }
    if (state === 'open') join(pair)
  })

  function join([near, far]: [Socket, Socket]) {
    near.pipe(far).pipe(near)
  }

  function breakAll() {
    for (const [near] of [...pairs]) near.resetAndDestroy()
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const here = new URL(url)
  here.hostname = '127.0.0.1'
  here.port = String((server.address() as AddressInfo).port)
  return {
    url: here.href.replace(/\/$/, ''),
    refusals,
    block() {
      state = 'blocked'
      breakAll()
    },
    hang() {
      state = 'hanging'
      for (const pair of pairs) for (const socket of pair) socket.unpipe().pause()
    },
    reset() {
      state = 'open'
      breakAll()
    },
    close() {
      breakAll()
      server.close()
    },
    open() {
      if (state === 'hanging') for (const pair of pairs) join(pair)
      state = 'open'
    },
  }
}
