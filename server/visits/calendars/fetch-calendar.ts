import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { calendarLimits, findCalendarUrl } from '#contract/visits/calendars.ts'
import type { App } from '../../platform/context.ts'
import { type Answer, callServer, type Problem } from '../../platform/outbound/call-server.ts'
import { decodeCalendar } from './reading/decode-calendar.ts'

/** What the server said with the last answer, so that it need not send the same again. */
export type Known = { etag: string | null; lastModified: string | null }

export type Fetched =
  | ({ kind: 'read'; text: string } & Known)
  /** It is as it was the last time. */
  | { kind: 'unchanged' }
  /** `sentence` tells a person why, without the address. */
  | { kind: 'failed'; sentence: string }

const mostRedirects = 3

const sentences: Record<Problem, string> = {
  inside: 'This address leads into a private network, which we do not read.',
  'not found': 'The calendar’s server was not found.',
  'not secure': 'The connection to the calendar’s server is not secure.',
  'too large': 'The calendar is larger than 2 MB.',
  'too slow': 'The calendar did not answer in time.',
  unreachable: 'The calendar’s server could not be reached.',
  unreadable: 'The calendar’s server answers in a form that we do not read.',
}

/** Says why a calendar cannot be read, in words for a person. */
class Unreadable extends Error {}

/** Reads the calendar at an address. Never throws; follows three redirects at most, and looks at each. */
export async function fetchCalendar(app: App, address: string, known: Known | null): Promise<Fetched> {
  try {
    return readAnswer(await follow(app, address, known))
  } catch (error) {
    return { kind: 'failed', sentence: error instanceof Unreadable ? error.message : sentences.unreachable }
  }
}

/** The first answer that leads nowhere else. All of them share one time limit. */
async function follow(app: App, address: string, known: Known | null): Promise<Answer> {
  const signal = AbortSignal.timeout(app.outbound.timeout)
  const own = app.config.calendarServers
  const call = { headers: headersFor(known), own, mostBytes: calendarLimits.bytes, signal }
  let url = requireUrl(address)
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const answer = await callServer(app, url, call)
    const next = redirectOf(answer, url)
    if (!next) return answer
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
function redirectOf({ status, headers }: Answer, from: URL): URL | null {
  if (![301, 302, 303, 307, 308].includes(status)) return null
  const next = headers.location === undefined ? null : URL.parse(headers.location, from)
  return requireUrl(next?.href ?? '')
}

function readAnswer({ status, headers, body, problem }: Answer): Fetched {
  if (status === 304) return { kind: 'unchanged' }
  if (status !== 0 && status !== 200) throw new Unreadable(refusal(status))
  if (problem) throw new Unreadable(sentences[problem])
  return { kind: 'read', text: calendarIn(body, headers), ...knownFrom(headers) }
}

function calendarIn(bytes: Buffer, headers: IncomingHttpHeaders): string {
  const [, charset = null] = /charset="?([\w-]+)/i.exec(headers['content-type'] ?? '') ?? []
  const text = decodeCalendar(bytes, charset)
  const problem = calendarProblem(text)
  if (problem) throw new Unreadable(problem)
  return text
}

function knownFrom(headers: IncomingHttpHeaders): Known {
  return { etag: short(headers.etag), lastModified: short(headers['last-modified']) }
}

/** Why a text is no calendar, in a sentence; null for a calendar. People send the address of a page by mistake. */
export function calendarProblem(text: string): string | null {
  if (/^BEGIN:VCALENDAR\s*$/im.test(text)) return null
  return /^\s*</.test(text)
    ? 'This is a web page and not a calendar. Please look for the secret address in iCal format.'
    : 'This is not a calendar in iCal format.'
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
function short(header: string | undefined): string | null {
  return header !== undefined && header.length <= 300 ? header : null
}
