import { firstBytesWithin, trialStreamPath } from '#contract/platform/live-ways.ts'
import { type Findings, look, ok, reasonIn } from './finding.ts'

const advice = `Let what is in front of the server pass text/event-stream on without buffering, if it can (docs/https-at-home.md, "Tunnels").`

/** Whether an event stream arrives through the public address as one. A browser waits just as long for its beginning. */
export async function* examineStreams(publicUrl: string, patience = firstBytesWithin): Findings {
  const byGet = await tryStream(publicUrl, 'GET', patience)
  if (byGet === 'arrives') return yield ok(`Event streams arrive through ${publicUrl} as they are sent.`)
  const what =
    byGet === 'held back'
      ? 'holds event streams back until they end'
      : `does not let event streams through (${byGet})`
  const seconds = Math.ceil(patience / 1000)
  const byPost = await tryStream(publicUrl, 'POST', patience)
  if (byPost === 'arrives')
    yield look(
      `${publicUrl} ${what}, but not those that answer POST. Browsers and screens notice it after about ${seconds} seconds and use POST. ${advice}`,
    )
  else
    yield look(
      `${publicUrl} ${what}, by GET and by POST. Browsers and screens notice it after about ${2 * seconds} seconds and poll: they ask again and again, and each call is answered once something has changed. ${advice}`,
    )
}

/** What happens to the stream in a few words. */
async function tryStream(publicUrl: string, method: string, patience: number): Promise<string> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), patience)
  try {
    const answer = await fetch(publicUrl + trialStreamPath, {
      method,
      signal: limit.signal,
      cache: 'no-store',
    })
    if (answer.status !== 200) return `${answer.status} at ${trialStreamPath}`
    const { value } = (await answer.body?.getReader().read()) ?? {}
    return value ? 'arrives' : 'an empty answer'
  } catch (error) {
    return limit.signal.aborted ? 'held back' : reasonIn(error)
  } finally {
    clearTimeout(timer)
    limit.abort()
  }
}
