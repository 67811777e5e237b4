import { firstBytesWithin, type LiveWay, liveBeatEvery, liveWays } from '#contract/platform/live-ways.ts'
import { localStore } from '../local-store.ts'
import { ApiError } from '../server/api.ts'

export type StreamListener = {
  /** `data` is what the server has sent as JSON. */
  onEvent(name: string, data: { changed?: string[] } & object): void
  /**
   * Nothing has come, and it is asked for again soon. `isAnswered`: the server refuses, or somebody in its place answers;
   * otherwise the network is gone.
   */
  onFail(isAnswered: boolean): void
}

/** Milliseconds. An open stream without a sign of life is dead. */
const deadAfter = liveBeatEvery * 2.4
const shortestPause = 1000
const longestPause = 4000
/** Where somebody answers in the server's place, as a proxy does while the server behind it restarts. */
const longestPauseOfAnswered = 2000
/**
 * Milliseconds from an answer to the next call; in those between polls changes gather. Answers that end as soon as they
 * have begun, one after the other, are asked for less and less often: until one has lived for `steadyAfter`.
 */
const stream = { shortest: 1000, longest: 16_000, steadyAfter: 10_000 }
const pauses = { get: stream, post: stream, poll: { shortest: 200, longest: 2000, steadyAfter: 1000 } }
/** A day. Then a browser tries the better way again: the network may be another. */
const keptFor = 86_400_000

/** What has worked instead of the best way, and until when that counts. */
export const keptWay = localStore<{ way: LiveWay; until: number }>({
  key: 'sunporch-live-way',
  version: 1,
  schema: {
    safeParse(value) {
      const { way, until } = Object(value)
      const left = until - Date.now()
      const isKnown = liveWays.includes(way) && left > 0 && left <= keptFor
      return isKnown ? { success: true, data: { way, until } } : { success: false }
    },
  },
})

/**
 * Listens to a stream of the server, by the best of `liveWays` that the network lets through, until the function is called
 * that it returns. `mark` says what the page has already. After each interruption the server tells what was missed. While a
 * stream has not brought an event yet, polls beside it do.
 */
export function listenLive(
  path: string,
  mark: string | null,
  { onEvent, onFail }: StreamListener,
  patience = firstBytesWithin,
): () => void {
  let isStopped = false
  let asking: AbortController | undefined
  /** The server has ended the answer, to give others their turn. */
  let gaveWay = false
  /** `until` is 0 while nothing has come by this way. */
  let { way, until } = keptWay.read() ?? { way: 'get', until: 0 }
  void listen()
  return () => {
    isStopped = true
    asking?.abort()
  }

  async function listen() {
    let pause = shortestPause
    let failures = 0
    /** How many answers in a row have ended as soon as they had begun, or gave way. */
    let quick = 0
    while (!isStopped) {
      if (isOver()) turnTo('get')
      gaveWay = false
      const began = performance.now()
      const endPolls = way === 'poll' ? () => {} : pollBeside()
      const own = new AbortController()
      asking = own
      const { isHeard, isLate, isAnswered, isRefused, parts } = await readAnswer(way, own, endPolls)
      endPolls()
      if (isStopped) return
      if (isHeard && !isLate) {
        failures = 0
        pause = shortestPause
        const { shortest, longest, steadyAfter } = pauses[way]
        quick = gaveWay || performance.now() - began < steadyAfter ? quick + 1 : 0
        // A hidden tab's timer may take a minute, in which this person would count as gone.
        if (quick > 0 || !globalThis.document?.hidden)
          await sleep(Math.min(shortest * 2 ** Math.max(quick - 1, 0), longest))
        continue
      }
      // A stream that has brought more than its beginning is not held back: the device has slept.
      const isSuspect = way !== 'poll' && !isRefused && parts <= 2 && (await isServerReached())
      // What is cut off or answered wrongly once may work the next time: the server may just have been restarted.
      if (isSuspect && ((isLate && parts === 0) || ++failures > 1)) {
        failures = 0
        turnTo(way === 'get' ? 'post' : 'poll')
        continue
      }
      // It may be the mark that is refused, by a server of another release.
      if (isRefused) mark = null
      if (!isStopped) onFail(isAnswered)
      await sleep(pause)
      pause = Math.min(pause * 2, isAnswered && !isRefused ? longestPauseOfAnswered : longestPause)
    }
  }

  function turnTo(next: LiveWay) {
    way = next
    until = 0
  }

  function isOver(): boolean {
    return until > 0 && Date.now() > until
  }

  /**
   * Polls after a short wait, until the function that it returns is called: it takes seconds to find out that a stream is held
   * back, and the page should hear what is sent meanwhile.
   */
  function pollBeside(): () => void {
    let own: AbortController | undefined
    let isEnded = false
    const timer = setTimeout(poll, patience / 5)
    async function poll() {
      while (!isEnded) {
        own = new AbortController()
        await readAnswer('poll', own)
        await sleep(shortestPause)
      }
    }
    return () => {
      isEnded = true
      clearTimeout(timer)
      own?.abort()
    }
  }

  /** Reads one answer to its end, or until nothing more comes of it. `onHeard` is called at each event. */
  async function readAnswer(by: LiveWay, own: AbortController, onHeard = () => {}) {
    const outcome = { parts: 0, isHeard: false, isLate: false, isAnswered: false, isRefused: false }
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        outcome.isLate = true
        own.abort()
      }, ms)
    }
    wait(by === 'poll' ? deadAfter : patience)
    try {
      const answer = await fetch(`${path}?way=${by}&since=${mark ?? ''}`, {
        method: by === 'post' ? 'POST' : 'GET',
        credentials: 'include',
        cache: 'no-store',
        signal: own.signal,
      })
      if (!answer.ok) outcome.isRefused = new ApiError(answer.status, '', await answer.text()).code !== null
      else await readBlocks(answer)
      outcome.isAnswered = true
    } catch {
      // The connection was cut, or it took too long.
    }
    clearTimeout(timer)
    own.abort()
    return outcome

    async function readBlocks({ body }: Response) {
      const reader = body?.getReader()
      const decoder = new TextDecoder()
      for (let rest = ''; reader; ) {
        const { done, value } = await reader.read()
        if (done) return
        wait(deadAfter)
        outcome.parts++
        const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n')
        rest = blocks.pop() ?? ''
        for (const block of blocks) {
          if (!take(block, by)) continue
          outcome.isHeard = true
          onHeard()
        }
        // Not before anything was read: what is not heard counts as a failure.
        if (isOver()) return
      }
    }
  }

  /** True for an event. Other blocks are signs of life. */
  function take(block: string, by: LiveWay): boolean {
    mark = /^id: (.+)$/m.exec(block)?.[1] ?? mark
    const [, name, data] = /^event: (.+)\ndata: (.+)$/m.exec(block) ?? []
    if (!name || !data || isStopped) return false
    // What a poll beside a stream has brought says nothing about that stream.
    if (by === way && way !== 'get' && until === 0) {
      until = Date.now() + keptFor
      keptWay.write({ way, until })
    }
    if (name === 'full' && by === way) gaveWay = true
    onEvent(name, JSON.parse(data))
    return true
  }

  /** Whether an ordinary call is answered, and by our server. */
  async function isServerReached(): Promise<boolean> {
    // A call that is never answered would hold one of the six connections of HTTP/1.1 when the network is back.
    const giveUp = new AbortController()
    const timer = setTimeout(() => giveUp.abort(), patience * 2)
    try {
      const answer = await fetch('/healthz', { cache: 'no-store', signal: giveUp.signal })
      const { status } = await answer.json()
      return status === 'ok'
    } catch {
      return false
    } finally {
      clearTimeout(timer)
    }
  }
}

/** For about so long: after an outage not all browsers ask at once. */
function sleep(ms: number) {
  return new Promise<void>((resolve) => setTimeout(resolve, ms * (0.75 + Math.random() / 2)))
}
