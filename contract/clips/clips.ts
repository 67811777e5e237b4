import * as z from 'zod/mini'
import { Delivery } from '../delivery/delivery.ts'
import { endpoint } from '../platform/endpoint.ts'
import { groupParams, id, instant, limits, optionalText } from '../platform/fields.ts'

export const clipLimits = {
  /** Of the film, in bytes: half a minute of 16 Mbit/s. */
  bytes: 60_000_000,
  /** In milliseconds. */
  longest: 30_000,
  /** Sound ends a little later than the pictures. */
  leeway: 500,
  shortest: 500,
  /** Pixels of the longer side, and of the whole picture. */
  side: 1920,
  pixels: 1920 * 1088,
} as const

/** A short film of a member's, with a picture of it for devices that do not play films. */
export const Clip = z.object({
  id,
  /** What is said or seen, typed by hand; null where nobody has. */
  words: z.nullable(z.string()),
  /** As it was measured, in milliseconds. */
  duration: z.number(),
  hasSound: z.boolean(),
  /** Pixels of the film as it is shown: a film that a phone has turned is upright. */
  width: z.number(),
  height: z.number(),
  /** Base64 of a ThumbHash of the poster: the blurred placeholder. */
  thumbhash: z.string(),
  createdAt: instant,
  addedBy: z.nullable(z.object({ id, name: z.string() })),
  /** Its newest delivery; null when it was never sent. */
  delivery: z.nullable(Delivery),
})
export type Clip = z.infer<typeof Clip>

/** The ids in the path of a clip. */
export const clipParams = z.extend(groupParams, { clipId: id })

/** The address of the film: `video/mp4`, also a part of it. */
export function clipFilmPath(groupId: string, clipId: string): string {
  return `/api/family-groups/${groupId}/clips/${clipId}/film`
}

/** The address of its picture, a JPEG. */
export function clipPosterPath(groupId: string, clipId: string): string {
  return `/api/family-groups/${groupId}/clips/${clipId}/poster`
}

const objectPath = z.string('Failed to process upload. Please try again.').check(z.maxLength(500))

export const clipsApi = {
  list: endpoint('GET /api/family-groups/:groupId/clips', {
    summary: 'The clips of the group, newest first',
    access: 'group:read',
    token: 'read',
    query: z.object({
      /** The id of the last clip of the page before. */
      before: z.optional(id),
      /** The length of a page; without it everything is answered. */
      limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
    }),
    response: z.array(Clip),
  }),
  add: endpoint('POST /api/family-groups/:groupId/clips', {
    summary:
      'Make a clip of an uploaded MP4 (H.264, AAC or no sound) of up to 30 seconds, and send it at once if wanted; the same object again is the same clip',
    access: 'photos:add',
    status: 201,
    body: z.object({
      objectPath,
      /** An uploaded picture of the film. */
      posterPath: objectPath,
      words: optionalText(limits.text),
      /** Send it at once, as one thing. A group in memory only adds it: the answer then has no delivery. */
      isSent: z.prefault(z.boolean(), false),
    }),
    response: Clip,
  }),
  send: endpoint('POST /api/family-groups/:groupId/clips/:clipId/send', {
    summary: 'Send a clip to every device of the group; again within 10 seconds is the same delivery',
    access: 'photos:send',
    token: 'change',
    response: Clip,
  }),
  remove: endpoint('DELETE /api/family-groups/:groupId/clips/:clipId', {
    summary: 'Delete a clip; it leaves every screen at once and can be brought back for a day',
    access: 'photos:change',
    token: 'change',
    response: z.object({ id }),
  }),
  restore: endpoint('POST /api/family-groups/:groupId/clips/:clipId/restore', {
    summary: 'Bring a deleted clip back',
    access: 'photos:change',
    token: 'change',
    response: Clip,
  }),
}
