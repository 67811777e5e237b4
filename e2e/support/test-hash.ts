import { createHash } from 'node:crypto'

/** Six hex digits that differ from test to test. */
export function hashOf(testId: string): string {
  return createHash('sha256').update(testId).digest('hex').slice(0, 6)
}
