import { createRequire, syncBuiltinESMExports } from 'node:module'
import client from 'prom-client'
import type { Realm, Scheduler } from './scheduler.ts'

// Modules of CommonJS, because only their properties can be replaced.
const require = createRequire(import.meta.url)
const crypto = require('node:crypto') as typeof import('node:crypto')
const timers = require('node:timers/promises') as typeof import('node:timers/promises')

const RealDate = globalThis.Date

/** Timers whose handles are numbers, as in a browser. */
export function timersOf(scheduler: Scheduler, realm: () => Realm) {
  const cancels = new Map<number, () => void>()
  let last = 0
  const clear = (handle: unknown) => {
    cancels.get(handle as number)?.()
    cancels.delete(handle as number)
  }
  return {
    setTimeout(run: (...values: unknown[]) => void, ms = 0, ...values: unknown[]) {
      const handle = ++last
      // A timer counts whole milliseconds.
      const cancel = scheduler.after(realm(), Math.trunc(ms), () => {
        cancels.delete(handle)
        run(...values)
      })
      cancels.set(handle, cancel)
      return handle
    },
    setInterval(run: (...values: unknown[]) => void, ms = 0, ...values: unknown[]) {
      const handle = ++last
      const owner = realm()
      const next = () =>
        cancels.set(
          handle,
          scheduler.after(owner, ms, () => {
            next()
            run(...values)
          }),
        )
      next()
      return handle
    },
    clearTimeout: clear,
    clearInterval: clear,
  }
}

/** A `Date` whose present is `now()`. */
export function dateOf(now: () => number): DateConstructor {
  return class extends RealDate {
    constructor(...given: unknown[]) {
      super(...((given.length === 0 ? [now()] : given) as [number]))
    }
    static override now = now
  } as DateConstructor
}

/** Random bytes that the seed repeats. */
export function bytesOf(scheduler: Scheduler, bytes: Uint8Array): Uint8Array {
  for (let index = 0; index < bytes.length; index++) bytes[index] = scheduler.chance.int(256)
  return bytes
}

/**
 * Gives the server of a simulation its time and its chance: it reads them from the process. Returns what gives the
 * process its own back.
 */
export function installGlobals(scheduler: Scheduler, realm: () => Realm): () => void {
  const { setTimeout, setInterval, clearTimeout, clearInterval } = timersOf(scheduler, realm)
  const timeout = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  const undo = [
    replace(globalThis, {
      Date: dateOf(() => scheduler.now),
      setTimeout: (...given: Parameters<typeof setTimeout>) => handleOf(setTimeout(...given)),
      setInterval: (...given: Parameters<typeof setInterval>) => handleOf(setInterval(...given)),
      clearTimeout: (handle: unknown) => clearTimeout(Number(handle)),
      clearInterval: (handle: unknown) => clearInterval(Number(handle)),
    }),
    replace(Math, { random: () => scheduler.chance.int(2 ** 30) / 2 ** 30 }),
    replace(performance, { now: () => scheduler.now }),
    // It watches the garbage collector of the process, for each server and without an end.
    replace(client, { collectDefaultMetrics: () => {} }),
    replace(timers, { setTimeout: timeout }),
    replace(crypto, {
      randomBytes: (size: number) => Buffer.from(bytesOf(scheduler, new Uint8Array(size))),
      randomUUID: () => uuidOf(bytesOf(scheduler, new Uint8Array(16))),
    }),
  ]
  syncBuiltinESMExports()
  return () => {
    for (const one of undo) one()
    syncBuiltinESMExports()
  }
}

/** The handle of a timer in Node, as far as our server uses it. */
function handleOf(handle: number) {
  const timer = { unref: () => timer, ref: () => timer, [Symbol.toPrimitive]: () => handle }
  return timer
}

function uuidOf(bytes: Uint8Array): string {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return Buffer.from(bytes)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

function replace(owner: object, properties: Record<string, unknown>): () => void {
  const before = Object.keys(properties).map(
    (name) => [name, Object.getOwnPropertyDescriptor(owner, name)] as const,
  )
  for (const [name, value] of Object.entries(properties))
    Object.defineProperty(owner, name, { value, configurable: true, writable: true, enumerable: true })
  return () => {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(owner, name, descriptor)
      else Reflect.deleteProperty(owner, name)
    }
  }
}
