import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { User } from '#contract/identity/identity.ts'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import type { Issue } from '#contract/platform/errors.ts'
import { unkeepableText } from '#contract/platform/fields.ts'
import type { Access, Action, TokenRight } from '#contract/platform/policy.ts'
import { AppError, invalid, notFound, unauthorized } from '../errors.ts'
import { issueSentence } from './answer/issue-sentence.ts'
import { printAnswer } from './answer/print-answer.ts'
import { pathOfUnkeepable } from './request/unkeepable.ts'

z.config({ customError: issueSentence })

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in person; set by `identity` before any handler runs. */
    user: User | null
  }
}

export type RouteRow = { method: string; path: string; access: Access; token: TokenRight | null }

type Parsed<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined

/** What a handler gets of the request, parsed with the endpoint's schemas. */
export type Input<E extends Endpoint> = {
  params: Parsed<E['params']>
  query: Parsed<E['query']>
  body: Parsed<E['body']>
  request: FastifyRequest
  reply: FastifyReply
}

type PlainEndpoint = Endpoint & { access: Exclude<Access, Action> }

type Handed<E extends PlainEndpoint> = Input<E> &
  (E['access'] extends 'user' ? { user: User } : { user: User | null })

/**
 * Mounts one call of the contract that belongs to no group: the input is parsed before the handler runs, and the answer is
 * parsed too, so that no column leaks.
 */
export function route<E extends PlainEndpoint>(
  server: FastifyInstance,
  endpoint: E,
  handler: (handed: Handed<E>) => Promise<z.input<E['response']>>,
): void {
  mountEndpoint(server, endpoint, (request, reply) => {
    if (endpoint.access === 'user') requireUser(request)
    const params = parsePath(endpoint.params, request.params)
    const input = { ...parseInput(endpoint, request), params, request, reply }
    const answer = () => handler({ ...input, user: request.user } as Handed<E>)
    return request.user ? server.inTurn(request.user.id, answer) : answer()
  })
}

/** Registers the endpoint with its row of the policy; `answer` parses the request itself. */
export function mountEndpoint<E extends Endpoint>(
  server: FastifyInstance,
  endpoint: E,
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<z.input<E['response']>>,
): void {
  server.endpoints.push(endpoint)
  server.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { access: endpoint.access, ...(endpoint.token && { token: endpoint.token }) },
    handler: async (request, reply) => {
      const answered = await answer(request, reply)
      reply.status(endpoint.status)
      return printAnswer(request, endpoint, answered)
    },
  })
}

export function requireUser(request: FastifyRequest): User {
  if (!request.user) throw unauthorized()
  return request.user
}

/** A malformed id is answered with 404, like an unknown one. */
export function parsePath<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (!parsed.success || pathOfUnkeepable(parsed.data)) throw notFound()
  return parsed.data
}

/** Throws 422 with an issue for each wrong field, 400 when there is no body at all. */
export function parseInput<E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
): Pick<Input<E>, 'query' | 'body'> {
  const query = parseFields(endpoint.query, request.query)
  const body = endpoint.body ? parseFields(endpoint.body, request.body ?? undefined) : undefined
  return { query, body } as Pick<Input<E>, 'query' | 'body'>
}

export function parseFields<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw refusedFields(value, parsed.error.issues.map(toIssue))
  const unkeepable = pathOfUnkeepable(parsed.data)
  if (unkeepable) throw refusedFields(value, [{ path: unkeepable.join('.'), message: unkeepableText }])
  return parsed.data
}

function refusedFields(value: unknown, issues: Issue[]): AppError {
  if (value === undefined) return new AppError('malformed', 400, 'Please send a JSON body.', { issues })
  return invalid(issues[0]?.message ?? 'Please check what you entered.', issues)
}

function toIssue(issue: z.core.$ZodIssue): Issue {
  return { path: issue.path.join('.'), message: issue.message }
}
