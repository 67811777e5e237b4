import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A program on loopback that is told by webhook. */
export type WebhookReceiver = {
  /** The value of WEBHOOK_SERVERS with which a server may send here. */
  origin: string
  /** Every message, in the order of their coming. */
  arrivals: { path: string; headers: IncomingHttpHeaders; body: string }[]
  /** What it answers from now on. */
  answer(to: (response: ServerResponse) => void): void
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const arrivals: WebhookReceiver['arrivals'] = []
  let answer = (response: ServerResponse): void => {
    response.writeHead(204).end()
  }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    arrivals.push({ path: request.url ?? '', headers: request.headers, body })
    answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrivals,
    answer: (to) => {
      answer = to
    },
  }
}
