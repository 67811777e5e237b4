import type { FastifyReply } from 'fastify'

/** An open stream of server-sent events. */
export type EventStream = {
  send(event: string, data: unknown): void
  close(): void
  onClose(listener: () => void): void
}

const heartbeatMs = 25_000
/** Bytes that may wait for a slow reader; with more the stream is ended. */
const mostWaiting = 1_000_000

const open = new Set<EventStream>()

/** Answers with an event stream. Browsers reconnect by themselves. */
export function openStream(reply: FastifyReply): EventStream {
  reply.hijack()
  const response = reply.raw
  const headers = Object.entries(reply.getHeaders())
  for (const [name, value] of headers) if (value !== undefined) response.setHeader(name, value)
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Some proxies buffer an answer until it ends.
    'x-accel-buffering': 'no',
  })
  // Only the headers were asked for.
  if (reply.request.method === 'HEAD') response.end()
  else response.write('retry: 1000\n\n')
  const heartbeat = setInterval(() => write(': \n\n'), heartbeatMs)
  const listeners: (() => void)[] = []
  response.on('close', forget)

  function forget() {
    clearInterval(heartbeat)
    open.delete(stream)
    for (const listener of listeners) listener()
  }

  function write(text: string) {
    // A message can be published while the stream ends and its subscription still exists.
    if (response.writableEnded) return
    if (response.writableLength > mostWaiting) response.destroy()
    else response.write(text)
  }

  const stream: EventStream = {
    send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    close: () => response.end(),
    onClose: (listener) => (response.closed ? listener() : void listeners.push(listener)),
  }
  open.add(stream)
  // The browser may have disconnected during the lookup, before this listener existed.
  if (response.closed) forget()
  return stream
}

export function openStreams(): number {
  return open.size
}

/**
 * Ends every open stream. Browsers reconnect (to another server when this one stops), are authenticated
 * again and fetch everything again.
 */
export function closeStreams(): void {
  for (const stream of open) stream.close()
}
