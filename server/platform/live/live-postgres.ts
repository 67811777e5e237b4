import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Live, type LiveEvents, type LiveMessage, openMemoryLive } from './live.ts'

const channel = 'sunporch_live'
const firstPause = 100
const longestPause = 10_000
/** After so many milliseconds without an answer a connection counts as lost. It is asked as often. */
const usually = 10_000

type News = { topic: string; message: LiveMessage } | { hasGap: true }

type Connection = { client: pg.Client; ended: Promise<void> }

/** LISTEN/NOTIFY: one connection listens for this process and is reopened when it is lost. */
export async function openPostgresLive(
  databaseUrl: string,
  { onTrouble, onGap, answersWithin = usually }: LiveEvents,
): Promise<Live> {
  const local = openMemoryLive()
  const closing = new AbortController()
  let connection = await listen()
  let unsent: News[] = []
  let sending = Promise.resolve()
  let hasUnsent = false
  const listening = keepListening()
  // A network that lets nothing through any more does not close a connection.
  const asking = setInterval(ask, answersWithin)

  /** The only loop that opens connections, so that an outage never starts two of them. */
  async function keepListening() {
    for (;;) {
      await connection.ended
      const fresh = await listenAgain()
      if (!fresh) return
      connection = fresh
      forgetAndTell()
      if (hasUnsent) tellOfGap()
    }
  }

  /** Null when the bus was closed meanwhile. */
  async function listenAgain(): Promise<Connection | null> {
    for (let pause = firstPause; !closing.signal.aborted; pause = Math.min(pause * 2, longestPause)) {
      await sleep(pause, undefined, { signal: closing.signal }).catch(() => {})
      if (closing.signal.aborted) return null
      const fresh = await listen().catch(onTrouble)
      if (fresh && !closing.signal.aborted) return fresh
      await fresh?.client.end()
    }
    return null
  }

  async function listen(): Promise<Connection> {
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: answersWithin,
      query_timeout: answersWithin,
      keepAlive: true,
      keepAliveInitialDelayMillis: answersWithin,
    })
    client.on('notification', ({ payload }) => hear(JSON.parse(payload ?? '{}')))
    client.on('error', onTrouble)
    const ended = new Promise<void>((resolve) => client.once('end', resolve))
    try {
      await client.connect()
      await client.query(`LISTEN ${channel}`)
      return { client, ended }
    } catch (error) {
      await client.end().catch(() => {})
      throw error
    }
  }

  function ask() {
    const { client } = connection
    client.query('SELECT 1').catch((error) => {
      if (closing.signal.aborted) return
      onTrouble(error)
      client.connection.stream.destroy()
    })
  }

  function hear(news: News) {
    if ('hasGap' in news) forgetAndTell()
    else local.publish(news.topic, news.message)
  }

  function forgetAndTell() {
    local.forget()
    onGap()
  }

  /** A failed NOTIFY is lost for the other processes, too. */
  function tellOfGap() {
    hasUnsent = false
    send({ hasGap: true })
  }

  /** Batches messages: each NOTIFY costs a round trip to the database. */
  function send(news: News) {
    unsent.push(news)
    if (unsent.length === 1) sending = sending.then(sendAll)
  }

  async function sendAll() {
    const payloads = unsent.map((news) => JSON.stringify(news))
    unsent = []
    const { client } = connection
    try {
      await client.query('SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload', [
        channel,
        payloads,
      ])
    } catch (error) {
      onTrouble(error)
      hasUnsent = true
      // The loop reopens the connection and then reports the gap.
      client.connection.stream.destroy()
    }
  }

  return {
    publish: (topic, message) => send({ topic, message }),
    subscribe: local.subscribe,
    // It listens to all topics from its start on.
    settled: local.settled,
    mark: local.mark,
    since: local.since,
    async close() {
      closing.abort()
      clearInterval(asking)
      await sending
      await connection.client.end()
      await listening
      await local.close()
    },
  }
}
