import { setTimeout as rest } from 'node:timers/promises'
import type { NatsConnection, NodeConnectionOptions, Subscription } from '@nats-io/transport-node'
import { type Live, type LiveEvents, type LiveMessage, openMemoryLive } from './live.ts'

const prefix = 'sunporch.live.'
/** Everybody hears that somebody could not tell what had changed. */
const gapSubject = 'sunporch.gap'
const [firstPause, longestPause] = [100, 10_000]
/** After so many milliseconds without an answer a connection counts as lost. It is asked as often. */
const usually = 10_000
/** How long whoever opens a stream waits for NATS to know of it. If it does not, the connection is lost, which is a gap. */
const longestWait = 2_000
/** A page that is opened anew within this time is still told what it has missed. Milliseconds. */
const listensOn = 60_000

type Listening = {
  subscription: Subscription
  /** Of this process. */
  listeners: number
  ending: NodeJS.Timeout | undefined
}

/**
 * One subject for each topic: a process listens only to those whose streams it holds. So NATS sends a message to few servers,
 * where PostgreSQL sends it to all.
 */
export async function openNatsLive(
  url: string,
  { onTrouble, onGap, answersWithin = usually }: LiveEvents,
): Promise<Live> {
  const { connect } = await import('@nats-io/transport-node')
  const local = openMemoryLive()
  const listening = new Map<string, Listening>()
  let pause = firstPause
  const connection: NatsConnection = await connect({
    ...optionsOf(url),
    timeout: answersWithin,
    pingInterval: answersWithin,
    maxPingOut: 1,
    maxReconnectAttempts: -1,
    // It may be mended at the other end.
    ignoreAuthErrorAbort: true,
    // It is asked several times before each try.
    reconnectDelayHandler: () => pause,
  })
  let isClosing = false
  /** Whether something was published that NATS has not confirmed yet. */
  let isUnconfirmed = false
  let confirming: Promise<void> | null = null
  connection.subscribe(gapSubject, { callback: () => forgetAndTell() })
  await connection.flush()
  void watch()

  async function watch() {
    for await (const { type } of connection.status()) {
      if (isClosing) return
      if (type === 'disconnect') onTrouble(new Error('The connection to NATS was lost'))
      if (type === 'reconnecting') pause = Math.min(pause * 2, longestPause)
      if (type === 'reconnect') afterLoss()
    }
  }

  /** Nothing was heard meanwhile, and what was published last may not have come through: others must know. */
  function afterLoss() {
    pause = firstPause
    forgetAndTell()
    if (isUnconfirmed) connection.publish(gapSubject)
    confirm()
  }

  function forgetAndTell() {
    local.forget()
    onGap()
  }

  function publish(topic: string, message: LiveMessage) {
    isUnconfirmed = true
    try {
      connection.publish(subjectOf(topic), JSON.stringify(message))
    } catch (error) {
      onTrouble(error)
    }
    confirm()
  }

  /** One question at a time: what is published while it is under way is asked for by the next. */
  function confirm() {
    if (confirming || connection.isClosed()) return
    isUnconfirmed = false
    confirming = connection.flush().then(
      () => {
        confirming = null
        if (isUnconfirmed) confirm()
      },
      () => {
        confirming = null
        isUnconfirmed = true
      },
    )
  }

  function listen(topic: string): Listening {
    const subscription = connection.subscribe(subjectOf(topic), {
      callback(error, message) {
        if (error) onTrouble(error)
        else local.publish(topic, message.json<LiveMessage>())
      },
    })
    const started: Listening = { subscription, listeners: 0, ending: undefined }
    listening.set(topic, started)
    // What was published before NATS knows of it is not heard: no mark of before may hide it.
    local.miss(topic)
    connection.flush().then(
      () => local.miss(topic),
      () => {},
    )
    return started
  }

  function stop(topic: string, one: Listening) {
    if (--one.listeners > 0) return
    one.ending = setTimeout(() => {
      one.subscription.unsubscribe()
      listening.delete(topic)
    }, listensOn).unref()
  }

  return {
    publish,
    subscribe(topic, listener) {
      const one = listening.get(topic) ?? listen(topic)
      one.listeners++
      clearTimeout(one.ending)
      const unsubscribe = local.subscribe(topic, listener)
      let isStopped = false
      return () => {
        unsubscribe()
        if (!isStopped) stop(topic, one)
        isStopped = true
      }
    },
    async settled() {
      const noLonger = Promise.withResolvers<void>()
      const timer = setTimeout(noLonger.resolve, Math.min(longestWait, answersWithin))
      await Promise.race([connection.flush().catch(() => {}), noLonger.promise])
      clearTimeout(timer)
    },
    mark: local.mark,
    since: (mark, topics) =>
      topics.every((topic) => listening.has(topic)) ? local.since(mark, topics) : null,
    async close() {
      isClosing = true
      for (const { ending } of listening.values()) clearTimeout(ending)
      // What was published last goes out first, if there is a way.
      await Promise.race([confirming, rest(500, undefined, { ref: false })])
      await connection.close()
      await local.close()
    },
  }
}

/** Of nats://name:password@host:4222, or tls:// for an encrypted connection. A name alone is a token. */
function optionsOf(url: string): NodeConnectionOptions {
  const { protocol, host, username, password } = new URL(url)
  const [name, secret] = [username, password].map(decodeURIComponent) as [string, string]
  return {
    servers: host,
    name: 'sunporch',
    ...(secret ? { user: name, pass: secret } : name && { token: name }),
    ...(protocol === 'tls:' && { tls: {} }),
  }
}

/** Topics have colons and whatever an id has; a subject may hold letters and digits in parts. */
function subjectOf(topic: string): string {
  return prefix + Buffer.from(topic).toString('base64url')
}
