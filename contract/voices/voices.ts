import * as z from 'zod/mini'
import { Delivery } from '../delivery/delivery.ts'
import { endpoint } from '../platform/endpoint.ts'
import { groupParams, id, instant, limits, optionalText } from '../platform/fields.ts'

/** What a member has said, up to a minute of it. */
export const Voice = z.object({
  id,
  /** What is said, typed by hand; null where nobody has. */
  words: z.nullable(z.string()),
  /** As it was measured, in milliseconds. */
  duration: z.number(),
  /** What is shown with it; null without one, and when the photo was deleted. */
  photo: z.nullable(
    z.object({ id, objectPath: z.string(), caption: z.nullable(z.string()), thumbhash: z.string() }),
  ),
  createdAt: instant,
  addedBy: z.nullable(z.object({ id, name: z.string() })),
  /** Its newest delivery; null when it was never sent. */
  delivery: z.nullable(Delivery),
})
export type Voice = z.infer<typeof Voice>

/** The ids in the path of a voice. */
export const voiceParams = z.extend(groupParams, { voiceId: id })

/** The address of the sound: `audio/mpeg`, also a part of it. */
export function voiceSoundPath(groupId: string, voiceId: string): string {
  return `/api/family-groups/${groupId}/voices/${voiceId}/sound`
}

export const voicesApi = {
  list: endpoint('GET /api/family-groups/:groupId/voices', {
    summary: 'The voices of the group, newest first',
    access: 'group:read',
    token: 'read',
    query: z.object({
      /** The id of the last voice of the page before. */
      before: z.optional(id),
      /** The length of a page; without it everything is answered. */
      limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
    }),
    response: z.array(Voice),
  }),
  add: endpoint('POST /api/family-groups/:groupId/voices', {
    summary:
      'Make a voice of an uploaded MP3 of up to a minute, and send it at once if wanted; the same object again is the same voice',
    access: 'photos:add',
    status: 201,
    body: z.object({
      objectPath: z.string('Failed to process upload. Please try again.').check(z.maxLength(500)),
      words: optionalText(limits.text),
      /** A photo of the group, which is shown with it. */
      photoId: z.nullish(id),
      /** Send it at once, as one thing. A group in memory only adds it: the answer then has no delivery. */
      isSent: z.prefault(z.boolean(), false),
    }),
    response: Voice,
  }),
  send: endpoint('POST /api/family-groups/:groupId/voices/:voiceId/send', {
    summary: 'Send a voice to every device of the group; again within 10 seconds is the same delivery',
    access: 'photos:send',
    token: 'change',
    response: Voice,
  }),
  remove: endpoint('DELETE /api/family-groups/:groupId/voices/:voiceId', {
    summary: 'Delete a voice; it leaves every screen at once and can be brought back for a day',
    access: 'photos:change',
    token: 'change',
    response: z.object({ id }),
  }),
  restore: endpoint('POST /api/family-groups/:groupId/voices/:voiceId/restore', {
    summary: 'Bring a deleted voice back',
    access: 'photos:change',
    token: 'change',
    response: Voice,
  }),
}
