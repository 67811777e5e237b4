/**
 * Amazon's answer to one call. `status` 0: no answer came, or not in time. `body` is null when it is not
 * JSON. `retryAfterMs` is what Amazon asked for, in milliseconds.
 */
export type AmazonAnswer = { status: number; body: unknown; retryAfterMs: number | null }

export const noAnswer: AmazonAnswer = { status: 0, body: null, retryAfterMs: null }

export function isSuccess({ status }: AmazonAnswer): boolean {
  return status >= 200 && status < 300
}

/** Worth a retry: no answer, a token that was rejected, a rate limit, or an error on Amazon's side. */
export function isTemporary({ status }: AmazonAnswer): boolean {
  return status === 0 || status === 401 || status === 408 || status === 429 || status >= 500
}
