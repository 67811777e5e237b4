/**
 * Amazon's answer to one call. `status` 0: no answer came, or not in time. `body` is null when it is not
 * JSON. `retryAfterMs` is what Amazon asked for, in milliseconds. `noToken` is the sentence that says why Amazon
 * gave no token for the call; null: it gave one, or could not be reached.
 */
export type AmazonAnswer = {
  status: number
  body: unknown
  retryAfterMs: number | null
  noToken: string | null
}

export const noAnswer: AmazonAnswer = { status: 0, body: null, retryAfterMs: null, noToken: null }

export function isSuccess({ status }: AmazonAnswer): boolean {
  return status >= 200 && status < 300
}

/** Worth a retry: no answer, a token that was rejected, a rate limit, or an error on Amazon's side. */
export function isTemporary({ status }: AmazonAnswer): boolean {
  return status === 0 || status === 401 || status === 408 || status === 429 || status >= 500
}
