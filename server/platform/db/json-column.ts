import type * as z from 'zod/mini'
import type { App } from '../context.ts'
import { countUnprintable } from '../http/answer/unprintable-rows.ts'

/**
 * The value of a JSON column by its schema; null when there is none. A damaged value is logged,
 * counted and treated as none, so that one row does not take a list or a screen down.
 */
export function parseJsonColumn<Schema extends z.ZodMiniType>(
  app: Pick<App, 'log'>,
  schema: Schema,
  text: string | null,
  place: { column: string; row: string },
): z.output<Schema> | null {
  if (text === null) return null
  const parsed = schema.safeParse(jsonOf(text))
  if (parsed.success) return parsed.data
  const paths = parsed.error.issues.map(({ path }) => path.join('.'))
  countUnprintable(place.column, 1)
  app.log.error({ ...place, paths }, 'a damaged JSON column was treated as empty')
  return null
}

/** Undefined, which no schema accepts, for text that is not JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
