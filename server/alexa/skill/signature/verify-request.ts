import { X509Certificate } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { RequestEnvelope } from 'ask-sdk-model'
import { hours, seconds } from '../../../platform/clock.ts'
import type { App } from '../../../platform/context.ts'
import '../../alexa-state.ts'
import { downloadChain } from './certificate-chain.ts'

const signer = 'echo-api.amazon.com'
/** How old a request may be, and how far in the future. Amazon asks for 150 seconds. */
const tolerance = seconds(150)
/** Amazon retries events for an hour when the server was not reachable. */
const eventTolerance = hours(1)
/** Amazon uses one chain at a time. */
const maxChains = 20

/** Says why a request is not from Alexa. Only the set-up page shows it, never the answer. */
export class NotFromAlexa extends Error {}

/** Amazon has signed it, but for a skill of another id. */
export class WrongSkill extends NotFromAlexa {}

/**
 * Parses the request after checking that Amazon signed these very bytes, recently, for our skill. Throws
 * `NotFromAlexa`, or `CertificateServerDown` when that cannot be checked now. Amazon's own verifier checks the
 * signature and the certificate chain. It misses, and this adds: dots in the path of the certificate, a certificate that
 * expired in the cache, and a request for another skill. The age is checked here by the server's clock, with a limit for
 * late events and for times in the future, which Amazon's `TimestampVerifier` lacks.
 */
export async function verifyRequest(
  app: App,
  skillId: string,
  headers: IncomingHttpHeaders,
  body: string,
): Promise<RequestEnvelope> {
  const url = certificateUrl(headers.signaturecertchainurl)
  if (!headers['signature-256']) throw new NotFromAlexa('it is not signed')
  const chain = app.alexa.certificates.get(url) ?? (await downloadChain(app, url))
  if (chain === null) throw new NotFromAlexa('its certificate is not there')
  const { SkillRequestSignatureVerifier } = await import('ask-sdk-express-adapter')
  const verifier = new SkillRequestSignatureVerifier()
  Object.assign(verifier, {
    certCache: app.alexa.certificates,
    // Amazon's own download has neither a timeout nor a limit of size.
    _getCertChainByUrl: async () => chain,
  })
  try {
    await verifier.verify(body, { ...headers, signaturecertchainurl: url })
    requireValidCertificate(app, app.alexa.certificates.get(url) ?? '')
    forgetOldest(app.alexa.certificates)
    const envelope: RequestEnvelope = JSON.parse(body)
    requireRecent(app, envelope)
    if (envelope.context.System.application.applicationId !== skillId)
      throw new WrongSkill('it is for another skill')
    return envelope
  } catch (error) {
    throw error instanceof NotFromAlexa ? error : new NotFromAlexa(messageOf(error))
  }
}

/** The normalised address, because `/echo.api/../other` is downloaded from `/other`. */
function certificateUrl(header: string | string[] | undefined): string {
  const text = String(header)
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

function requireValidCertificate(app: App, chain: string): void {
  const leaf = new X509Certificate(chain)
  const now = app.clock.now()
  if (now < Date.parse(leaf.validFrom) || now > Date.parse(leaf.validTo))
    throw new NotFromAlexa('its certificate has run out')
  if (!leaf.checkHost(signer, { subject: 'never' })) throw new NotFromAlexa('its certificate is not Alexa’s')
}

function requireRecent(app: App, envelope: RequestEnvelope): void {
  const age = app.clock.now() - Date.parse(envelope.request.timestamp)
  const maxAge = isEvent(envelope) ? eventTolerance : tolerance
  // An invalid timestamp makes the age NaN, which fails both comparisons.
  if (!(age <= maxAge && age >= -tolerance)) throw new NotFromAlexa('it is not of this moment')
}

function isEvent({ request }: RequestEnvelope): boolean {
  return request.type.startsWith('AlexaSkillEvent.')
}

function forgetOldest(chains: Map<string, string>): void {
  const [oldest] = chains.keys()
  if (chains.size > maxChains && oldest) chains.delete(oldest)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'it could not be read'
}
