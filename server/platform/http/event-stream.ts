import type { FastifyReply } from 'fastify'

/** A stream of server-sent events that is open in somebody's browser. */
export type EventStream = {
  send(event: string, data: unknown): void
  close(): void
  onClose(listener: () => void): void
}

const heartbeatMs = 25_000
/** Bytes that wait for a reader who does not read; past that the stream is ended. */
const mostWaiting = 1_000_000

const open = new Set<EventStream>()

/** Answers with an event stream; the browser opens a lost one again by itself. */
export function openStream(reply: FastifyReply): EventStream {
  reply.hijack()
  const response = reply.raw
  const headers = Object.entries(reply.getHeaders())
  for (const [name, value] of headers) if (value !== undefined) response.setHeader(name, value)
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Some proxies hold an answer back until it is whole.
    'x-accel-buffering': 'no',
  })
  response.write('retry: 1000\n\n')
  const heartbeat = setInterval(() => write(': \n\n'), heartbeatMs)
  const listeners: (() => void)[] = []
  response.on('close', forget)

  function forget() {
    clearInterval(heartbeat)
    open.delete(stream)
    for (const listener of listeners) listener()
  }

  function write(text: string) {
    // What is published while a stream ends still finds it subscribed.
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
  // Whoever went while we looked up who they are has said so already.
  if (response.closed) forget()
  return stream
}

export function openStreams(): number {
  return open.size
}

/**
 * The browsers come back, to the next server when this one stops, are asked again who they are, and
 * look at everything again.
 */
export function closeStreams(): void {
  for (const stream of open) stream.close()
}
