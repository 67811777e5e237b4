import * as z from 'zod/mini'
import { id } from './fields.ts'
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

/** A method and a path: one of the contract's, or both in one text. */
export type Address = { method: Endpoint['method']; path: string }
type At = `${Endpoint['method']} /${string}` | Address

type PathOf<A extends At> = A extends Address ? A['path'] : A
type NamesIn<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never
/** The parameters that a path names are ids, where the endpoint does not say more. */
type IdsIn<Path> = z.ZodMiniObject<Record<NamesIn<Path>, typeof id>>

type Spec<P extends Shape, Q extends Shape, B extends Shape | null, R extends Shape, A extends Access> = {
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
  const T extends At,
  R extends Shape,
  A extends Access,
  P extends Shape = IdsIn<PathOf<T>>,
  Q extends Shape = Nothing,
  B extends Shape | null = null,
>(at: T, spec: Spec<P, Q, B, R, A>): Endpoint<P, Q, B, R, A> {
  const { method, path } = typeof at === 'string' ? addressIn(at) : at
  return {
    method,
    path,
    summary: spec.summary,
    access: spec.access,
    ...(spec.token && { token: spec.token }),
    status: spec.status ?? 200,
    params: (spec.params ?? idsIn(path)) as P,
    query: (spec.query ?? nothing) as Q,
    body: (spec.body ?? null) as B,
    response: spec.response,
  }
}

function addressIn(text: string): Address {
  const [method, path] = text.split(' ')
  return { method, path } as Address
}

function idsIn(path: string) {
  const names = path.match(/:\w+/g) ?? []
  return names.length === 0 ? nothing : z.object(Object.fromEntries(names.map((name) => [name.slice(1), id])))
}

/** What the caller hands over: parsed by the server with the endpoint's schemas. */
export type CallInput<E extends Endpoint> = {
  params?: z.input<E['params']>
  query?: z.input<E['query']>
  body?: E['body'] extends Shape ? z.input<E['body']> : undefined
}

export type CallOutput<E extends Endpoint> = z.output<E['response']>
