import * as z from 'zod/mini'
import { Delivery } from '../delivery/delivery.ts'
import { endpoint } from '../platform/endpoint.ts'
import { id, instant, requiredText } from '../platform/fields.ts'

/** Characters in a note of the family: it is read from across a room. */
export const noteLimit = 500

/**
 * How long a note stays on the screens, counted from each sending by the clock of the group (`noteEnd`). `until`: to an
 * instant that is named. `always`: until somebody takes it back.
 */
export const noteStays = ['evening', 'midnight', 'day_long', 'week', 'until', 'always'] as const
export type NoteStay = (typeof noteStays)[number]
export const defaultStay: NoteStay = 'day_long'

export const noteStayLabels: Record<NoteStay, string> = {
  evening: 'Until the evening',
  midnight: 'Until the end of the day',
  day_long: 'For a day',
  week: 'For a week',
  until: 'Until a day and time',
  always: 'Until it is taken back',
}

/** Words of the family for the loved one, without a picture or on one. */
export const Note = z.object({
  id,
  text: z.string(),
  stays: z.enum(noteStays),
  /** The end, of a note that stays `until`; null for all others. */
  until: z.nullable(instant),
  /** Its background; null without one, and when the photo was deleted. */
  photo: z.nullable(
    z.object({ id, objectPath: z.string(), caption: z.nullable(z.string()), thumbhash: z.string() }),
  ),
  createdAt: instant,
  addedBy: z.nullable(z.object({ id, name: z.string() })),
  /** The newest delivery of this note; null when it was never sent. */
  delivery: z.nullable(Delivery),
})
export type Note = z.infer<typeof Note>

const fields = {
  text: requiredText(noteLimit, 'Please write a note.'),
  stays: z.enum(noteStays, 'Please choose how long it stays.'),
  until: z.nullish(instant),
  photoId: z.nullish(id),
}

const needsUntil = {
  error: 'Please choose until when it stays.',
  path: ['until'],
}

export const NewNote = z
  .object({
    /** Chosen by the caller, so that a call whose answer was lost can be made again. */
    id: z.optional(id),
    text: fields.text,
    stays: z.prefault(fields.stays, defaultStay),
    until: fields.until,
    photoId: fields.photoId,
    /** Send it at once. */
    isSent: z.prefault(z.boolean(), false),
  })
  .check(z.refine(({ stays, until }) => stays !== 'until' || Boolean(until), needsUntil))
export type NewNote = z.input<typeof NewNote>

/** What is left out stays as it is. `until` belongs to `stays`. */
export const NoteChange = z
  .object({
    text: z.optional(fields.text),
    stays: z.optional(fields.stays),
    until: fields.until,
    photoId: fields.photoId,
  })
  .check(
    z.refine(({ stays, until }) => stays !== 'until' || Boolean(until), needsUntil),
    z.refine(({ stays, until }) => !until || stays === 'until', {
      error: 'Please choose that it stays until a day and time.',
      path: ['stays'],
    }),
  )
export type NoteChange = z.input<typeof NoteChange>

export const notesApi = {
  list: endpoint('GET /api/family-groups/:groupId/notes', {
    summary: 'The notes of the group, newest first',
    access: 'group:read',
    token: 'read',
    query: z.object({
      /** The id of the last note of the page before. */
      before: z.optional(id),
      /** The length of a page; without it everything is answered. */
      limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
    }),
    response: z.array(Note),
  }),
  add: endpoint('POST /api/family-groups/:groupId/notes', {
    summary: 'Write a note, and send it at once if wanted; again with the same id is the same note',
    access: 'notes:write',
    token: 'change',
    status: 201,
    body: NewNote,
    response: Note,
  }),
  update: endpoint('PATCH /api/family-groups/:groupId/notes/:noteId', {
    summary: 'Edit a note; one that is on the screens changes there at once, and a new end counts from now',
    access: 'notes:change',
    token: 'change',
    body: NoteChange,
    response: Note,
  }),
  remove: endpoint('DELETE /api/family-groups/:groupId/notes/:noteId', {
    summary: 'Delete a note; it leaves every screen at once and can be brought back',
    access: 'notes:change',
    token: 'change',
    response: z.object({ id }),
  }),
  restore: endpoint('POST /api/family-groups/:groupId/notes/:noteId/restore', {
    summary: 'Bring a deleted note back',
    access: 'notes:change',
    token: 'change',
    response: Note,
  }),
  send: endpoint('POST /api/family-groups/:groupId/notes/:noteId/send', {
    summary: 'Send to every device of the group; again within 10 seconds is the same delivery',
    access: 'notes:write',
    token: 'change',
    response: Note,
  }),
}
