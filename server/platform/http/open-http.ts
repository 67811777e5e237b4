import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import type { ErrorBody, ErrorCode } from '#contract/platform/errors.ts'
import type { Access, TokenRight } from '#contract/platform/policy.ts'
import { herVoicePaths } from '#contract/screen/her-voice-paths.ts'
import { Away, unavailable } from '../away.ts'
import { minutes } from '../clock.ts'
import type { Config } from '../config.ts'
import type { App } from '../context.ts'
import { diskFull, isDiskFull } from '../disk.ts'
import { AppError, forbidden } from '../errors.ts'
import { type CallsByPerson, callsByPerson } from '../work/calls-by-person.ts'
import { compressAnswers } from './answer/compress.ts'
import { apiTokenOf } from './request/api-token.ts'
import { isOwnOrigin } from './request/origin.ts'
import type { RouteRow } from './route.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call this route. Every route needs it. */
    access?: Access
    /** Which API tokens may call it; without it none. */
    token?: TokenRight
    /** It takes the tokens of assistants too, which reach everything else by tools only. */
    isForAssistants?: boolean
    /** Its POST may come from other sites, because no cookie has a part in what it does. */
    takesForeignPosts?: boolean
    /** Its POST only reads, so it is answered while the disk is full. */
    changesNothing?: boolean
  }
  interface FastifyInstance {
    /** Every route with its row of the policy, for the access matrix of the tests. */
    policyRows: RouteRow[]
    /** Every call of the contract that was mounted. */
    endpoints: Endpoint[]
    /** Calls of signed-in people and of their programs take turns by person. */
    inTurn: CallsByPerson
    /** Whether the server was told to stop. It still answers, so that a load balancer can look away first. */
    ending: { hasBegun: boolean }
  }
}

const loadsNothing = "default-src 'none'; frame-ancestors 'none'"
/** Of one person: as many connections as a browser opens to a server over HTTP/1.1. */
const callsAtOnce = 6
const largestBody = 256 * 1024
/** The longest that a request may take to arrive: 10 MB at 150 kbit/s. */
const slowestRequest = minutes(10)

/** A server without routes, with the hooks and limits of every route. */
export async function openHttp(app: App): Promise<FastifyInstance> {
  const server = fastify({
    loggerInstance: app.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedHops(app.config),
    bodyLimit: largestBody,
    requestTimeout: slowestRequest,
    exposeHeadRoutes: true,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: (error, request, reply) => refuse(app, error, request, reply),
  }) as unknown as FastifyInstance
  server.removeContentTypeParser('text/plain')
  server.decorate('policyRows', [])
  server.decorate('endpoints', [])
  server.decorate('inTurn', callsByPerson({ limit: callsAtOnce, mostWaiting: 200 }))
  server.decorateRequest('isPaced', false)
  server.decorate('ending', { hasBegun: false })
  server.addHook('onRoute', ({ method, url, config }) => {
    const access = config?.access
    if (!access) throw new Error(`${method} ${url} has no row in the policy: say who may call it`)
    for (const one of [method].flat()) {
      // Every GET answers HEAD too, with the same row.
      if (one !== 'HEAD')
        server.policyRows.push({ method: one, path: url, access, token: config.token ?? null })
    }
  })
  const isHttps = app.config.publicUrl?.startsWith('https:') ?? false
  await server.register(cookie)
  await server.register(helmet, {
    contentSecurityPolicy: false,
    // Over plain HTTP browsers ignore it, and complain.
    crossOriginOpenerPolicy: isHttps ? { policy: 'same-origin-allow-popups' } : false,
    // Subdomains may belong to other services.
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  })
  server.addHook('onRequest', async (request) => {
    const { takesForeignPosts, token } = request.routeOptions.config
    if (apiTokenOf(request) !== null) {
      if (!token) throw forbidden('A program may not do this with an API token.')
      // No browser adds a token by itself, so it does not matter which page asks.
      return
    }
    if (!isSafe(request.method) && !takesForeignPosts && !isOwnOrigin(request, app.config)) {
      throw forbidden('This request came from another site and was refused.')
    }
  })
  server.addHook('onRequest', async (request) => {
    if (!app.disk.isFull() || isSafe(request.method) || makesRoom(request)) return
    if (request.routeOptions.config.changesNothing) return
    throw diskFull()
  })
  server.addHook('onSend', async (request, reply, payload) => {
    // A proxy must not send its next request on a connection that is about to be closed.
    if (server.ending.hasBegun) reply.header('connection', 'close')
    // The route's path: of the request's own, each letter may be written as a percent code.
    const path = request.routeOptions.url ?? request.url
    if (path.startsWith('/api/')) {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
      // An answer that somebody opens as a page loads nothing, and stands in no frame.
      if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', loadsNothing)
    }
    return payload
  })
  compressAnswers(server)
  server.addHook('onResponse', async (request, reply) => {
    // The route's pattern, not the URL: URLs contain tokens.
    app.log.info(
      {
        id: request.id,
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
  })
  server.setErrorHandler((error: FastifyError | AppError, request, reply) =>
    refuse(app, error, request, reply),
  )
  return server
}

/** To sign in is part of the way to delete something. To sign out, and to end mails, must work on any day. */
function makesRoom({ method, routeOptions }: FastifyRequest): boolean {
  const path = routeOptions.url ?? ''
  return (
    method === 'DELETE' ||
    path === '/api/logout' ||
    // What she has taken back is not to be heard meanwhile, and its file goes.
    path === herVoicePaths.takeBack.path ||
    path.startsWith('/api/auth/') ||
    path.startsWith('/unsubscribe/')
  )
}

function refuse(app: App, thrown: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const error = thrown instanceof Away ? unavailable(thrown) : (thrown as FastifyError | AppError)
  if (thrown instanceof Away)
    app.log.error({ err: thrown.cause, id: request.id, route: request.routeOptions.url }, thrown.message)
  if (error instanceof AppError) {
    if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds)
    return sendError(reply, error.status, error.code, error.message, error.issues)
  }
  const known = fastifySentences[error.code]
  if (known) return sendError(reply, error.statusCode ?? 400, 'malformed', known)
  if (error.statusCode && error.statusCode < 500) {
    return sendError(reply, error.statusCode, 'malformed', 'This request could not be understood.')
  }
  if (request.raw.readableAborted) {
    // The person has paused or cancelled an upload, or the network is gone. Nobody reads the answer.
    app.log.info({ id: request.id, route: request.routeOptions.url }, 'request broken off')
    return sendError(reply, 400, 'malformed', 'The request was broken off.')
  }
  if (isDiskFull(error)) {
    app.disk.giveSpare()
    const { status, code, message } = diskFull()
    app.log.error({ id: request.id, route: request.routeOptions.url }, 'the disk is full')
    return sendError(reply, status, code, message)
  }
  app.log.error({ err: error, id: request.id, route: request.routeOptions.url }, 'request failed')
  return sendError(reply, 500, 'internal', 'Something went wrong on our side. Please try again.')
}

const fastifySentences: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'This is more than we can take in one request.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Please send JSON with the content type application/json.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The request said that it holds JSON but was empty.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The JSON of this request could not be read.',
}

export function sendError(
  reply: FastifyReply,
  status: number,
  code: ErrorCode,
  message: string,
  issues?: AppError['issues'],
) {
  const body: ErrorBody = { error: { code, message, ...(issues && { issues }) } }
  // What was said of a file that could not be sent: a browser would keep the error in its place, for a year.
  for (const name of ['etag', 'accept-ranges', 'content-disposition']) reply.removeHeader(name)
  reply.header('cache-control', 'no-store')
  return reply.status(status).type('application/json; charset=utf-8').send(body)
}

function isSafe(method: string): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
}

/** Hop 0 is the peer of the socket: with one proxy in front it is that proxy, and only its headers count. */
function trustedHops({ trustedProxies }: Config): false | ((address: string, hop: number) => boolean) {
  return trustedProxies === 0 ? false : (_address, hop) => hop < trustedProxies
}
