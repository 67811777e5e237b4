import { type IncomingMessage, type OutgoingHttpHeaders, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { pipeline, type Readable, type Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { calendarLimits, findCalendarUrl } from '#contract/visits/calendars.ts'
import type { App } from '../../../platform/context.ts'
import { InnerAddress, isOutside } from '../../../platform/http/request/outside-only.ts'
import { decodeCalendar } from '../reading/decode-calendar.ts'

/** What the server said with the last answer, so that it need not send the same again. */
export type Known = { etag: string | null; lastModified: string | null }

export type Fetched =
  | ({ kind: 'read'; text: string } & Known)
  /** It is as it was the last time. */
  | { kind: 'unchanged' }
  /** `sentence` tells a person why, without the address. */
  | { kind: 'failed'; sentence: string }

const mostRedirects = 3

const inside = 'This address leads into a private network, which we do not read.'
const tooSlow = 'The calendar did not answer in time.'
const tooLargeCalendar = 'The calendar is larger than 2 MB.'

/** Says why a calendar cannot be read, in words for a person. */
class Unreadable extends Error {}

/** Reads the calendar at an address. Never throws; follows three redirects at most, and looks at each. */
export async function fetchCalendar(app: App, address: string, known: Known | null): Promise<Fetched> {
  const stopping = new AbortController()
  const timer = setTimeout(() => stopping.abort(), app.calendars.timeout)
  try {
    return await follow(app, address, known, stopping.signal)
  } catch (error) {
    return { kind: 'failed', sentence: sentenceOf(error, stopping.signal) }
  } finally {
    clearTimeout(timer)
    stopping.abort()
  }
}

async function follow(app: App, address: string, known: Known | null, signal: AbortSignal): Promise<Fetched> {
  let url = requireUrl(address)
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const response = await open(app, url, known, signal)
    const next = redirectOf(response, url)
    if (!next) return readAnswer(response, signal)
    response.destroy()
    if (url.protocol === 'https:' && next.protocol === 'http:')
      throw new Unreadable('The calendar’s server leads to an address that is not secure.')
    url = next
  }
  throw new Unreadable('The calendar’s server leads to one address after the other.')
}

function requireUrl(address: string): URL {
  const url = findCalendarUrl(address)
  if (!url || url.username || url.password) throw new Unreadable('This is no address of a calendar.')
  return url
}

function open(app: App, url: URL, known: Known | null, signal: AbortSignal): Promise<IncomingMessage> {
  const { calendars, config } = app
  const isPlain = url.protocol === 'http:'
  const isOwn = config.calendarServers.includes(url.origin)
  // A socket asks for no name when the host is an address already.
  const literal = url.hostname.replace(/^\[(.*)\]$/, '$1')
  if (!isOwn && isLiteral(literal) && !isOutside(literal)) throw new Unreadable(inside)
  const agent = (isOwn ? calendars.own : calendars.outside)[isPlain ? 'http:' : 'https:']
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const options = { agent, signal, headers: headersFor(known) }
  const request = (isPlain ? requestHttp : requestHttps)(url, options, resolve)
  request.on('error', reject)
  // A switch of protocols (101) is neither a response nor an error.
  request.on('close', () => reject(new Error('The connection was closed without an answer.')))
  request.end()
  return promise
}

function isLiteral(host: string): boolean {
  return host.includes(':') || /^[\d.]+$/.test(host)
}

function headersFor(known: Known | null): OutgoingHttpHeaders {
  return {
    accept: 'text/calendar, text/plain;q=0.8, */*;q=0.1',
    'accept-encoding': 'gzip, deflate, br',
    'user-agent': 'Sunporch (calendars)',
    ...(known?.etag && { 'if-none-match': known.etag }),
    ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
  }
}

/** Null for an answer that is none. */
function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | null {
  if (![301, 302, 303, 307, 308].includes(statusCode)) return null
  const next = headers.location === undefined ? null : URL.parse(headers.location, from)
  return requireUrl(next?.href ?? '')
}

async function readAnswer(response: IncomingMessage, signal: AbortSignal): Promise<Fetched> {
  const { statusCode = 0, headers } = response
  if (statusCode === 304) return { kind: 'unchanged' }
  if (statusCode !== 200) throw new Unreadable(refusal(statusCode))
  const bytes = await readBytes(decoded(response), signal)
  const [, charset = null] = /charset="?([\w-]+)/i.exec(headers['content-type'] ?? '') ?? []
  const text = decodeCalendar(bytes, charset)
  const problem = calendarProblem(text)
  if (problem) throw new Unreadable(problem)
  const { etag = null, 'last-modified': lastModified = null } = headers
  return { kind: 'read', text, etag: short(etag), lastModified: short(lastModified) }
}

/** Why a text is no calendar, in a sentence; null for a calendar. People send the address of a page by mistake. */
export function calendarProblem(text: string): string | null {
  if (/^BEGIN:VCALENDAR\s*$/im.test(text)) return null
  return /^\s*</.test(text)
    ? 'This is a web page and not a calendar. Please look for the secret address in iCal format.'
    : 'This is not a calendar in iCal format.'
}

function decoded(response: IncomingMessage): Readable {
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
  const decoders: Record<string, () => Transform> = {
    gzip: createGunzip,
    'x-gzip': createGunzip,
    deflate: createInflate,
    br: createBrotliDecompress,
  }
  if (encoding === 'identity' || encoding === '') return response
  const decoder = decoders[encoding]?.()
  if (!decoder) throw new Unreadable('The calendar’s server answers in a form that we do not read.')
  return pipeline(response, decoder, () => {})
}

/** Counted after unpacking: what is packed tightly may be huge. */
async function readBytes(stream: Readable, signal: AbortSignal): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    if (signal.aborted) throw new Unreadable(tooSlow)
    size += chunk.length
    if (size > calendarLimits.bytes) throw new Unreadable(tooLargeCalendar)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function refusal(status: number): string {
  if (status === 404 || status === 410) return `There is no calendar at this address (${status}).`
  if (status === 401 || status === 403)
    return `The calendar’s server does not let us read it (${status}). The address may have changed.`
  if (status === 429) return 'The calendar’s server asks us to come back later (429).'
  if (status >= 500) return `The calendar’s server has a problem (${status}).`
  return `The calendar’s server did not answer with a calendar (${status}).`
}

/** Some servers send whole sentences there. */
function short(header: string | null): string | null {
  return header !== null && header.length <= 300 ? header : null
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

function sentenceOf(error: unknown, signal: AbortSignal): string {
  if (error instanceof Unreadable) return error.message
  if (signal.aborted) return tooSlow
  if (error instanceof InnerAddress) return inside
  const code = codeOf(error)
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'The calendar’s server was not found.'
  if (/CERT|SSL|TLS|SIGNED/i.test(code)) return 'The connection to the calendar’s server is not secure.'
  if (/^Z_|^ERR_?_BROTLI|^ERR__ERROR/.test(code))
    return 'The calendar’s server answers in a form that we do not read.'
  return 'The calendar’s server could not be reached.'
}
