import type { ErrorCode, Issue } from '#contract/platform/errors.ts'

/** A refusal that the caller may read: `message` is a sentence a person can act on. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly issues: Issue[] | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: ErrorCode,
    status: number,
    message: string,
    more: { issues?: Issue[]; retryAfterSeconds?: number } = {},
  ) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.status = status
    this.issues = more.issues
    this.retryAfterSeconds = more.retryAfterSeconds
  }
}

export function notFound(message = 'This was not found.'): AppError {
  return new AppError('not_found', 404, message)
}

export function unauthorized(): AppError {
  return new AppError('unauthorized', 401, 'Unauthorized: please sign in.')
}

export function forbidden(message: string): AppError {
  return new AppError('forbidden', 403, message)
}

export function conflict(message: string): AppError {
  return new AppError('conflict', 409, message)
}

export function tooLarge(message: string): AppError {
  return new AppError('too_large', 413, message)
}

export function invalid(message: string, issues?: Issue[]): AppError {
  return new AppError('invalid', 422, message, issues ? { issues } : {})
}

/** There is no room for what was sent. The sentence says what is full, and how to make room. */
export function storageFull(message: string): AppError {
  return new AppError('storage_full', 507, message)
}

export function tooMany(retryAfterSeconds: number): AppError {
  return new AppError('too_many', 429, `Too many tries. Please wait ${wait(retryAfterSeconds)}.`, {
    retryAfterSeconds,
  })
}

function wait(seconds: number): string {
  if (seconds <= 1) return '1 second'
  if (seconds < 90) return `${Math.ceil(seconds)} seconds`
  if (seconds < 90 * 60) return `${Math.ceil(seconds / 60)} minutes`
  if (seconds < 36 * 3600) return `${Math.ceil(seconds / 3600)} hours`
  return `${Math.ceil(seconds / (24 * 3600))} days`
}
