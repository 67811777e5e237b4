import { days, seconds } from '../../platform/clock.ts'
import type { Answer } from '../../platform/outbound/call-server.ts'
import type { SendOutcome } from '../way.ts'

/** A service that asks for a longer pause is asked again after this. */
const longestPause = days(1)

/** What a push service's answer means. `who` is its name; `now` in epoch milliseconds. */
export function outcomeOf(answer: Answer, who: string, now: number): SendOutcome {
  const { status } = answer
  const said = `The push service of ${who}`
  if (status >= 200 && status < 300) return { outcome: 'sent' }
  if (status === 404 || status === 410)
    return { outcome: 'forget', failure: 'The browser takes no notices any more.' }
  if (status === 0) return { outcome: 'later', at: null, failure: `${said} could not be reached.` }
  // 406 is how Microsoft's asks for a pause.
  if (status === 429 || status === 406)
    return { outcome: 'later', at: retryAt(answer, now), failure: `${said} asked for a pause.` }
  if (status === 408 || status >= 500)
    return { outcome: 'later', at: retryAt(answer, now), failure: `${said} has a fault (${status}).` }
  if (status === 413)
    return { outcome: 'failed', failure: `${said} finds even the shortest message too long.` }
  if (status === 401 || status === 403 || isAboutKeys(answer))
    return {
      outcome: 'failed',
      failure: `${said} refused this server's key (${status}): ${whyRefused(answer)}`,
    }
  return { outcome: 'failed', failure: `${said} refused the message (${status}).` }
}

/** Whether the answer says that the browser subscribed with another key than ours. */
function isAboutKeys({ body }: Answer): boolean {
  return /vapid/i.test(String(body))
}

/** Services say it in their own words, which may hold an address: ours instead. */
function whyRefused({ body }: Answer): string {
  const said = String(body)
  if (/do not correspond|VapidPkHashMismatch|mismatch/i.test(said))
    return 'the browser subscribed with another key. Notices have to be switched on there again.'
  if (/expir|BadJwtToken|jwt/i.test(said))
    return "it does not accept the token. Is this server's clock right?"
  return 'it gave no reason that is known.'
}

/** `Retry-After` is a number of seconds or a date (RFC 9110). Null for none. */
function retryAt({ headers }: Answer, now: number): number | null {
  const retryAfter = headers['retry-after']
  if (retryAfter === undefined) return null
  const at = /^\d+$/.test(retryAfter) ? now + seconds(Number(retryAfter)) : Date.parse(retryAfter)
  return Number.isNaN(at) ? null : Math.min(Math.max(at, now), now + longestPause)
}
