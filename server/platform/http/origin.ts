import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/**
 * Whether the request comes from our own pages. Browsers say so in Sec-Fetch-Site or in Origin;
 * a client that sends neither is not a browser and does not attach a person's cookies by itself.
 */
export function isOwnOrigin(request: FastifyRequest, config: Pick<Config, 'publicUrl'>): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const origin = request.headers.origin
  if (origin === undefined) return true
  return origin === originOf(request) || origin === config.publicUrl
}

/** The address the caller used, like https://photos.example.org. */
export function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`
}

/** The address at which this browser comes back from a sign-in elsewhere. Links for others: `linkOrigin`. */
export function publicUrl(request: FastifyRequest, config: Pick<Config, 'publicUrl'>): string {
  return config.publicUrl ?? originOf(request)
}
