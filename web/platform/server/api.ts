import type * as z from 'zod/mini'
import type { CallInput, CallOutput, Endpoint } from '#contract/platform/endpoint.ts'
import { type ErrorCode, errorCodes } from '#contract/platform/error-codes.ts'
import type { ErrorBody, Issue } from '#contract/platform/errors.ts'

/** An answer that is no success. `message` is the status, ": ", and the body's text, or the status text of an empty body. */
export class ApiError extends Error {
  readonly status: number
  /** Null when the answer is not our server's: while it is restarted, a proxy in front of it answers. */
  readonly code: ErrorCode | null
  /** The server's sentence for a person; null when it sent none. */
  readonly sentence: string | null
  readonly issues: Issue[]

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`)
    this.name = 'ApiError'
    this.status = status
    const error = parseError(body)
    this.code = error?.code ?? null
    this.sentence = error?.message ?? null
    this.issues = error?.issues ?? []
  }
}

/** These say nothing about the call itself: another address, too slow, too early, too busy. */
const passing = [403, 408, 425, 429]

/**
 * Whether our server has refused the call for good. All that is kept until it is sent asks this: what anybody else
 * answers, and what a later attempt may mend, is tried again.
 */
export function isFinalRefusal(error: unknown): boolean {
  return (
    error instanceof ApiError && error.code !== null && error.status < 500 && !passing.includes(error.status)
  )
}

export function isUnauthorized(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  // A proxy may ask for a sign-in of its own, without our body.
  return error.code === 'unauthorized' || /^401: .*Unauthorized/s.test(error.message)
}

/** What the server says about single fields, by the field's name; empty for any other error. */
export function fieldMessages(error: unknown): Record<string, string> {
  const issues = error instanceof ApiError ? error.issues : []
  return Object.fromEntries(issues.map(({ path, message }) => [path, message]))
}

/** The server's own sentence for a person, or `otherwise`. */
export function sentenceOf(error: unknown, otherwise = 'Something went wrong. Please try again.'): string {
  return (error instanceof ApiError && error.sentence) || otherwise
}

/**
 * Makes one call of the contract. Throws `ApiError` for every answer that is no success, and another error for a success
 * that is not our server's: then whether the call has arrived is not known.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> = {},
  signal: AbortSignal | null = null,
): Promise<CallOutput<E>> {
  // A small change that is made just before the page is left arrives, too. Browsers refuse above 64 kB of them at once.
  const keepalive = endpoint.method !== 'GET' && JSON.stringify(input).length < 500
  const answer = await callAt(endpoint, input, { signal, keepalive })
  if (!hasShapeOf(endpoint.response, answer)) throw new Error('Somebody else has answered')
  return answer
}

/**
 * Whether it is a list where one is wanted, or has any of the fields: a server of another release may lack some, and what a
 * proxy says has none.
 */
function hasShapeOf({ _zod: { def } }: Endpoint['response'], answer: unknown): boolean {
  if (def.type === 'array') return Array.isArray(answer)
  if (def.type !== 'object') return true
  const fields = Object.keys((def as z.core.$ZodObjectDef).shape)
  return fields.length === 0 || fields.some((field) => Object.hasOwn(Object(answer), field))
}

/** The same for a page that does not load the schemas, which are the larger part of the contract. */
export async function callAt<E extends Endpoint>(
  endpoint: Pick<E, 'method' | 'path'>,
  input: CallInput<E> = {},
  options: Pick<RequestInit, 'signal' | 'keepalive'> = {},
): Promise<CallOutput<E>> {
  const hasBody = input.body !== undefined
  const response = await fetch(addressOf(endpoint, input), {
    method: endpoint.method,
    ...options,
    credentials: 'include',
    ...(hasBody && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(input.body),
    }),
  })
  const text = await response.text()
  if (!response.ok) throw new ApiError(response.status, response.statusText, text)
  return (text ? JSON.parse(text) : undefined) as CallOutput<E>
}

function addressOf<E extends Endpoint>(endpoint: Pick<E, 'path'>, input: CallInput<E>): string {
  const params = (input.params ?? {}) as Record<string, unknown>
  const path = endpoint.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name])))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries((input.query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined) query.set(name, String(value))
  }
  return query.size > 0 ? `${path}?${query}` : path
}

function parseError(body: string): ErrorBody['error'] | null {
  try {
    const { error } = JSON.parse(body) as Partial<ErrorBody>
    // Others have an `error` with a `code`, too: 404, "NOT_FOUND", or words of their own.
    return error && errorCodes.includes(error.code) ? error : null
  } catch {
    return null
  }
}
