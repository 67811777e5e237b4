import { seconds } from '../../../platform/clock.ts'
import type { App } from '../../../platform/context.ts'
import '../../alexa-state.ts'

/** Amazon waits 8 seconds for an answer. The rest is for the answer itself. */
const patience = seconds(5)
const maxChainLength = 64 * 1024

/** The server with Amazon's certificates cannot be reached. That says nothing about the request. */
export class CertificateServerDown extends Error {}

/**
 * The certificate chain at the address; null when there is none. Requests for one address at the same time share one
 * download. Throws `CertificateServerDown` after 5 seconds, the wait for other downloads included.
 */
export async function downloadChain(app: App, address: string): Promise<string | null> {
  const { chainRequests } = app.alexa
  const request =
    chainRequests.get(address) ?? withinPatience(app, (signal) => download(app, address, signal))
  chainRequests.set(address, request)
  try {
    return await request
  } finally {
    chainRequests.delete(address)
  }
}

async function withinPatience<T>(app: App, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const [late, done] = [new AbortController(), new AbortController()]
  const deadline = app.clock.sleepUntil(app.clock.now() + patience, done.signal).then(() => {
    late.abort()
    throw new CertificateServerDown('Amazon’s certificate server does not answer in time')
  })
  try {
    return await Promise.race([work(late.signal), deadline])
  } finally {
    deadline.catch(() => {})
    done.abort()
  }
}

async function download(app: App, address: string, signal: AbortSignal): Promise<string | null> {
  try {
    return await app.alexa.limitDownloads(async () => {
      signal.throwIfAborted()
      const response = await app.alexa.fetchCertificate(address, { redirect: 'error', signal })
      if (response.status >= 500) throw new Error(`status ${response.status}`)
      const chain = await response.text()
      return response.ok && chain.length <= maxChainLength ? chain : null
    })
  } catch (cause) {
    throw new CertificateServerDown('Amazon’s certificate server cannot be reached', { cause })
  }
}
