import { X509Certificate } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { RequestEnvelope } from 'ask-sdk-model'
import { hours, seconds } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { limitConcurrency } from '../../platform/work/concurrency.ts'
import '../alexa-state.ts'

const signer = 'echo-api.amazon.com'
const tolerance = seconds(150)
const eventTolerance = hours(1)
const fetchLasts = seconds(5)
const longestChain = 64 * 1024
/** Amazon has one chain at a time. */
const chainsKept = 20
const fetching = limitConcurrency(2, { maxWaiting: 8 })

/** Why a request is not believed. Never says more than that it comes from somebody else. */
export class NotFromAlexa extends Error {}

/**
 * The request, when Amazon signed these very bytes, lately, for our skill; throws `NotFromAlexa`.
 * Amazon's verifiers do the work. Ours is what they leave out: a path with dots in it, a certificate
 * that ran out while it was kept, a request from the future, late events, another skill.
 */
export async function verifyRequest(
  app: App,
  skillId: string,
  headers: IncomingHttpHeaders,
  body: string,
): Promise<RequestEnvelope> {
  const url = certificateUrl(headers.signaturecertchainurl)
  const { SkillRequestSignatureVerifier, TimestampVerifier } = await import('ask-sdk-express-adapter')
  const verifier = new SkillRequestSignatureVerifier()
  Object.assign(verifier, {
    certCache: app.alexa.certificates,
    // Amazon's own waits for as long as it takes.
    _getCertChainByUrl: (address: string) => fetching(() => fetchChain(address)),
  })
  try {
    await verifier.verify(body, { ...headers, signaturecertchainurl: url })
    requireValid(app, app.alexa.certificates.get(url) ?? '')
    forgetOldest(app.alexa.certificates)
    const envelope = JSON.parse(body) as RequestEnvelope
    if (!isEvent(envelope)) await new TimestampVerifier().verify(body)
    requireFresh(app, envelope)
    if (envelope.context.System.application.applicationId !== skillId)
      throw new NotFromAlexa('it is for another skill')
    return envelope
  } catch (error) {
    throw error instanceof NotFromAlexa ? error : new NotFromAlexa(messageOf(error))
  }
}

/** The address as it is really fetched: `/echo.api/../other` does not begin with `/echo.api/`. */
function certificateUrl(given: string | string[] | undefined): string {
  const text = String(given)
  if (!URL.canParse(text)) throw new NotFromAlexa('its certificate has no address')
  const url = new URL(text)
  const isAmazons =
    url.protocol === 'https:' &&
    url.hostname === 's3.amazonaws.com' &&
    url.port === '' &&
    url.username === '' &&
    url.password === '' &&
    url.search === '' &&
    url.hash === '' &&
    url.pathname.startsWith('/echo.api/') &&
    !/%|\/\//.test(url.pathname)
  if (!isAmazons) throw new NotFromAlexa('its certificate is not at Amazon')
  return url.href
}

async function fetchChain(address: string): Promise<string> {
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(fetchLasts) })
  const chain = await response.text()
  if (!response.ok || chain.length > longestChain) throw new NotFromAlexa('its certificate is not there')
  return chain
}

function requireValid(app: App, chain: string): void {
  const leaf = new X509Certificate(chain)
  const now = app.clock.now()
  if (now < Date.parse(leaf.validFrom) || now > Date.parse(leaf.validTo))
    throw new NotFromAlexa('its certificate has run out')
  if (!leaf.checkHost(signer, { subject: 'never' })) throw new NotFromAlexa('its certificate is not Alexa’s')
}

function requireFresh(app: App, envelope: RequestEnvelope): void {
  const age = app.clock.now() - Date.parse(envelope.request.timestamp)
  const oldest = isEvent(envelope) ? eventTolerance : tolerance
  // A time that is no time is neither younger nor older.
  if (!(age <= oldest && age >= -tolerance)) throw new NotFromAlexa('it is not of this moment')
}

/** Events are sent again when we were away. */
function isEvent({ request }: RequestEnvelope): boolean {
  return request.type.startsWith('AlexaSkillEvent.')
}

function forgetOldest(chains: Map<string, string>): void {
  const [oldest] = chains.keys()
  if (chains.size > chainsKept && oldest) chains.delete(oldest)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'it could not be read'
}
