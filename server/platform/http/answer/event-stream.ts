import type { FastifyInstance, FastifyReply, RouteHandlerMethod } from 'fastify'
import { LiveQuery } from '#contract/platform/live.ts'
import { type LiveWay, liveBeatEvery } from '#contract/platform/live-ways.ts'
import type { Access } from '#contract/platform/policy.ts'
import { seconds } from '../../clock.ts'
import type { App } from '../../context.ts'
import { parseFields } from '../route.ts'
import { type HeldStream, holdStream, releaseStream, type StreamHolder } from './stream-limits.ts'

/** An open stream of server-sent events, or a call that waits for the next change. */
export type EventStream = {
  /**
   * Call it once, after the subscription. It tells which of these topics have changed since the caller's mark; nothing is
   * sent before it. `concerns` leaves out what the caller does not show.
   */
  open(topics: string[], concerns?: (changed: string) => boolean): void
  send(event: string, data: unknown): void
  /**
   * Something has changed: sends what `read` returns, soon. Changes during one reading are told together by the next. Call it
   * as soon as the change is heard of: all that is sent until it is told carries the mark of before, so that the change
   * counts as missed. Nothing is read for who has gone, and an event without data goes to a slow reader.
   */
  tell(event: string, read: () => Promise<unknown>): void
  close(): void
  /** Who has asked again meanwhile has another stream. `closedAt`: when the connection was closed. */
  onClose(listener: (closedAt: number) => void): void
}

/** Bytes that may wait for a slow reader; with more the stream is ended. */
const mostWaiting = 1_000_000
/** With more bytes than these a reader is told that something has changed, without data. */
const muchWaiting = 100_000
/**
 * How long the caller still counts as connected when the connection was cut or the poll was answered, in milliseconds. Who
 * is still there has asked again by then.
 */
const lingering: Record<LiveWay, number> = { get: seconds(3), post: seconds(3), poll: seconds(10) }

/** How many streams of one owner may linger at once; the oldest goes. Somebody may poll as fast as they like. */
const mostLingering = 8

type Opened = { stream: EventStream; way: LiveWay; isConnected: boolean }
const opened = new Set<Opened>()
/** By owner, the oldest first. */
const lingeringOf = new Map<string, Set<EventStream>>()

/** Mounts a stream for all of `liveWays`. */
export function streamRoute(
  server: FastifyInstance,
  url: string,
  access: Access,
  handler: RouteHandlerMethod,
): void {
  for (const method of ['GET', 'POST'] as const)
    server.route({ method, url, config: { access, changesNothing: true }, handler })
}

/**
 * Answers GET and POST with a stream that stays open, and a poll with its first event. Each event carries a mark, with which
 * the browser comes back and is told what it has missed. `holder`: who asks, where that is known.
 */
export function openStream(
  app: Pick<App, 'live' | 'clock' | 'config'>,
  reply: FastifyReply,
  holder: StreamHolder | null = null,
): EventStream {
  const { since, way: asked } = parseFields(LiveQuery, reply.request.query)
  const byMethod = reply.request.method === 'POST' ? 'post' : 'get'
  const way = asked === 'poll' ? asked : byMethod
  reply.hijack()
  const response = reply.raw
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) response.setHeader(name, value)
  response.setHeader('cache-control', 'no-store')
  const listeners: ((closedAt: number) => void)[] = []
  let isOpen = false
  let isEnding = false
  /** The mark up to which all changes were told when `tell` was called first. */
  let told = ''
  let isUntold = false
  let isReading = false
  let closedAt: number | null = null
  let lingers: NodeJS.Timeout | undefined
  const heartbeat = setInterval(beat, liveBeatEvery)
  response.on('close', leave)

  /** The first bytes go out at once: they tell the browser that the stream is not held back. */
  function begin() {
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      // Some proxies buffer an answer until it ends.
      'x-accel-buffering': 'no',
    })
    // Only the headers were asked for.
    if (reply.request.method === 'HEAD') response.end()
    else response.write('retry: 1000\n\n')
  }

  /** Before the stream is open, the caller may have missed something that no mark must hide. */
  function beat() {
    if (!isOpen) return
    if (way === 'poll') write('beat', {})
    // Without a name and data it is no event.
    else writeText(`id: ${mark()}\n\n`)
  }

  function write(event: string, data: unknown) {
    writeText(`id: ${mark()}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }

  function mark(): string {
    if (!isUntold && !isReading) told = app.live.mark(since)
    return told
  }

  async function tellAll(event: string, read: () => Promise<unknown>): Promise<void> {
    isReading = true
    // Changes that are published at the same moment are read together.
    await null
    while (isUntold && !hasGone()) {
      const upTo = app.live.mark(since)
      isUntold = false
      const data = response.writableLength > muchWaiting ? {} : await read()
      told = upTo
      write(event, data)
    }
    isReading = false
  }

  /** Messages can be published while the stream ends and its subscription still exists. */
  function hasGone(): boolean {
    return response.writableEnded || closedAt !== null
  }

  function writeText(text: string) {
    if (response.writableEnded) return
    if (way === 'poll') {
      const length = Buffer.byteLength(text)
      response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'content-length': length })
      response.end(text)
    } else if (response.writableLength > mostWaiting) response.destroy()
    else response.write(text)
  }

  function leave() {
    clearInterval(heartbeat)
    one.isConnected = false
    if (heldStream) heldStream.isConnected = false
    closedAt = app.clock.now()
    if (isEnding) return forget()
    lingers = setTimeout(forget, lingering[way]).unref()
    if (holder) linger(holder.owner, stream)
  }

  function forget() {
    clearTimeout(lingers)
    if (holder) endLingering(holder.owner, stream)
    if (heldStream) releaseStream(heldStream)
    if (opened.delete(one)) for (const listener of listeners) listener(closedAt ?? app.clock.now())
  }

  const stream: EventStream = {
    open(topics, concerns = () => true) {
      isOpen = true
      const changed = (since ? app.live.since(since, topics) : null)?.filter(concerns)
      told = app.live.mark(since)
      // A poll that has missed nothing waits.
      if (way !== 'poll' || changed?.length !== 0) write('open', changed ? { changed } : {})
    },
    send(event, data) {
      if (isOpen) write(event, data)
    },
    tell(event, read) {
      if (!isOpen || hasGone()) return
      isUntold = true
      if (!isReading) void tellAll(event, read)
    },
    close() {
      isEnding = true
      if (closedAt === null) response.end()
      else forget()
    },
    onClose: (listener) =>
      opened.has(one) ? void listeners.push(listener) : listener(closedAt ?? app.clock.now()),
  }
  /** Without a mark, so that the page is told later what it has missed. A poll is answered with it. */
  function giveWay(message: string) {
    // A client that reads nothing would keep the connection open: its end waits behind what was not read.
    const isStuck = response.writableLength > 0
    if (!hasGone()) writeText(`event: full\ndata: ${JSON.stringify({ message })}\n\n`)
    stream.close()
    if (isStuck) response.destroy()
  }

  const one: Opened = { stream, way, isConnected: true }
  opened.add(one)
  const heldStream: HeldStream | null = holder && { holder, isConnected: true, giveWay }
  if (way !== 'poll') begin()
  // The browser may have disconnected during the lookup, before this listener existed.
  if (response.closed) leave()
  else if (heldStream) holdStream(app, heldStream)
  return stream
}

function linger(owner: string, stream: EventStream): void {
  const ofOwner = lingeringOf.get(owner) ?? new Set()
  lingeringOf.set(owner, ofOwner.add(stream))
  const [oldest] = ofOwner
  if (ofOwner.size > mostLingering) oldest?.close()
}

function endLingering(owner: string, stream: EventStream): void {
  const ofOwner = lingeringOf.get(owner)
  ofOwner?.delete(stream)
  if (ofOwner?.size === 0) lingeringOf.delete(owner)
}

/** How many browsers and screens are connected now, by the way in which they hear of changes. */
export function countStreams(): Record<LiveWay, number> {
  const counts: Record<LiveWay, number> = { get: 0, post: 0, poll: 0 }
  for (const { way, isConnected } of opened) if (isConnected) counts[way]++
  return counts
}

/**
 * Ends every open stream. Browsers reconnect (to another server when this one stops), are authenticated
 * again and fetch everything again.
 */
export function closeStreams(): void {
  for (const { stream } of opened) stream.close()
}
