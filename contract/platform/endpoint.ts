import * as z from 'zod/mini'
import type { Access, TokenRight } from './policy.ts'

type Shape = z.ZodMiniType

/**
 * One HTTP call as both sides see it. `path` uses Fastify's `:name` for parameters;
 * `body` is null where the call carries none; `status` is the code of a success.
 */
export type Endpoint<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape | null = Shape | null,
  Response extends Shape = Shape,
  A extends Access = Access,
> = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  summary: string
  access: A
  /** Which API tokens may call it; without it none. One that may change may also read. */
  token?: TokenRight
  status: number
  params: Params
  query: Query
  body: Body
  response: Response
}

const nothing = z.object({})
type Nothing = typeof nothing

type Spec<P extends Shape, Q extends Shape, B extends Shape | null, R extends Shape, A extends Access> = {
  method: Endpoint['method']
  path: string
  summary: string
  access: A
  token?: TokenRight
  status?: number
  params?: P
  query?: Q
  body?: B
  response: R
}

/* @__NO_SIDE_EFFECTS__ */
export function endpoint<
  R extends Shape,
  A extends Access,
  P extends Shape = Nothing,
  Q extends Shape = Nothing,
  B extends Shape | null = null,
>(spec: Spec<P, Q, B, R, A>): Endpoint<P, Q, B, R, A> {
  return {
    method: spec.method,
    path: spec.path,
    summary: spec.summary,
    access: spec.access,
    ...(spec.token && { token: spec.token }),
    status: spec.status ?? 200,
    params: (spec.params ?? nothing) as P,
    query: (spec.query ?? nothing) as Q,
    body: (spec.body ?? null) as B,
    response: spec.response,
  }
}

/** What the caller hands over: parsed by the server with the endpoint's schemas. */
export type CallInput<E extends Endpoint> = {
  params?: z.input<E['params']>
  query?: z.input<E['query']>
  body?: E['body'] extends Shape ? z.input<E['body']> : undefined
}

export type CallOutput<E extends Endpoint> = z.output<E['response']>
