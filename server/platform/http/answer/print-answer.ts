import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import { isExactly } from './exact-answer.ts'
import { countUnprintable } from './unprintable-rows.ts'

/**
 * Parses an answer with the contract's schema unless it is exact already, so that no column leaks. A row of a list that the
 * schema refuses is left out, logged and counted, and the rest of the list is answered: one broken
 * row must not take a family's page or screen down. Throws when the answer itself is broken.
 */
export function printAnswer<E extends Endpoint>(
  request: FastifyRequest,
  endpoint: E,
  answer: z.input<E['response']>,
): unknown {
  if (isExactly(endpoint.response, answer)) return answer
  const parsed = endpoint.response.safeParse(answer)
  if (parsed.success) return parsed.data
  const { rest, broken } = withoutBrokenRows(answer, parsed.error.issues)
  if (broken.length === 0) throw parsed.error
  request.log.error(
    { route: endpoint.path, rows: broken.map(idOf), issues: parsed.error.issues.map(fieldOf) },
    'rows that cannot be printed were left out',
  )
  countUnprintable(endpoint.path, broken.length)
  return endpoint.response.parse(rest)
}

type Issues = z.core.$ZodIssue[]

/** Each issue's path leads through the outermost list to the row that is broken. */
function withoutBrokenRows(answer: unknown, issues: Issues): { rest: unknown; broken: unknown[] } {
  const broken = new Set<unknown>()
  for (const { path } of issues) {
    const depth = path.findIndex((step) => typeof step === 'number')
    const row = depth < 0 ? undefined : valueAt(answer, path.slice(0, depth + 1))
    if (row !== undefined) broken.add(row)
  }
  return { rest: without(answer, broken), broken: [...broken] }
}

function valueAt(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, step) => (inner as Record<PropertyKey, unknown>)[step], value)
}

function without(value: unknown, broken: Set<unknown>): unknown {
  if (Array.isArray(value)) return value.filter((row) => !broken.has(row))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, without(inner, broken)]))
}

function idOf(row: unknown): unknown {
  return typeof row === 'object' && row !== null && 'id' in row ? row.id : null
}

/** The field without the value: a value may be private. */
function fieldOf({ path, code }: Issues[number]): string {
  return `${path.filter((step) => typeof step !== 'number').join('.')}: ${code}`
}
