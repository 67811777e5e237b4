import type { FastifyRequest } from 'fastify'
import { apiTokenPrefix } from '#contract/family/api-tokens.ts'

/** What the caller has sent as `Authorization: Bearer …`. */
export function bearerOf({ headers }: FastifyRequest): string | null {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null
}

/**
 * The API token of this request; null without one. A proxy may send bearers of its own along with a browser's cookies, and
 * they are not ours. What is for everybody or for the operator, or is not there at all, is answered as without a token.
 */
export function apiTokenOf(request: FastifyRequest): string | null {
  const { access } = request.routeOptions.config
  if (access === undefined || access === 'public' || access === 'operator') return null
  const bearer = bearerOf(request)
  return bearer?.startsWith(apiTokenPrefix) ? bearer : null
}
