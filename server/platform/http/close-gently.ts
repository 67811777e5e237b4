import { once } from 'node:events'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { closeStreams } from './answer/event-stream.ts'

const lookEvery = 50

/**
 * Follows the connections on which no request has come yet. Browsers open some in advance, and Node does not count them as
 * idle.
 */
export function unusedSockets(http: Server): Set<Socket> {
  const unused = new Set<Socket>()
  http.on('connection', (socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  http.on('request', ({ socket }) => unused.delete(socket))
  return unused
}

/**
 * Refuses new connections and ends the streams and the unused connections at once, lets requests under way end for so
 * many milliseconds, and then closes the server with what is left.
 */
export async function closeGently(
  server: FastifyInstance,
  unused: Set<Socket>,
  gracePeriod: number,
): Promise<void> {
  const http = server.server
  if (!http.listening) return server.close()
  const closed = once(http, 'close')
  http.close()
  closeStreams()
  for (const socket of unused) socket.destroy()
  // A browser keeps its connection open when its request has ended.
  const closing = setInterval(() => http.closeIdleConnections(), lookEvery)
  const ending = setTimeout(() => http.closeAllConnections(), gracePeriod)
  await closed
  clearInterval(closing)
  clearTimeout(ending)
  await server.close()
}
