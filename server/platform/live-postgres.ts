import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Live, openMemoryLive } from './live.ts'

const channel = 'sunporch_live'

/** LISTEN/NOTIFY: one connection listens for this process, and is opened again when it is lost. */
export async function openPostgresLive(
  databaseUrl: string,
  onTrouble: (error: unknown) => void,
): Promise<Live> {
  const local = openMemoryLive()
  let isClosed = false
  let client = await listen()
  let sending = Promise.resolve()

  async function listen(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: databaseUrl })
    fresh.on('notification', ({ payload }) => {
      const { topic, message } = JSON.parse(payload ?? '{}')
      local.publish(topic, message)
    })
    fresh.on('error', onTrouble)
    fresh.on('end', () => void listenAgain())
    await fresh.connect()
    await fresh.query(`LISTEN ${channel}`)
    return fresh
  }

  async function listenAgain() {
    for (let pause = 100; !isClosed; pause = Math.min(pause * 2, 10_000)) {
      try {
        client = await listen()
        return
      } catch (error) {
        onTrouble(error)
        await sleep(pause)
      }
    }
  }

  return {
    publish(topic, message) {
      const payload = JSON.stringify({ topic, message })
      sending = sending.then(async () => {
        try {
          await client.query('SELECT pg_notify($1, $2)', [channel, payload])
        } catch (error) {
          onTrouble(error)
        }
      })
    },
    subscribe: local.subscribe,
    async close() {
      isClosed = true
      await sending
      await client.end()
      await local.close()
    },
  }
}
