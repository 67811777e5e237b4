import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { onTestFinished } from 'vitest'

/** A server of calendars on loopback, which behaves as real ones do, badly too. */
export type CalendarServer = {
  /** The value of CALENDAR_SERVERS with which a server may read here. */
  origin: string
  /** Every request, in the order of their coming. */
  arrivals: { path: string; headers: IncomingMessage['headers'] }[]
  /** What is at a path from now on. */
  put(path: string, answer: CalendarAnswer): void
}

export type CalendarAnswer =
  /** With an `ETag`, by which it is not sent again. */
  | { text: string; isPacked?: boolean }
  | { bytes: Buffer; type: string; encoding?: string }
  | { status: number; location?: string }
  /** Begins to answer, and never ends. */
  | 'trickle'
  /** Takes the request and never answers. */
  | 'hang'
  /** Closes the connection within its answer. */
  | 'cut'
  /** Answers when it is told to. */
  | { text: string; when: Promise<unknown> }

export async function startCalendarServer(): Promise<CalendarServer> {
  const answers = new Map<string, CalendarAnswer>()
  const arrivals: CalendarServer['arrivals'] = []
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    arrivals.push({ path: pathname, headers: request.headers })
    void give(answers.get(pathname) ?? { status: 404 }, request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    arrivals,
    put: (path, answer) => void answers.set(path, answer),
  }
}

async function give(answer: CalendarAnswer, request: IncomingMessage, response: ServerResponse) {
  if (answer === 'hang') return
  if (answer === 'trickle') return void response.writeHead(200).write('BEGIN:VCALENDAR\r\n')
  if (answer === 'cut') {
    response.writeHead(200, { 'content-length': 1000 }).write('BEGIN:VCALENDAR\r\n', () => response.destroy())
    return
  }
  if ('status' in answer) {
    const { status, location } = answer
    response.writeHead(status, location === undefined ? {} : { location }).end('<html>no calendar</html>')
    return
  }
  if ('bytes' in answer) {
    const { bytes, type, encoding } = answer
    response
      .writeHead(200, { 'content-type': type, ...(encoding && { 'content-encoding': encoding }) })
      .end(bytes)
    return
  }
  if ('when' in answer) await answer.when
  giveText(answer, request, response)
}

function giveText(
  answer: { text: string; isPacked?: boolean },
  request: IncomingMessage,
  response: ServerResponse,
) {
  const etag = `"${answer.text.length}"`
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end()
  const bytes = answer.isPacked ? gzipSync(answer.text) : Buffer.from(answer.text)
  const headers = { 'content-type': 'text/calendar; charset=utf-8', etag }
  response.writeHead(200, { ...headers, ...(answer.isPacked && { 'content-encoding': 'gzip' }) }).end(bytes)
}
