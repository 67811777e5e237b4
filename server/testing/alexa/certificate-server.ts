import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { TestApp } from '../test-app.ts'

/**
 * Amazon's certificate server, on loopback. `answers` are the requests that wait for an answer, in order: the test
 * answers them, or leaves them waiting. Closed after the test.
 */
export async function givenCertificateServer(app: TestApp) {
  const answers: { path: string; response: ServerResponse }[] = []
  const server = createServer((request, response) => {
    answers.push({ path: request.url ?? '', response })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  app.alexa.fetchCertificate = (address, init) =>
    fetch(String(address).replace('https://s3.amazonaws.com', url), init)
  return {
    answers,
    /** Nobody listens there any more. */
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
