import { Away, networkCodes } from '../../away.ts'
import type { Waiting } from '../../start-trouble.ts'

/**
 * Starting or stopping, too many connections, trouble of the connection; a statement, a lock or a transaction that took too
 * long.
 */
const passingStates = /^(57P0\d|53300|08\w{3}|57014|55P03|25P03)$/

/** What the driver says, without a code. */
const passingMessages =
  /^(Connection terminated|Query read timeout|timeout exceeded|timeout expired)|not queryable/

type DriverError = { code?: string; message?: string }

/** Whether PostgreSQL does not answer, or not in time, which may pass by itself. */
export function isPostgresAway(error: unknown): boolean {
  if (error instanceof Away) return true
  const { code, message = '' } = error as DriverError
  return code ? networkCodes.test(code) || passingStates.test(code) : passingMessages.test(message)
}

/** Whether the connection has ended under a statement, as when PostgreSQL restarts. Another one may answer at once. */
export function isConnectionLost(error: unknown): boolean {
  const { code, message = '' } = error as DriverError
  if (code) return /^(57P01|57P02|ECONNRESET|EPIPE)$/.test(code)
  return /^Connection terminated( unexpectedly)?$|not queryable/.test(message)
}

export function throwAway(error: unknown): never {
  throw isPostgresAway(error) ? new Away('database', error) : error
}

export const postgresWaiting: Waiting = {
  name: 'PostgreSQL',
  check: 'DATABASE_URL, and that it is running',
  isTemporary: isPostgresAway,
}
