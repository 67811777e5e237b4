import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { isLoopbackName } from './own-address.ts'

type Address = Pick<Config, 'publicUrl'>

/**
 * Whether the request comes from our own pages. Browsers say so in Sec-Fetch-Site or in Origin;
 * a client that sends neither is not a browser and does not attach a person's cookies by itself.
 */
export function isOwnOrigin(request: FastifyRequest, config: Address): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const origin = request.headers.origin
  if (origin === undefined) return true
  return (
    origin === originAt(config.publicUrl) || (origin === originOf(request) && mayBeCalledAs(request, config))
  )
}

/** The address the caller used, like https://photos.example.org. */
export function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`
}

/** The address at which this browser goes on: after a sign-in elsewhere. Links for others: `linkOrigin`. */
export function publicUrl(request: FastifyRequest, config: Address): string {
  return config.publicUrl ?? originOf(request)
}

/**
 * The origin of the page that calls, for further requests of the same page: what the browser says, which has been checked. A
 * program says nothing, and a proxy need not say what was called, so for them it is the public address on HTTPS.
 */
export function pageOrigin(request: FastifyRequest, config: Address): string {
  const origin = originAt(request.headers.origin ?? null)
  if (origin) return origin
  return mayBeCalledAs(request, config)
    ? originOf(request)
    : (originAt(config.publicUrl) ?? originOf(request))
}

/** Whether browsers take what is said over this connection as said over HTTPS. */
export function isSecure(request: FastifyRequest, { publicUrl }: Address): boolean {
  return Boolean(publicUrl?.startsWith('https:')) || request.protocol === 'https' || isOnThisMachine(request)
}

/**
 * A name of a stranger may lead to our address, so what the request itself calls us counts for little. With a public address
 * on HTTPS there is no other one, except on this machine and over HTTPS, where the stranger's name has no certificate of
 * ours. A network at home has addresses that nobody has told us.
 */
function mayBeCalledAs(request: FastifyRequest, { publicUrl }: Address): boolean {
  return !publicUrl?.startsWith('https:') || request.protocol === 'https' || isOnThisMachine(request)
}

/** Null for what is no web address, such as "null", which browsers say of a page without an origin. */
function originAt(url: string | null): string | null {
  const parsed = url === null ? null : URL.parse(url)
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.origin : null
}

function isOnThisMachine(request: FastifyRequest): boolean {
  return isLoopbackName(request.hostname)
}
