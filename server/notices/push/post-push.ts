import { type OutgoingHttpHeaders, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { PushState } from './push-state.ts'

export type PushAnswer = {
  /** 0 when no answer came. */
  status: number
  /** The beginning of the body: services say there what they dislike. */
  body: string
  retryAfter: string | undefined
}

const longestBody = 2000

type Posted = { isOwn: boolean; headers: OutgoingHttpHeaders; body: Buffer }

/** One message to a push service. Never throws, follows no redirect, and waits for `timeout` at most. */
export async function postPush(state: PushState, url: URL, posted: Posted): Promise<PushAnswer> {
  const first = await post(state, url, posted)
  // A connection that was kept open may have been closed by the service at this moment.
  return first === 'stale connection' ? orNoAnswer(await post(state, url, posted)) : first
}

const noAnswer: PushAnswer = { status: 0, body: '', retryAfter: undefined }

function orNoAnswer(answer: PushAnswer | 'stale connection'): PushAnswer {
  return answer === 'stale connection' ? noAnswer : answer
}

function post(
  { outside, own, timeout }: PushState,
  url: URL,
  { isOwn, headers, body }: Posted,
): Promise<PushAnswer | 'stale connection'> {
  const isPlain = url.protocol === 'http:'
  const agent = isOwn ? own[isPlain ? 'http:' : 'https:'] : outside
  const options = { method: 'POST', agent, headers: { ...headers, 'content-length': body.length } }
  return new Promise((resolve) => {
    const request = (isPlain ? requestHttp : requestHttps)(url, options, (response) => {
      const { statusCode: status = 0, headers } = response
      let text = ''
      const finish = () => resolve({ status, body: text, retryAfter: headers['retry-after'] })
      response.setEncoding('utf8')
      // Read to its end, so that the connection is used again.
      response.on('data', (chunk: string) => {
        text = (text + chunk).slice(0, longestBody)
      })
      response.on('end', finish)
      response.on('error', finish)
    })
    const timer = setTimeout(() => request.destroy(new Error('timeout')), timeout)
    request.on('close', () => {
      clearTimeout(timer)
      resolve(noAnswer)
    })
    request.on('error', ({ code }: NodeJS.ErrnoException) => {
      const isStale = request.reusedSocket && (code === 'ECONNRESET' || code === 'EPIPE')
      resolve(isStale ? 'stale connection' : noAnswer)
    })
    request.end(body)
  })
}
