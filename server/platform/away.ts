import { AppError } from './errors.ts'

export const networkCodes = /^(ECONN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|ENOTFOUND|EAI_AGAIN)/

type Part = 'database' | 'storage'

/**
 * The database or the storage does not answer, or not in time. Whether a change was made is not known: its answer may
 * have been lost. The cause is the driver's own error.
 */
export class Away extends Error {
  readonly part: Part

  constructor(part: Part, cause: unknown) {
    super(`The ${part} does not answer: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.part = part
  }
}

/** Seconds after which a browser or a program may ask again. */
const retryAfterSeconds = 10

const sentences: Record<Part, string> = {
  database: "The server's database does not answer just now. Please try again in a moment.",
  storage: 'The place where the pictures are stored does not answer just now. Please try again in a moment.',
}

export function unavailable({ part }: Away): AppError {
  return new AppError('unavailable', 503, sentences[part], { retryAfterSeconds })
}
