import {
  Agent as HttpAgent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as requestHttp,
} from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { pipeline, type Readable, type Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { seconds } from '../clock.ts'
import type { App } from '../context.ts'
import { leavePlace } from '../work/calls-by-person.ts'
import { anywhere, InnerAddress, isInnerLiteral, outsideOnly } from './outside-only.ts'
import type { Resolve } from './resolve.ts'

type Agents = { 'http:': HttpAgent; 'https:': HttpsAgent }

/** What one process keeps for calling servers whose addresses people choose. */
export type Outbound = {
  /** For addresses of the Internet. */
  outside: Agents
  /** For servers that the operator has named. */
  own: Agents
  /** How long a server may take with its whole answer, in milliseconds. */
  timeout: number
}

declare module '../context.ts' {
  interface App {
    outbound: Outbound
  }
}

type Options = {
  resolve?: Resolve
  timeout?: number
  /** How long a connection is kept without a request, in milliseconds. */
  idle?: number
}

/**
 * A connection is kept for the next requests of the same minute. One that is kept longer may be lost on its way without
 * a word, and a request would wait for its timeout.
 */
export function openOutbound({ resolve, timeout = seconds(10), idle = seconds(30) }: Options = {}): Outbound {
  const agentsBy = (lookup: LookupFunction): Agents => {
    const kept = { keepAlive: true, maxFreeSockets: 32, scheduling: 'lifo', timeout: idle, lookup } as const
    return { 'http:': new HttpAgent(kept), 'https:': new HttpsAgent(kept) }
  }
  return { outside: agentsBy(outsideOnly(resolve)), own: agentsBy(anywhere), timeout }
}

type Call = {
  method?: 'GET' | 'POST'
  headers: OutgoingHttpHeaders
  body?: Buffer | string
  /** The origins that the operator has named. Only they may be inside the own network. */
  own: readonly string[]
  /** How much of the answer is read, counted after unpacking. */
  mostBytes?: number
  /** Ends the call. Without it, `outbound.timeout` does. */
  signal?: AbortSignal
}

/** Why there is no answer, or not all of it. */
export type Problem =
  | 'inside'
  | 'not found'
  | 'not secure'
  | 'too large'
  | 'too slow'
  | 'unreachable'
  | 'unreadable'

export type Answer = {
  /** 0 when no answer came. */
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  problem: Problem | null
}

export const noAnswer: Answer = { status: 0, headers: {}, body: Buffer.alloc(0), problem: null }

class TooLarge extends Error {}
class Unreadable extends Error {}

/** One request to a server of somebody else. Never throws, and neither follows nor reads a redirect. */
export async function callServer(app: Pick<App, 'outbound'>, url: URL, call: Call): Promise<Answer> {
  leavePlace()
  const { mostBytes = 0, signal = AbortSignal.timeout(app.outbound.timeout) } = call
  let answer = noAnswer
  try {
    const response = await open(app.outbound, url, { ...call, signal })
    const { statusCode: status = 0, headers } = response
    answer = { ...noAnswer, status, headers }
    if (mostBytes > 0 && (status < 300 || status >= 400))
      return { ...answer, body: await readBody(response, mostBytes) }
    response.destroy()
    return answer
  } catch (error) {
    return { ...answer, problem: problemOf(error, signal) }
  }
}

async function open(outbound: Outbound, url: URL, call: Call): Promise<IncomingMessage> {
  const isOwn = call.own.includes(url.origin)
  if (!isOwn && isInnerLiteral(url)) throw new InnerAddress('The address is inside the own network.')
  const agents = isOwn ? outbound.own : outbound.outside
  const first = await send(agents, url, call)
  const response = first === 'stale connection' ? await send(agents, url, call) : first
  if (response === 'stale connection') throw new Error('The connection was closed without an answer.')
  return response
}

function send(
  agents: Agents,
  url: URL,
  { method = 'GET', headers, body, signal }: Call,
): Promise<IncomingMessage | 'stale connection'> {
  const isPlain = url.protocol === 'http:'
  const agent = agents[isPlain ? 'http:' : 'https:']
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage | 'stale connection'>()
  const request = (isPlain ? requestHttp : requestHttps)(url, { method, agent, headers, signal }, resolve)
  request.on('error', (error: NodeJS.ErrnoException) => {
    // A connection that was kept open may have been closed by the server at this moment.
    if (request.reusedSocket && /^(ECONNRESET|EPIPE)$/.test(error.code ?? '')) resolve('stale connection')
    else reject(error)
  })
  // A switch of protocols (101) is neither a response nor an error.
  request.on('close', () => reject(new Error('The connection was closed without an answer.')))
  request.end(body)
  return promise
}

async function readBody(response: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of unpacked(response)) {
    size += chunk.length
    if (size > mostBytes) throw new TooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const unpackers: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

function unpacked(response: IncomingMessage): Readable {
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() || 'identity'
  if (encoding === 'identity') return response
  const unpacker = unpackers[encoding]?.()
  if (unpacker) return pipeline(response, unpacker, () => {})
  response.destroy()
  throw new Unreadable()
}

function problemOf(error: unknown, signal: AbortSignal): Problem {
  if (error instanceof TooLarge) return 'too large'
  if (error instanceof Unreadable) return 'unreadable'
  if (signal.aborted) return 'too slow'
  if (error instanceof InnerAddress) return 'inside'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'not found'
  if (/CERT|SSL|TLS|SIGNED/i.test(code)) return 'not secure'
  return /^Z_|^ERR_?_BROTLI|^ERR__ERROR/.test(code) ? 'unreadable' : 'unreachable'
}
