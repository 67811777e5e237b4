import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { minutes } from '../../clock.ts'
import type { Config } from '../../config.ts'
import type { App } from '../../context.ts'
import { notFound, unauthorized } from '../../errors.ts'
import { networkOf } from './network-of.ts'
import { isLoopbackName } from './own-address.ts'
import { rateLimit, refuseOverLimit } from './rate-limit.ts'

/** A shorter METRICS_TOKEN opens nothing: it can be guessed from many networks. */
const leastTokenLength = 16

export function hasShortToken({ metricsToken }: Pick<Config, 'metricsToken'>): boolean {
  return metricsToken !== null && metricsToken.length < leastTokenLength
}

/** For doctor and the log of a start. */
export const shortTokenSentence = `METRICS_TOKEN is short, so /metrics and /operator answer 404. Use at least ${leastTokenLength} characters, such as those of "openssl rand -hex 16".`

/**
 * Lets whoever runs this server in: with METRICS_TOKEN as a bearer token or as the password of HTTP Basic, which browsers
 * ask for; without METRICS_TOKEN whoever calls this machine by its own name on it, where no proxy is in front. Twenty wrong
 * tokens keep a network out for a quarter of an hour. `asks`: a page, for which a browser asks for the password.
 */
export async function requireOperator(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  { asks = false } = {},
): Promise<void> {
  const { metricsToken: token } = app.config
  // Without METRICS_TOKEN nobody elsewhere can open it: then it is not there.
  if (token === null || hasShortToken(app.config)) {
    if (token === null && isThisMachine(app, request)) return
    throw notFound()
  }
  const given = givenTokens(request)
  const guesses = `operator:ip:${networkOf(request)}`
  if (given.length > 0) await refuseOverLimit(app, guesses, mostGuesses)
  if (given.some((one) => isSame(one, token))) return
  if (request.headers.authorization !== undefined) await rateLimit(app, guesses, mostGuesses)
  if (!asks) throw notFound()
  reply.header('www-authenticate', 'Basic realm="Sunporch, for whoever runs it", charset="UTF-8"')
  throw unauthorized()
}

const mostGuesses = { limit: 20, perMs: minutes(15) }

/**
 * A page of somebody else may lead a name of theirs to this machine (DNS rebinding), and then a browser on it calls by
 * that name.
 */
function isThisMachine({ config }: App, request: FastifyRequest): boolean {
  // A proxy on this machine need not say that it forwards.
  if (config.trustedProxies > 0) return false
  const isForwarded = Boolean(request.headers['x-forwarded-for'] ?? request.headers.forwarded)
  const name = URL.parse(`http://${request.headers.host ?? ''}`)?.hostname ?? ''
  return !isForwarded && isLoopbackName(name) && isLoopback(request.socket.remoteAddress ?? '')
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
