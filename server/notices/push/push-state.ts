import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { seconds } from '../../platform/clock.ts'
import { anywhere, outsideOnly } from '../../platform/http/request/outside-only.ts'
import type { Resolve } from '../../platform/http/request/resolve.ts'
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
  /** Connections to the browsers' makers, kept open. */
  outside: HttpsAgent
  /** How long an answer may take, in milliseconds. */
  timeout: number
  /** Connections to the operator's own services. */
  own: { 'http:': HttpAgent; 'https:': HttpsAgent }
}

declare module '../../platform/context.ts' {
  interface App {
    push: PushState
  }
}

type Options = {
  resolve?: Resolve
  timeout?: number
  /** How long a connection is kept without a message, in milliseconds. */
  idle?: number
}

/**
 * A connection is kept for the next messages of the same minute. One that is kept longer may be lost on its way without
 * a word, and a call would wait for its timeout.
 */
export function openPush({ resolve, timeout = seconds(10), idle = seconds(30) }: Options = {}): PushState {
  const kept = { keepAlive: true, maxFreeSockets: 32, scheduling: 'lifo', timeout: idle } as const
  const ownKept = { ...kept, lookup: anywhere }
  return {
    keys: null,
    tokens: new Map(),
    limits: new Map(),
    timeout,
    outside: new HttpsAgent({ ...kept, lookup: outsideOnly(resolve) }),
    own: { 'http:': new HttpAgent(ownKept), 'https:': new HttpsAgent(ownKept) },
  }
}

const mostAtOnce = 64

/** Limits the requests to one service that run at once. The rest waits in line. */
export function limitOf({ limits }: PushState, service: string): Limit {
  const limit = limits.get(service) ?? limitConcurrency(mostAtOnce)
  limits.set(service, limit)
  return limit
}
