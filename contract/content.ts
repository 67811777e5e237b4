import * as z from 'zod/mini'
import { Delivery } from './delivery/delivery.ts'
import { endpoint } from './platform/endpoint.ts'
import { callKey, groupParams, id, instant, limits, optionalText, requiredText } from './platform/fields.ts'

export const contentTypes = ['audiobook', 'movie', 'tv_show', 'music'] as const
export type ContentType = (typeof contentTypes)[number]

/** `elsewhere`: on a shelf, in the cinema, with a neighbour; no speaker can play it. */
export const providers = ['kindle', 'netflix', 'prime_video', 'spotify', 'elsewhere'] as const
export type Provider = (typeof providers)[number]

export const ContentItem = z.object({
  id,
  type: z.enum(contentTypes),
  title: z.string(),
  description: z.nullable(z.string()),
  externalUrl: z.nullable(z.string()),
  provider: z.enum(providers),
  createdAt: instant,
  isSentToAlexa: z.boolean(),
  sentToAlexaAt: z.nullable(instant),
  addedBy: z.nullable(z.object({ id, name: z.string() })),
  /** What plays of a piece of music; null without one. */
  recording: z.nullable(
    z.object({
      /** Another recording has another id. */
      id,
      /** As it was measured, in milliseconds. */
      duration: z.number(),
      /** What is shown with it; null without one, and when the photo was deleted. */
      photo: z.nullable(
        z.object({ id, objectPath: z.string(), caption: z.nullable(z.string()), thumbhash: z.string() }),
      ),
    }),
  ),
  /** The newest delivery of this item. */
  delivery: z.nullable(Delivery),
})
export type ContentItem = z.infer<typeof ContentItem>

const linkLimit = 2048
const linkSentence = 'Please enter a web address that begins with http:// or https://.'

/** http and https only, without a name and password in it; empty means that there is none. */
const externalUrl = z.pipe(
  z.nullish(
    z.string().check(
      z.trim(),
      z.maxLength(linkLimit, `Please use at most ${linkLimit} characters.`),
      z.refine((link) => link === '' || isWebLink(link), linkSentence),
    ),
  ),
  z.transform((link) => link || null),
)

function isWebLink(link: string): boolean {
  if (!/^https?:\/\/[^/]/i.test(link) || /[\s\p{Cc}\\]/u.test(link) || !URL.canParse(link)) return false
  const { username, password, hostname } = new URL(link)
  return username === '' && password === '' && hostname !== ''
}

const fields = {
  type: z.enum(contentTypes, 'Please choose a type.'),
  title: requiredText(limits.name, 'Please enter a title.'),
  description: optionalText(limits.text),
  externalUrl,
  provider: z.enum(providers, 'Please choose a provider.'),
}

const recordingFields = {
  /** The uploaded file, an MP3 of up to seven minutes. The same object again is the same recording. */
  objectPath: z.string('Failed to process upload. Please try again.').check(z.maxLength(500)),
  /** A photo of the group, which is shown with it. A new recording without one has none. */
  photoId: z.nullish(id),
}

export const NewContentItem = z.object({
  ...fields,
  key: callKey,
  type: z.prefault(fields.type, 'audiobook'),
  provider: z.optional(fields.provider),
  /** The recording of a piece of music; other types have none. */
  recording: z.optional(z.object(recordingFields)),
})
export type NewContentItem = z.input<typeof NewContentItem>

export const ContentItemChange = z.object({
  type: z.optional(fields.type),
  title: z.optional(fields.title),
  description: z.optional(fields.description),
  externalUrl: z.optional(fields.externalUrl),
  provider: z.optional(fields.provider),
  /** A new `objectPath` replaces the recording. Without one the sound stays. Null takes the recording away. */
  recording: z.nullish(z.object({ ...recordingFields, objectPath: z.optional(recordingFields.objectPath) })),
})

/** The ids in the path of a recommendation. */
export const contentParams = z.extend(groupParams, { contentId: id })

/** The address of the sound of its recording: `audio/mpeg`, also a part of it. */
export function recordingPath(groupId: string, contentId: string): string {
  return `/api/family-groups/${groupId}/content/${contentId}/recording`
}

export const contentApi = {
  list: endpoint('GET /api/family-groups/:groupId/content', {
    summary: 'The recommendations of the group, newest first',
    access: 'group:read',
    token: 'read',
    response: z.array(ContentItem),
  }),
  add: endpoint('POST /api/family-groups/:groupId/content', {
    summary:
      'Add a recommendation, and the recording that it may have; without a provider the first of its type; the same key again is the same one',
    access: 'content:manage',
    token: 'change',
    status: 201,
    body: NewContentItem,
    response: ContentItem,
  }),
  update: endpoint('PATCH /api/family-groups/:groupId/content/:contentId', {
    summary:
      'Edit a recommendation and its recording at once; what is left out stays as it is, and a recording that is taken away can be brought back for a day',
    access: 'content:manage',
    token: 'change',
    body: ContentItemChange,
    response: ContentItem,
  }),
  remove: endpoint('DELETE /api/family-groups/:groupId/content/:contentId', {
    summary: 'Delete a recommendation; it leaves every screen at once and can be brought back',
    access: 'content:manage',
    token: 'change',
    response: z.object({ id }),
  }),
  restore: endpoint('POST /api/family-groups/:groupId/content/:contentId/restore', {
    summary: 'Bring a deleted recommendation back',
    access: 'content:manage',
    token: 'change',
    response: ContentItem,
  }),
  send: endpoint('POST /api/family-groups/:groupId/content/:contentId/send-to-alexa', {
    summary: 'Send to every device of the group; again within 10 seconds is the same delivery',
    access: 'content:manage',
    token: 'change',
    response: ContentItem,
  }),
  restoreRecording: endpoint('POST /api/family-groups/:groupId/content/:contentId/recording/restore', {
    summary: 'Bring back the recording that was taken away last; one that is there stays',
    access: 'content:manage',
    token: 'change',
    response: ContentItem,
  }),
}
