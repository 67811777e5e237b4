const sqliteUnique = new Set([2067, 1555])
const postgresUnique = '23505'

/** Whether the database refused a row because another row has the same key. */
export function isUniqueViolation(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if ('errcode' in error && sqliteUnique.has(error.errcode as number)) return true
  return 'code' in error && error.code === postgresUnique
}
