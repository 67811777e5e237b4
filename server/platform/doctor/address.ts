import { once } from 'node:events'
import { createServer } from 'node:net'
import { connect } from 'node:tls'
import type { Config } from '../config.ts'
import { hasShortToken, shortTokenSentence } from '../http/request/operator.ts'
import { isLoopbackName } from '../http/request/own-address.ts'
import { listenTrouble, StartTrouble } from '../start-trouble.ts'
import { type Finding, type Findings, look, mend, ok, reasonIn } from './finding.ts'
import { examineStreams } from './streams.ts'

const patience = 10_000
const day = 86_400_000

/** The port, whether a server runs there, and the address that families use. */
export async function* examineAddress(config: Config): Findings {
  const isRunning = yield* examinePort(config)
  // Behind the address of families are other processes than a worker.
  yield* examinePublicUrl(config, isRunning || config.role === 'worker')
  yield* examineProxy(config)
}

/** Listens there for an instant. Where somebody listens already, it asks who it is. Returns whether it is Sunporch. */
async function* examinePort(config: Config): AsyncGenerator<Finding, boolean, void> {
  const trouble = await portTrouble(config)
  const here = `http://${localName(config.host)}:${config.port}`
  if (trouble === null) yield ok(`The server does not run now, and port ${config.port} is free.`)
  else if ((trouble as { code?: string }).code === 'EADDRINUSE' && (await isOurs(here))) {
    yield* examineRunning(here, config)
    return true
  } else yield mend(sentenceOf(listenTrouble(trouble, config)))
  return false
}

async function portTrouble({ port, host }: Config): Promise<unknown> {
  const probe = createServer()
  try {
    const listening = once(probe, 'listening')
    probe.listen(port, host)
    await listening
    return null
  } catch (error) {
    return error
  } finally {
    probe.close()
  }
}

function localName(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') ? `[${host}]` : host
}

async function isOurs(url: string): Promise<boolean> {
  const signal = AbortSignal.timeout(patience)
  return fetch(`${url}/healthz`, { signal, redirect: 'manual' }).then(answersAsOurs, () => false)
}

async function answersAsOurs(answer: Response): Promise<boolean> {
  const body = await answer.text().catch(() => '')
  return answer.status === 200 && body === '{"status":"ok"}'
}

async function* examineRunning(url: string, { port }: Config): Findings {
  const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(patience) })
  const { warning, error } = (await answer.json()) as { warning?: string; error?: { message: string } }
  if (error) yield mend(`Sunporch is running on port ${port}, but it is not ready: ${error.message}`)
  else if (warning) yield mend(`Sunporch is running on port ${port}: ${warning}`)
  else yield ok(`Sunporch is running on port ${port}, and can write to its database and its storage.`)
}

function sentenceOf(trouble: unknown): string {
  return trouble instanceof StartTrouble ? trouble.message : reasonIn(trouble)
}

const needsHttps =
  'Notices on phones, the app without a connection and a screen that starts without one need HTTPS'

async function* examinePublicUrl({ publicUrl }: Config, canLeadHere: boolean): Findings {
  if (!publicUrl)
    return yield look(
      `PUBLIC_URL is not set, so links lead to this machine's address in its network, which a container does not know. ${needsHttps}: put a proxy with a certificate in front, and set PUBLIC_URL=https://… (docs/operations.md).`,
    )
  const { protocol, hostname } = new URL(publicUrl)
  if (isLoopbackName(hostname))
    yield look(
      `PUBLIC_URL is ${publicUrl}, which other devices do not reach. Set it to the address that families use.`,
    )
  else if (protocol === 'http:')
    yield look(
      `PUBLIC_URL is ${publicUrl}. ${needsHttps}: put a proxy with a certificate in front, and set PUBLIC_URL=https://…`,
    )
  if (!canLeadHere)
    return yield look(`Whether ${publicUrl} leads here was not tried, because the server does not run.`)
  const reached = await tryPublicUrl(publicUrl)
  yield reached
  if (reached.level === 'ok') yield* examineStreams(publicUrl)
  if (protocol === 'https:') yield* examineCertificate(new URL(publicUrl))
}

async function tryPublicUrl(publicUrl: string): Promise<Finding> {
  try {
    const answer = await fetch(`${publicUrl}/healthz`, { signal: AbortSignal.timeout(patience) })
    if (await answersAsOurs(answer)) return ok(`${publicUrl} leads to Sunporch.`)
    return mend(
      `${publicUrl} answers, but not as Sunporch (${answer.status} at /healthz). Let the proxy pass everything on to this server's port.`,
    )
  } catch (error) {
    const reason = reasonIn(error)
    const code = codeIn(error)
    if (/ENOTFOUND|EAI_AGAIN/.test(code))
      return mend(
        `The name in ${publicUrl} is not known (${code}). Check PUBLIC_URL, and the name's entry in the DNS.`,
      )
    if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS|ERR_SSL/.test(code))
      return mend(
        `The certificate of ${publicUrl} is not accepted (${reason}). Browsers refuse it, too: get one from an authority, for example by Caddy or Let's Encrypt.`,
      )
    return look(
      `${publicUrl} does not answer from this machine (${reason}). Some routers do not let their own network in by the outer address: if it does not answer on a phone without Wi-Fi either, check the proxy and the router.`,
    )
  }
}

function codeIn(error: unknown): string {
  const { cause, code = '', message = '' } = error as { cause?: unknown; code?: string; message?: string }
  if (cause) return codeIn(cause)
  if (error instanceof AggregateError && error.errors.length > 0) return codeIn(error.errors[0])
  return code || message
}

async function* examineCertificate({ hostname, port }: URL): Findings {
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    servername: hostname,
    timeout: patience,
  })
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(patience) })
    const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / day)
    if (days < 14)
      yield look(
        `The certificate of ${hostname} is good for ${days} more days. Check that it is renewed by itself.`,
      )
  } catch {
    // What is wrong with it was said already.
  } finally {
    socket.destroy()
  }
}

async function* examineProxy({ publicUrl, trustedProxies, metricsToken }: Config): Findings {
  if (publicUrl?.startsWith('https:') && trustedProxies === 0)
    yield mend(
      'PUBLIC_URL is https, so a proxy stands in front, but TRUST_PROXY is 0: all families share one limit of sign-ins. Set TRUST_PROXY=1, or to the number of proxies.',
    )
  else if (!publicUrl && trustedProxies > 0)
    yield look(
      'TRUST_PROXY is set without PUBLIC_URL. Without a proxy in front, clients can forge their address: then leave TRUST_PROXY away.',
    )
  if (hasShortToken({ metricsToken })) yield look(shortTokenSentence)
  else if (metricsToken === null && trustedProxies > 0)
    yield look(
      '/metrics and /operator answer 404 to everybody, because TRUST_PROXY is set. Set METRICS_TOKEN to use them.',
    )
}
