import { createHash } from 'node:crypto'
import type { CompiledQuery } from 'kysely'
import type pg from 'pg'

/** Lists of many lengths make many texts, and each prepared one takes memory of every connection. */
const mostNames = 500

const names = new Map<string, string>()
let generation = 0

/** The statement under a name, so that PostgreSQL parses and plans its text once for each connection. */
export function statementOf({ sql, parameters }: CompiledQuery): pg.QueryConfig {
  return { name: nameOf(sql), text: sql, values: parameters as unknown[] }
}

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known) return known
  if (names.size >= mostNames) return undefined
  const name = `${generation}_${createHash('sha256').update(text).digest('base64url').slice(0, 32)}`
  names.set(text, name)
  return name
}

/** Whether a migration has changed the columns of a statement since it was prepared: SQLSTATE 0A000. */
export function isStalePlan(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === '0A000' &&
    error.message.includes('cached plan')
  )
}

/** From now on every statement is prepared anew, under another name. */
export function forgetPlans(): void {
  generation++
  names.clear()
}
