/**
 * The first text in the data of a document that Amazon's engine takes for its own language, in place of drawing it: an
 * expression, or the name of a resource (apl-core-library 2024.3, `evaluateRecursive`). Null where there is none.
 */
export function evaluatedText(data: unknown): string | null {
  let found: string | null = null
  JSON.stringify(data, (_key, value) => {
    if (typeof value === 'string' && /\$\{|^\s*@/.test(value)) found ??= value
    return value
  })
  return found
}
