import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { minutes } from '../../clock.ts'
import type { Config } from '../../config.ts'
import type { App } from '../../context.ts'
import { notFound, unauthorized } from '../../errors.ts'
import { networkOf } from './network-of.ts'
import { rateLimit } from './rate-limit.ts'

/**
 * Whether the caller runs this server: METRICS_TOKEN as a bearer token or as the password of HTTP Basic, which browsers
 * ask for; without METRICS_TOKEN whoever calls from this machine, where no proxy is in front.
 */
export function isOperator(
  request: FastifyRequest,
  { metricsToken: token, trustedProxies }: Pick<Config, 'metricsToken' | 'trustedProxies'>,
): boolean {
  if (token !== null) return givenTokens(request).some((given) => isSame(given, token))
  // A proxy on this machine need not say that it forwards.
  if (trustedProxies > 0) return false
  const isForwarded = Boolean(request.headers['x-forwarded-for'] ?? request.headers.forwarded)
  return !isForwarded && isLoopback(request.socket.remoteAddress ?? '')
}

/** For a page: a browser asks for the password, and few wrong ones are taken from one address. */
export async function requireOperator(app: App, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (isOperator(request, app.config)) return
  // Without METRICS_TOKEN nobody elsewhere can open it: then it is not there.
  if (app.config.metricsToken === null) throw notFound()
  if (request.headers.authorization !== undefined)
    await rateLimit(app, `operator:ip:${networkOf(request)}`, { limit: 20, perMs: minutes(15) })
  reply.header('www-authenticate', 'Basic realm="Sunporch, for whoever runs it", charset="UTF-8"')
  throw unauthorized()
}

function givenTokens({ headers: { authorization = '' } }: FastifyRequest): string[] {
  const [, scheme = '', value = ''] = /^(\w+) +(.+)$/.exec(authorization) ?? []
  if (scheme.toLowerCase() === 'bearer') return [value]
  if (scheme.toLowerCase() !== 'basic') return []
  const [, password] = /^[^:]*:(.*)$/s.exec(Buffer.from(value, 'base64').toString()) ?? []
  return password === undefined ? [] : [password]
}

/** Compared as hashes, so that not even the length shows. */
function isSame(given: string, wanted: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(wanted))
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address)
}
