import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { User } from '#contract/identity/identity.ts'
import { id } from '#contract/platform/fields.ts'
import { endAssistantToken, requireMayConnect } from '../../family/api-tokens/assistant-tokens.service.ts'
import { listGroups } from '../../family/groups/groups.service.ts'
import { findSignedIn, requireSessionId } from '../../identity/session.service.ts'
import { countWrite } from '../../platform/budgets/write-budget.ts'
import { minutes } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { AppError, unauthorized } from '../../platform/errors.ts'
import { languageOf } from '../../platform/http/request/language.ts'
import { networkOf } from '../../platform/http/request/network-of.ts'
import { rateLimit } from '../../platform/http/request/rate-limit.ts'
import { newId } from '../../platform/ids.ts'
import {
  assistantsPath,
  consentPath,
  originFor,
  registerPath,
  resourceMetadata,
  resourceMetadataPath,
  revokePath,
  serverMetadata,
  serverMetadataPath,
  tokenPath,
} from './addresses.ts'
import { type Ask, readWhat, readWhere } from './ask.ts'
import { hostOf, isOnSameComputer, registerClient } from './clients.ts'
import { makeCode } from './codes.ts'
import { sendCannot, sendConsent } from './consent-page.ts'
import { OAuthError } from './oauth-error.ts'
import { giveToken } from './token.ts'

/** Of one network in ten minutes. */
const mostTries = 120

/** How an assistant gets a token without anybody copying one: OAuth 2.1 as MCP wants it (decision 159). */
export async function oauthRoutes(server: FastifyInstance, app: App): Promise<void> {
  metadataRoutes(server, app)
  await server.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => {
      if (error instanceof OAuthError)
        return reply.status(400).send({ error: error.code, error_description: error.message })
      return server.errorHandler(error as never, request, reply)
    })
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16_384 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    programRoutes(scope, app)
    consentRoutes(scope, app)
  })
}

function metadataRoutes(server: FastifyInstance, app: App): void {
  const config = { access: 'public' } as const
  for (const path of [resourceMetadataPath, resourceMetadataPath + assistantsPath])
    server.get(path, { config }, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return resourceMetadata(originFor(request, app.config))
    })
  server.get(serverMetadataPath, { config }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return serverMetadata(originFor(request, app.config))
  })
}

/** Called by programs, without cookies: it does not matter from which page. */
function programRoutes(server: FastifyInstance, app: App): void {
  const config = { access: 'public', takesForeignPosts: true } as const
  server.post(registerPath, { config }, async (request, reply) => {
    await rateLimit(app, `assistant-register:${networkOf(request)}`, { limit: mostTries, perMs: minutes(10) })
    return reply.status(201).send(registerClient(app, request.body))
  })
  server.post(tokenPath, { config }, async (request) => {
    await rateLimit(app, `assistant-token:${networkOf(request)}`, { limit: mostTries, perMs: minutes(10) })
    return giveToken(app, request.body, originFor(request, app.config))
  })
  server.post(revokePath, { config }, async (request) => {
    await rateLimit(app, `assistant-token:${networkOf(request)}`, { limit: mostTries, perMs: minutes(10) })
    const given = Ended.safeParse(request.body)
    if (!given.success) throw new OAuthError('invalid_request', 'A token and a client_id are needed.')
    await endAssistantToken(app, { secret: given.data.token, clientId: given.data.client_id })
    // The same for what was no token of ours (RFC 7009, 2.2).
    return {}
  })
}

const secret = z.string().check(z.maxLength(4000))
const Ended = z.object({ token: secret, client_id: secret })

/** Opened in the browser of a person. */
function consentRoutes(server: FastifyInstance, app: App): void {
  server.get(consentPath, { config: { access: 'public' } }, (request, reply) =>
    withAsk(app, request, reply, async (ask) => {
      const user = await findSignedIn(app, request)
      if (!user) return reply.redirect(`/api/login?returnTo=${encodeURIComponent(request.url)}`, 303)
      const groups = await listGroups(app, user)
      const language = languageFor(request, user)
      if (groups.length === 0) return sendCannot(reply, language, 'noFamily')
      return sendConsent(reply, { ask, user, groups, language, address: request.url })
    }),
  )
  server.post(consentPath, { config: { access: 'user' } }, (request, reply) =>
    withAsk(app, request, reply, (ask) => answer(app, request, reply, ask)),
  )
}

const Answer = z.object({
  answer: z.literal('yes'),
  groupId: id,
  right: z.enum(['read', 'change']),
})

async function answer(app: App, request: FastifyRequest, reply: FastifyReply, ask: Ask) {
  const user = await findSignedIn(app, request)
  if (!user) throw unauthorized()
  await countWrite(app, user.id)
  const answered = Answer.safeParse(request.body)
  if (!answered.success) throw new OAuthError('access_denied', 'The person has not allowed it.')
  const { groupId } = answered.data
  const right = ask.wantsChange ? answered.data.right : 'read'
  const sessionId = requireSessionId(request)
  try {
    await requireMayConnect(app, { user, groupId, sessionId })
  } catch (error) {
    const reason = error instanceof AppError ? reasons[error.code] : undefined
    if (!reason) throw error
    return sendCannot(reply, languageFor(request, user), reason)
  }
  const name = nameFor(ask)
  const code = makeCode(app, ask, { id: newId(), userId: user.id, sessionId, groupId, right, name })
  return leadBack(reply, ask, { code, iss: originFor(request, app.config) })
}

const reasons: Partial<Record<string, 'notConfirmed' | 'full' | 'gone'>> = {
  address_not_confirmed: 'notConfirmed',
  conflict: 'full',
  not_found: 'gone',
}

/** As it stands in Settings. */
function nameFor({ client, redirect }: Ask): string {
  return isOnSameComputer(redirect) ? client.name : `${client.name} (${hostOf(redirect)})`.slice(0, 80)
}

/** What is wrong with the ask goes back to the assistant, as far as it is certain that it is theirs. */
async function withAsk(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  run: (ask: Ask) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  const where = readWhere(app, request.query)
  if (!where) return sendCannot(reply, languageFor(request, await findSignedIn(app, request)), 'unknown')
  const origin = originFor(request, app.config)
  try {
    return await run({ ...where, ...readWhat(request.query, origin) })
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error
    const { state } = request.query as { state?: unknown }
    const ask = { redirect: where.redirect, state: typeof state === 'string' ? state : null }
    return leadBack(reply, ask, { error: error.code, error_description: error.message, iss: origin })
  }
}

function leadBack(
  reply: FastifyReply,
  { redirect, state }: Pick<Ask, 'redirect' | 'state'>,
  answer: Record<string, string>,
): FastifyReply {
  const url = new URL(redirect)
  const all = state === null ? answer : { ...answer, state }
  for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value)
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(url.href, 303)
}

function languageFor(request: FastifyRequest, user: User | null) {
  return user?.language ?? languageOf(request)
}
