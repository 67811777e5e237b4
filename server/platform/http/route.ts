import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Issue } from '#contract/errors.ts'
import type { User } from '#contract/identity.ts'
import type { Access } from '#contract/policy.ts'
import { AppError, invalid, notFound, unauthorized } from '../errors.ts'

z.config(z.locales.en())

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in person; set by `identity` before any handler runs. */
    user: User | null
  }
}

export type RouteRow = { method: string; path: string; access: Access }

type Parsed<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined

type Handed<E extends Endpoint> = {
  params: Parsed<E['params']>
  query: Parsed<E['query']>
  body: Parsed<E['body']>
  request: FastifyRequest
  reply: FastifyReply
} & (E['access'] extends 'public' | 'screen' | 'operator' ? { user: User | null } : { user: User })

/**
 * Mounts one call of the contract: what comes in is parsed before the handler sees it, and the
 * answer is parsed too, so that no column leaks.
 */
export function route<E extends Endpoint>(
  server: FastifyInstance,
  endpoint: E,
  handler: (handed: Handed<E>) => Promise<z.input<E['response']>>,
): void {
  server.endpoints.push(endpoint)
  server.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { access: endpoint.access },
    handler: async (request, reply) => {
      if (needsPerson(endpoint.access)) requireUser(request)
      const answer = await handler({
        params: parsePath(endpoint.params, request.params),
        query: parseInput(endpoint.query, request.query),
        body: endpoint.body ? parseInput(endpoint.body, request.body ?? undefined) : undefined,
        user: request.user,
        request,
        reply,
      } as Handed<E>)
      reply.status(endpoint.status)
      return endpoint.response.parse(answer)
    },
  })
}

/** Everything but what is open to anybody, a screen's own calls and the operator's. */
export function needsPerson(access: Access): boolean {
  return access !== 'public' && access !== 'screen' && access !== 'operator'
}

export function requireUser(request: FastifyRequest): User {
  if (!request.user) throw unauthorized()
  return request.user
}

/** An id that cannot be one belongs to nothing. */
export function parsePath<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw notFound()
  return parsed.data
}

function parseInput<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map(toIssue)
  if (value === undefined) throw new AppError('malformed', 400, 'Please send a JSON body.', { issues })
  throw invalid(issues[0]?.message ?? 'Please check what you entered.', issues)
}

function toIssue(issue: z.core.$ZodIssue): Issue {
  return { path: issue.path.join('.'), message: issue.message }
}
