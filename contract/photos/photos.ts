import * as z from 'zod/mini'
import { Delivery } from '../delivery/delivery.ts'
import { endpoint } from '../platform/endpoint.ts'
import { groupParams, id, instant, limits, optionalText } from '../platform/fields.ts'
import { FocalPoint } from './focal-point.ts'

export const photoLimits = {
  /** Bytes of one upload. */
  bytes: 10_485_760,
  pixels: 50_000_000,
  /** Upload address: milliseconds until it is worth nothing. */
  uploadFor: 10 * 60_000,
  /** The same for an address that takes parts: what was cut can go on there for a day. */
  partsFor: 24 * 3_600_000,
  /** Bytes of a part. The last one may be smaller. */
  leastPart: 65_536,
  mostOfPart: 10_485_760,
} as const

/**
 * Widths of the smaller pictures, in pixels: `/api/objects/{id}?w=…`. Browsers that accept AVIF get it at each of them;
 * others get WebP of the same width or the next larger one. 480 and 960 are for the tiles of phones.
 */
export const pictureWidths = [320, 480, 640, 960, 1280] as const

export const unreadablePicture =
  'This file is not a picture we can read. Please choose a JPEG, PNG, WebP or HEIC.'

/** A known person who is on a photo. */
export const PhotoPerson = z.object({ id, name: z.string(), relation: z.nullable(z.string()) })
export type PhotoPerson = z.infer<typeof PhotoPerson>

export const Photo = z.object({
  id,
  objectPath: z.string(),
  caption: z.nullable(z.string()),
  createdAt: instant,
  /** The camera's wall clock when it was taken, "2026-11-21T08:00"; null when it is not known. */
  takenAt: z.nullable(z.string()),
  isSentToAlexa: z.boolean(),
  sentToAlexaAt: z.nullable(instant),
  /** Pixels of the largest picture served. */
  width: z.number(),
  height: z.number(),
  /** Base64 of a ThumbHash: the blurred placeholder. */
  thumbhash: z.string(),
  /** Null where it is not known. */
  focalPoint: z.nullable(FocalPoint),
  addedBy: z.nullable(z.object({ id, name: z.string() })),
  /** Who is on it, in the order in which they were tagged. */
  people: z.array(PhotoPerson),
  /** The newest delivery of this photo that was not taken back; else the newest. */
  delivery: z.nullable(Delivery),
})
export type Photo = z.infer<typeof Photo>

/** The address of a photo's picture; without a width the largest. */
export function pictureUrl(photo: Pick<Photo, 'objectPath'>, width?: (typeof pictureWidths)[number]): string {
  const objectId = photo.objectPath.split('/').at(-1)
  return `/api/objects/${objectId}${width ? `?w=${width}` : ''}`
}

/** The `srcset` of a photo. */
export function pictureSet(photo: Pick<Photo, 'objectPath' | 'width'>): string {
  const variants = pictureWidths.map((width) => `${pictureUrl(photo, width)} ${width}w`)
  // An original that is smaller than the largest variant must still count as the largest picture.
  const originalWidth = Math.max(photo.width, Math.max(...pictureWidths) + 1)
  return [...variants, `${pictureUrl(photo)} ${originalWidth}w`].join(', ')
}

/** The address of a photo's picture, by the photo's id; with `?w=` like `pictureUrl`. */
export function photoPicturePath(groupId: string, photoId: string): string {
  return `/api/family-groups/${groupId}/photos/${photoId}/picture`
}

const caption = optionalText(limits.text)

/** The ids in the path of a photo. */
export const photoParams = z.extend(groupParams, { photoId: id })

export const NewPhoto = z.object({
  objectPath: z.string('Failed to process upload. Please try again.').check(z.maxLength(500)),
  caption,
  /** What the sender has chosen; without it the server guesses. */
  focalPoint: z.optional(FocalPoint),
  /** Send it at once, as one thing. A group in memory only adds it: the answer then has no delivery. */
  isSent: z.prefault(z.boolean(), false),
})

export const PhotoChange = z.object({ caption })

export const photosApi = {
  list: endpoint('GET /api/family-groups/:groupId/photos', {
    summary: 'The photos of the group, newest first',
    access: 'group:read',
    token: 'read',
    query: z.object({
      /** The id of the last photo of the page before. */
      before: z.optional(id),
      /** The length of a page; without it everything is answered. */
      limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
      /** Only photos that were added before this instant. */
      addedBefore: z.optional(instant),
      /** Only photos that have these words in the caption or in names of who is on them; case and accents do not matter. */
      search: z.optional(z.string().check(z.trim(), z.maxLength(limits.name))),
    }),
    response: z.array(Photo),
  }),
  add: endpoint('POST /api/family-groups/:groupId/photos', {
    summary:
      'Make a photo of an uploaded object, and send it at once if wanted; the same object again is the same photo',
    access: 'photos:add',
    status: 201,
    body: NewPhoto,
    response: Photo,
  }),
  update: endpoint('PATCH /api/family-groups/:groupId/photos/:photoId', {
    summary: 'Change the caption',
    access: 'photos:change',
    token: 'change',
    body: PhotoChange,
    response: Photo,
  }),
  setFocalPoint: endpoint('PUT /api/family-groups/:groupId/photos/:photoId/focal-point', {
    summary: 'Say which point of a photo matters: no screen cuts it off',
    access: 'photos:change',
    token: 'change',
    body: FocalPoint,
    response: Photo,
  }),
  remove: endpoint('DELETE /api/family-groups/:groupId/photos/:photoId', {
    summary: 'Delete a photo; it leaves every screen at once and can be brought back for a day',
    access: 'photos:change',
    token: 'change',
    response: z.object({ id }),
  }),
  restore: endpoint('POST /api/family-groups/:groupId/photos/:photoId/restore', {
    summary: 'Bring a deleted photo back',
    access: 'photos:change',
    token: 'change',
    response: Photo,
  }),
  send: endpoint('POST /api/family-groups/:groupId/photos/:photoId/send-to-alexa', {
    summary: 'Send a photo to every device of the group; again within 10 seconds is the same delivery',
    access: 'photos:send',
    token: 'change',
    response: Photo,
  }),
}

export const UploadProgress = z.object({
  /** Bytes of the whole file. */
  size: z.number(),
  /** Bytes that have arrived, from the first on without a gap. */
  arrived: z.number(),
})
export type UploadProgress = z.infer<typeof UploadProgress>

const uploadParams = z.object({ token: z.string().check(z.maxLength(100)) })

export const uploadsApi = {
  start: endpoint('POST /api/objects/upload', {
    summary: 'An address for one file: PUT it there within ten minutes, or its parts within a day',
    access: 'user',
    body: z.optional(
      z.object({
        /** Bytes and type of the file; with both given, an S3 store is written to directly. */
        size: z.optional(z.int().check(z.positive())),
        contentType: z.optional(z.string().check(z.maxLength(100))),
        /** The address takes parts, by PUT with `offset`, and is always one of this server. Needs the size. */
        isInParts: z.optional(z.boolean()),
        /** A film for a clip: it may be larger than a picture, and comes in parts. */
        isClip: z.optional(z.boolean()),
      }),
    ),
    response: z.object({
      uploadURL: z.string(),
      objectPath: z.string(),
    }),
  }),
  progress: endpoint('GET /api/objects/upload/:token', {
    summary: 'How much has arrived of a file that is uploaded in parts: the next part begins there',
    access: 'user',
    params: uploadParams,
    response: UploadProgress,
  }),
  cancel: endpoint('DELETE /api/objects/upload/:token', {
    summary: 'Give up a file that is not claimed: its bytes are removed, and count no longer',
    access: 'user',
    params: uploadParams,
    response: z.object({ objectPath: z.string() }),
  }),
}
