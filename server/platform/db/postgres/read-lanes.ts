import type pg from 'pg'
import { isConnectionLost } from './postgres-away.ts'

/** More connections answer no faster, and each is a process of PostgreSQL. */
const mostLanes = 4

type Lane = { client: Promise<pg.PoolClient>; waiting: number }

/**
 * Connections that many readers share: a statement is sent at once, and PostgreSQL answers them in order. A reader takes
 * the connection with the fewest waiting. One that breaks fails its readers and is replaced at the next read.
 */
export function readLanes(pool: pg.Pool, onTrouble: (error: unknown) => void) {
  const lanes: Lane[] = []

  function open(): Lane {
    const lane: Lane = { client: pool.connect(), waiting: 0 }
    lanes.push(lane)
    lane.client.then(
      (client) => {
        client.on('error', (error) => {
          onTrouble(error)
          if (drop(lane)) client.release(error)
        })
      },
      () => void drop(lane),
    )
    return lane
  }

  /** False when it was dropped before. */
  function drop(lane: Lane): boolean {
    const at = lanes.indexOf(lane)
    if (at >= 0) lanes.splice(at, 1)
    return at >= 0
  }

  function freest(): Lane {
    const lane = lanes.reduce<Lane | null>(
      (best, one) => (best && best.waiting <= one.waiting ? best : one),
      null,
    )
    return lane && (lane.waiting === 0 || lanes.length >= mostLanes) ? lane : open()
  }

  return {
    async query(statement: pg.QueryConfig): Promise<pg.QueryResult> {
      const lane = freest()
      lane.waiting++
      try {
        const client = await lane.client
        return await client.query(statement).catch((error) => {
          // At once: the connection's own event comes later, and until then the next read would take it, too.
          if (isConnectionLost(error) && drop(lane)) client.release(error)
          throw error
        })
      } finally {
        lane.waiting--
      }
    },
    async close(): Promise<void> {
      for (const lane of lanes.splice(0))
        await lane.client.then((client) => client.release(true)).catch(() => {})
    },
  }
}
