import * as z from 'zod/mini'
import { liveWays } from './live-ways.ts'

/**
 * What the live stream of a group says: which of the group's lists have changed. A name is the
 * last part of the list's address, `photos` for `/api/family-groups/{id}/photos`; `group` stands
 * for the group itself and its settings, `notices` for what the person is told of in any group.
 */
export const liveTopics = [
  'photos',
  'people',
  'content',
  'notes',
  'schedule',
  'shopping',
  'activity',
  'answers',
  'devices',
  'members',
  'group',
  'notices',
  'life',
  'room',
  // A device of the room has come into contact or lost it.
  'contact',
  'visits',
] as const
export type LiveTopic = (typeof liveTopics)[number]

export const LiveChange = z.object({ changed: z.array(z.enum(liveTopics)) })
export type LiveChange = z.infer<typeof LiveChange>

export const LiveQuery = z.object({
  /** The mark of the lists that the page has already: what has changed since then is told when the stream opens. */
  since: z.optional(z.string().check(z.maxLength(100))),
  /** A poll is answered with the first event alone. Of a stream the method says enough. */
  way: z.optional(z.enum(liveWays)),
})

/** The first event. Without `changed` it is not known what has changed before it: then everything is to be read. */
export const LiveOpen = z.object({ changed: z.optional(z.array(z.enum(liveTopics))) })
export type LiveOpen = z.infer<typeof LiveOpen>

export function livePath(groupId: string): string {
  return `/api/family-groups/${groupId}/live`
}
