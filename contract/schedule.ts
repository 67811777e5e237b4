import * as z from 'zod/mini'
import { sendableKinds } from './delivery/delivery-fields.ts'
import { inEachField, subjectFields } from './delivery/sendable.ts'
import { endpoint } from './platform/endpoint.ts'
import { callKey, id, instant } from './platform/fields.ts'

export const recurringPatterns = ['daily', 'weekly', 'monthly'] as const
export type RecurringPattern = (typeof recurringPatterns)[number]
export const defaultPattern: RecurringPattern = 'weekly'

export const scheduleStatuses = [
  'pending',
  'sent',
  'failed',
  'missed',
  'held',
  'paused',
  'cancelled',
] as const
export type ScheduleStatus = (typeof scheduleStatuses)[number]

export const occurrenceStatuses = ['pending', 'sent', 'failed', 'missed', 'held', 'skipped'] as const

/** One occurrence of an entry that has come due, and its outcome. */
export const Occurrence = z.object({
  id,
  scheduledFor: instant,
  status: z.enum(occurrenceStatuses),
  /** When it was sent, held, missed, failed or skipped. */
  happenedAt: z.nullable(instant),
  /** Explains the outcome in a sentence. */
  note: z.nullable(z.string()),
})
export type Occurrence = z.infer<typeof Occurrence>

/** An occurrence of the group's schedule, past or to come. */
export const ScheduleOccurrence = z.extend(Occurrence, {
  /** Null while it is to come. */
  id: z.nullable(id),
  entryId: id,
  /** By the group's wall clock: "2026-11-21T08:00". */
  localTime: z.string(),
  /** What is to come is `upcoming`, or `paused` with its entry. `pending`: it is due and being sent. */
  status: z.enum([...occurrenceStatuses, 'upcoming', 'paused']),
  /** Only what is to come can be moved. */
  isMovable: z.boolean(),
  subject: z.object({ kind: z.enum(sendableKinds), title: z.nullable(z.string()) }),
  /** When the first device showed it. */
  shownAt: z.nullable(instant),
})
export type ScheduleOccurrence = z.infer<typeof ScheduleOccurrence>

export const ScheduleEntry = z.object({
  id,
  ...inEachField(z.nullable(id)),
  /** The next occurrence. */
  scheduledFor: instant,
  /** The next occurrence by the wall clock of `timeZone`: "2026-11-21T08:00". */
  localTime: z.string(),
  timeZone: z.string(),
  isRecurring: z.boolean(),
  recurringPattern: z.nullable(z.enum(recurringPatterns)),
  status: z.enum(scheduleStatuses),
  /** Why it failed, as a sentence. */
  failure: z.nullable(z.string()),
  /** Monthly entries only: the day of the month they are set to. 31, even if the next is 28 February. */
  anchorDay: z.nullable(z.number()),
  /** The outcome of the newest occurrence that has come due. */
  lastOutcome: z.nullable(Occurrence),
  /** Each occurrence sends the next photo that was not shown yet. */
  isNextPhoto: z.boolean(),
  /** The item: its title, its caption or its words, and whether it still exists. */
  subject: z.object({
    kind: z.enum(sendableKinds),
    title: z.nullable(z.string()),
    isThere: z.boolean(),
  }),
  addedBy: z.nullable(z.object({ id, name: z.string() })),
  createdAt: instant,
})
export type ScheduleEntry = z.infer<typeof ScheduleEntry>

/**
 * How far ahead, in years from now, a delivery can be scheduled. The server checks the occurrence that it
 * stores, which after a move need not be the instant that was sent.
 */
export const latestYears = 10

const noTime = 'Please select both date and time for the schedule.'

/** The server checks that it is to come, and within `latestYears`. */
const futureInstant = z.iso.datetime({ offset: true, error: noTime })

const eitherOr = 'Please select either a content item or photo to schedule.'

const PlannedEntry = z
  .object({
    ...inEachField(z.nullish(id)),
    /** Instead of an item: each occurrence sends the next photo that was not shown yet. */
    isNextPhoto: z.prefault(z.boolean(), false),
    scheduledFor: futureInstant,
    isRecurring: z.prefault(z.boolean(), false),
    recurringPattern: z.nullish(z.enum(recurringPatterns)),
  })
  .check(
    z.refine(
      (input) =>
        [...subjectFields.map((field) => input[field]), input.isNextPhoto].filter(Boolean).length === 1,
      {
        error: eitherOr,
        path: ['contentItemId'],
      },
    ),
  )

export const NewScheduleEntry = z.extend(PlannedEntry, { key: callKey })
export type NewScheduleEntry = z.input<typeof NewScheduleEntry>

export const ScheduleMove = z.object({
  /** The next occurrence as the caller knows it: 409 if somebody has moved it since. */
  from: instant,
  to: futureInstant,
  /**
   * The occurrence that is moved to `to`, if it is not the next one. All others move with it: by as
   * many days, and to the same time.
   */
  occurrence: z.nullish(instant),
  /** Monthly entries only: the day of the month, if `to` is the last day of a shorter month. */
  anchorDay: z.nullish(z.int().check(z.minimum(1), z.maximum(31))),
})
export type ScheduleMove = z.input<typeof ScheduleMove>

/** Days in one call. */
const maxDays = 35

const ScheduleSpan = z.object({ from: instant, until: instant }).check(
  z.refine(({ from, until }) => Date.parse(until) - Date.parse(from) <= maxDays * 86_400_000, {
    error: `Please ask for at most ${maxDays} days.`,
    path: ['until'],
  }),
)

export const scheduleApi = {
  list: endpoint('GET /api/family-groups/:groupId/schedule', {
    summary: 'The scheduled deliveries of the group, the next one first',
    access: 'group:read',
    token: 'read',
    response: z.array(ScheduleEntry),
  }),
  add: endpoint('POST /api/family-groups/:groupId/schedule', {
    summary:
      'Schedule a content item, a photo or a note, once or again and again; the same key again is the same entry',
    access: 'schedule:manage',
    token: 'change',
    status: 201,
    body: NewScheduleEntry,
    response: ScheduleEntry,
  }),
  update: endpoint('PUT /api/family-groups/:groupId/schedule/:entryId', {
    summary: 'Change a scheduled delivery as a whole',
    access: 'schedule:manage',
    token: 'change',
    body: PlannedEntry,
    response: ScheduleEntry,
  }),
  move: endpoint('POST /api/family-groups/:groupId/schedule/:entryId/move', {
    summary: 'Move a scheduled delivery to another time; a recurring one with all that come after',
    access: 'schedule:manage',
    token: 'change',
    body: ScheduleMove,
    response: ScheduleEntry,
  }),
  setPaused: endpoint('PATCH /api/family-groups/:groupId/schedule/:entryId', {
    summary: 'Pause a scheduled delivery, or resume it',
    access: 'schedule:manage',
    token: 'change',
    body: z.object({ isPaused: z.boolean() }),
    response: ScheduleEntry,
  }),
  skipNext: endpoint('POST /api/family-groups/:groupId/schedule/:entryId/skip', {
    summary: 'Skip the next occurrence of a recurring delivery',
    access: 'schedule:manage',
    token: 'change',
    /** The next occurrence as the caller knows it: 409 if another one is next by now. */
    query: z.object({ from: z.optional(instant) }),
    response: ScheduleEntry,
  }),
  dismiss: endpoint('POST /api/family-groups/:groupId/schedule/:entryId/leave-out', {
    summary: 'Do not send what was held, missed or failed; a recurring delivery goes on',
    access: 'schedule:cancel',
    token: 'change',
    response: ScheduleEntry,
  }),
  sendNow: endpoint('POST /api/family-groups/:groupId/schedule/:entryId/send-now', {
    summary: 'Send what was held, missed or failed, or the next occurrence, right now',
    access: 'schedule:manage',
    token: 'change',
    response: ScheduleEntry,
  }),
  history: endpoint('GET /api/family-groups/:groupId/schedule/:entryId/occurrences', {
    summary: 'The past occurrences of an entry, the newest first',
    access: 'group:read',
    token: 'read',
    response: z.array(Occurrence),
  }),
  listOccurrences: endpoint('GET /api/family-groups/:groupId/schedule/occurrences', {
    summary: 'All occurrences between two instants, past and to come, the oldest first',
    access: 'group:read',
    token: 'read',
    query: ScheduleSpan,
    response: z.array(ScheduleOccurrence),
  }),
  preview: endpoint('POST /api/family-groups/:groupId/schedule/preview', {
    summary: 'The next five occurrences that a recurring delivery would have',
    access: 'group:read',
    body: z.object({
      scheduledFor: futureInstant,
      recurringPattern: z.enum(recurringPatterns),
    }),
    response: z.array(z.object({ at: instant, isAfterClockChange: z.boolean() })),
  }),
  cancel: endpoint('DELETE /api/family-groups/:groupId/schedule/:entryId', {
    summary: 'Cancel a scheduled delivery for good',
    access: 'schedule:cancel',
    token: 'change',
    response: ScheduleEntry,
  }),
}
