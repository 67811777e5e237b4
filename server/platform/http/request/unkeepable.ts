/**
 * Where in the parsed body, query or path of a request a text holds NUL, which PostgreSQL refuses in every text; null when none does.
 * Names that programs choose (of a press, of a session) are asked this too, so that no field has to remember it.
 */
export function pathOfUnkeepable(value: unknown): string[] | null {
  if (typeof value === 'string') return value.includes('\u0000') ? [] : null
  if (typeof value !== 'object' || value === null) return null
  for (const [name, part] of Object.entries(value)) {
    const path = pathOfUnkeepable(name) ?? pathOfUnkeepable(part)
    if (path) return [name, ...path]
  }
  return null
}
