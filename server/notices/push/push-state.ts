import { limitConcurrency } from '../../platform/work/concurrency.ts'
import type { VapidKeys } from './vapid-keys.ts'

type Limit = ReturnType<typeof limitConcurrency>

/** What one process keeps for talking with push services. All of it can be made again. */
export type PushState = {
  keys: Promise<VapidKeys> | null
  /** Signed tokens by push service and contact. `expiresAt` in epoch milliseconds. */
  tokens: Map<string, { token: string; expiresAt: number }>
  /** How many requests run at once to one service. */
  limits: Map<string, Limit>
}

declare module '../../platform/context.ts' {
  interface App {
    push: PushState
  }
}

export function openPush(): PushState {
  return { keys: null, tokens: new Map(), limits: new Map() }
}

const mostAtOnce = 64

/** Limits the requests to one service that run at once. The rest waits in line. */
export function limitOf({ limits }: PushState, service: string): Limit {
  const limit = limits.get(service) ?? limitConcurrency(mostAtOnce)
  limits.set(service, limit)
  return limit
}
