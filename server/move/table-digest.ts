import { createHash } from 'node:crypto'

/** A value of a column, of either engine: the driver of PostgreSQL gives big integers as text. */
export type Value = string | number | null

export type TableDigest = { rows: number; digest: string }

const size = 2n ** 256n

/**
 * Tells whether two tables have the same rows. The digests of the rows are added up, so the order does not count: the
 * engines sort text in different ways. `values` are of the columns in one order on both sides.
 */
export function tableDigest(): { add(values: Value[]): void; result(): TableDigest } {
  let sum = 0n
  let rows = 0
  return {
    add(values) {
      rows++
      sum = (sum + BigInt(`0x${createHash('sha256').update(rowText(values)).digest('hex')}`)) % size
    },
    result: () => ({ rows, digest: sum.toString(16) }),
  }
}

/** The same for both engines. */
export function rowText(values: Value[]): string {
  return JSON.stringify(values.map((value) => (value === null ? null : String(value))))
}
