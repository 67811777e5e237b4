import type pg from 'pg'
import { isConnectionLost } from './postgres-away.ts'

/** More connections answer no faster, and each is a process of PostgreSQL. */
const mostLanes = 4
/** Enough that PostgreSQL never waits for us. A slow connection holds up so many at most. */
const mostOnLane = 4

/** `client` is null until it is connected. */
type Lane = { connected: Promise<void>; client: pg.PoolClient | null; asked: number }
type Reader = PromiseWithResolvers<pg.QueryResult> & { statement: pg.QueryConfig }

/**
 * Connections that many readers share: some statements are sent at once on each, and PostgreSQL answers them in order. The
 * other readers wait in one queue for whichever connection is free first, so that nobody waits for a slow one while the
 * others answer. One that breaks fails the readers that it was asked by, and is replaced.
 */
export function readLanes(pool: pg.Pool, onTrouble: (error: unknown) => void) {
  const lanes: Lane[] = []
  const waiting: Reader[] = []

  function open(): void {
    const lane: Lane = { connected: Promise.resolve(), client: null, asked: 0 }
    lanes.push(lane)
    lane.connected = pool.connect().then(
      (client) => {
        lane.client = client
        client.on('error', (error) => {
          onTrouble(error)
          drop(lane, error)
        })
        askNext()
      },
      (error) => {
        drop(lane, error)
        if (lanes.length === 0) failWaiting(error)
      },
    )
  }

  /** Does nothing when it was dropped before. */
  function drop(lane: Lane, error: Error): void {
    const at = lanes.indexOf(lane)
    if (at < 0) return
    lanes.splice(at, 1)
    lane.client?.release(error)
  }

  function failWaiting(error: unknown): void {
    for (const { reject } of waiting.splice(0)) reject(error)
  }

  function askNext(): void {
    for (let lane = freest(); lane && waiting.length > 0; lane = freest())
      void ask(lane, waiting.shift() as Reader)
    if (waiting.length > 0 && lanes.length === 0) open()
  }

  function freest(): (Lane & { client: pg.PoolClient }) | null {
    let best: (Lane & { client: pg.PoolClient }) | null = null
    for (const lane of lanes) if (isConnected(lane) && lane.asked < (best?.asked ?? mostOnLane)) best = lane
    return best
  }

  async function ask(lane: Lane & { client: pg.PoolClient }, { statement, resolve, reject }: Reader) {
    lane.asked++
    try {
      resolve(await lane.client.query(statement))
    } catch (error) {
      // At once: the connection's own event comes later, and until then the next read would take it, too.
      if (isConnectionLost(error)) drop(lane, error as Error)
      reject(error)
    } finally {
      lane.asked--
      askNext()
    }
  }

  return {
    query(statement: pg.QueryConfig): Promise<pg.QueryResult> {
      const reader = { statement, ...Promise.withResolvers<pg.QueryResult>() }
      waiting.push(reader)
      const isBusy = lanes.every((lane) => !lane.client || lane.asked > 0)
      if (isBusy && lanes.length < mostLanes) open()
      askNext()
      return reader.promise
    },
    async close(): Promise<void> {
      failWaiting(new Error('The database is closed.'))
      for (const lane of lanes.splice(0)) {
        await lane.connected
        lane.client?.release(true)
      }
    },
  }
}

function isConnected(lane: Lane): lane is Lane & { client: pg.PoolClient } {
  return lane.client !== null
}
