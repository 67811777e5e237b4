import { createHash } from 'node:crypto'

/** Six hex digits that are the test's own. */
export function markOf(testId: string): string {
  return createHash('sha256').update(testId).digest('hex').slice(0, 6)
}
