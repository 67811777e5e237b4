import type { Schema } from './local-store.ts'

type Issue = { path: PropertyKey[]; expected?: unknown }

/**
 * Parses what an older release may have stored: a field that is missing is null, false or empty, where the schema allows
 * that. It fills in `value` itself.
 */
export function parseStored<Value>(schema: Schema<Value>, value: unknown) {
  const parsed = schema.safeParse(value)
  if (parsed.success || !parsed.error) return parsed
  for (const issue of parsed.error.issues) fillIn(value, issue as Issue)
  return schema.safeParse(value)
}

function fillIn(value: unknown, { path, expected }: Issue): void {
  let holder = value
  for (const step of path.slice(0, -1)) holder = (holder as Record<PropertyKey, unknown>)[step]
  const [name] = path.slice(-1)
  if (typeof holder !== 'object' || holder === null || name === undefined || name in holder) return
  Object.assign(holder, { [name]: expected === 'boolean' ? false : expected === 'array' ? [] : null })
}
