import type { Db } from './database.ts'

/** `waiting`: calls that wait until a connection is free. */
export type Connections = { in_use: number; idle: number; waiting: number }

const counters = new WeakMap<Db, () => Connections>()

/** Makes a database with several connections known to `countConnections`. */
export function registerConnections(db: Db, count: () => Connections): void {
  counters.set(db, count)
}

/** Null for SQLite, which has one. */
export function countConnections(db: Db): Connections | null {
  return counters.get(db)?.() ?? null
}
