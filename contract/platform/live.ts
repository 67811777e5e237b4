import * as z from 'zod/mini'
import { liveWays } from './live-ways.ts'

export const LiveQuery = z.object({
  /** The mark of the lists that the page has already: what has changed since then is told when the stream opens. */
  since: z.optional(z.string().check(z.maxLength(500))),
  /** A poll is answered with the first event alone. Of a stream the method says enough. */
  way: z.optional(z.enum(liveWays)),
})

export function livePath(groupId: string): string {
  return `/api/family-groups/${groupId}/live`
}
