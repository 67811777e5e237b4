import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { isSecure } from '../request/origin.ts'

/**
 * The `cache-control` of a picture that only people who are signed in may see. At sign-out we ask browsers to empty their
 * cache, and over plain http they do not listen: there each picture is asked for again, which is a 304 while nothing changed.
 */
export function privateCache(
  request: FastifyRequest,
  config: Pick<Config, 'publicUrl'>,
  { isFinal }: { isFinal: boolean },
): string {
  if (!isSecure(request, config)) return 'private, no-cache'
  return isFinal ? 'private, max-age=31536000, immutable' : 'private, max-age=86400'
}
