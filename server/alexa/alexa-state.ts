import { seconds } from '../platform/clock.ts'
import { limitConcurrency } from '../platform/work/concurrency.ts'
import type { AmazonAnswer } from './amazon-answer.ts'

type Limit = ReturnType<typeof limitConcurrency>

/** What one process keeps for talking with Amazon. All of it can be fetched again. */
export type AlexaState = {
  /** Signing certificate chains by URL, each verified up to its root. */
  certificates: Map<string, string>
  limitDownloads: Limit
  /** Downloads in flight, by URL: concurrent requests share one. */
  chainRequests: Map<string, Promise<string | null>>
  fetchCertificate: typeof fetch
  /** Access tokens by scope. `goodUntil` in epoch milliseconds. */
  tokens: Map<string, { token: string; goodUntil: number }>
  /** Token requests in flight, by scope: concurrent callers share one. */
  tokenRequests: Map<string, Promise<string | AmazonAnswer>>
  limitCalls: Limit
  /** Ends a call that begins now when it takes too long. */
  endOfCall: () => AbortSignal
  /** Ends the wait for an answer to Amazon, which itself waits for eight seconds. */
  endOfAnswer: (ms: number) => AbortSignal
}

declare module '../platform/context.ts' {
  interface App {
    alexa: AlexaState
  }
}

export function openAlexa(): AlexaState {
  return {
    certificates: new Map(),
    limitDownloads: limitConcurrency(2, { maxWaiting: 8 }),
    chainRequests: new Map(),
    fetchCertificate: fetch,
    tokens: new Map(),
    tokenRequests: new Map(),
    limitCalls: limitConcurrency(4),
    endOfCall: () => AbortSignal.timeout(seconds(5)),
    endOfAnswer: (ms) => AbortSignal.timeout(ms),
  }
}
