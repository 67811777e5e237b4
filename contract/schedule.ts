import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { groupParams, id, instant } from './fields.ts'

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

/** One moment of an entry, and what became of it. */
export const Occurrence = z.object({
  id,
  scheduledFor: instant,
  status: z.enum(occurrenceStatuses),
  /** When it was sent, or put aside. */
  happenedAt: z.nullable(instant),
  /** What there is to say about it, as a sentence. */
  note: z.nullable(z.string()),
})
export type Occurrence = z.infer<typeof Occurrence>

/** A moment as the week shows it: with what was sent, and when it was seen. */
export const ScheduleMoment = z.extend(Occurrence, {
  entryId: id,
  subject: z.object({ kind: z.enum(['photo', 'content']), title: z.nullable(z.string()) }),
  /** When the first screen had it on. */
  shownAt: z.nullable(instant),
})
export type ScheduleMoment = z.infer<typeof ScheduleMoment>

export const ScheduleEntry = z.object({
  id,
  contentItemId: z.nullable(id),
  photoId: z.nullable(id),
  /** The next occurrence. */
  scheduledFor: instant,
  /** The same moment where the loved one lives: "2026-11-21T08:00". */
  localTime: z.string(),
  timeZone: z.string(),
  isRecurring: z.boolean(),
  recurringPattern: z.nullable(z.enum(recurringPatterns)),
  status: z.enum(scheduleStatuses),
  /** Why it failed, as a sentence. */
  failure: z.nullable(z.string()),
  /** The day of the month on which a monthly one comes: 31, even where the next is 28 February. */
  anchorDay: z.nullable(z.number()),
  /** What became of the newest moment that has come. */
  lastOutcome: z.nullable(Occurrence),
  /** Each time the photo that was not shown yet. */
  isNextPhoto: z.boolean(),
  /** What is delivered: its title or caption, and whether it is still there. */
  subject: z.object({
    kind: z.enum(['photo', 'content']),
    title: z.nullable(z.string()),
    isThere: z.boolean(),
  }),
  addedBy: z.nullable(z.object({ id, name: z.string() })),
  createdAt: instant,
})
export type ScheduleEntry = z.infer<typeof ScheduleEntry>

/** Past the year 9999 an ISO time is written in another way. */
const endOfCalendar = Date.UTC(10_000, 0)

const noMoment = 'Please select both date and time for the schedule.'

const futureInstant = z.iso
  .datetime({ offset: true, error: noMoment })
  .check(z.refine((at) => !(Date.parse(at) >= endOfCalendar), 'Please choose an earlier date.'))

const eitherOr = 'Please select either a content item or photo to schedule.'

export const NewScheduleEntry = z
  .object({
    contentItemId: z.nullish(id),
    photoId: z.nullish(id),
    /** Instead of an item: each time the photo that was not shown yet. */
    isNextPhoto: z.prefault(z.boolean(), false),
    scheduledFor: futureInstant,
    isRecurring: z.prefault(z.boolean(), false),
    recurringPattern: z.nullish(z.enum(recurringPatterns)),
  })
  .check(
    z.refine(
      (entry) => [entry.contentItemId, entry.photoId, entry.isNextPhoto].filter(Boolean).length === 1,
      {
        error: eitherOr,
        path: ['contentItemId'],
      },
    ),
  )
export type NewScheduleEntry = z.input<typeof NewScheduleEntry>

export const ScheduleMove = z.object({
  /** Where it stood when it was taken up: refused when somebody has moved it meanwhile. */
  from: instant,
  to: futureInstant,
  /** Of a monthly one, when its next moment is the last day of a shorter month. */
  anchorDay: z.nullish(z.int().check(z.minimum(1), z.maximum(31))),
})
export type ScheduleMove = z.input<typeof ScheduleMove>

/** Days that can be looked at in one call. */
const longestLook = 35

const ScheduleSpan = z.object({ from: instant, until: instant }).check(
  z.refine(({ from, until }) => Date.parse(until) - Date.parse(from) <= longestLook * 86_400_000, {
    error: `Please ask for at most ${longestLook} days.`,
    path: ['until'],
  }),
)

const entryParams = z.extend(groupParams, { entryId: id })

export const scheduleApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/family-groups/:groupId/schedule',
    summary: 'The scheduled deliveries of the group, the next one first',
    access: 'group:read',
    params: groupParams,
    response: z.array(ScheduleEntry),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/family-groups/:groupId/schedule',
    summary: 'Schedule a content item or a photo, once or again and again',
    access: 'schedule:manage',
    status: 201,
    params: groupParams,
    body: NewScheduleEntry,
    response: ScheduleEntry,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/family-groups/:groupId/schedule/:entryId',
    summary: 'Change a scheduled delivery as a whole',
    access: 'schedule:manage',
    params: entryParams,
    body: NewScheduleEntry,
    response: ScheduleEntry,
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/family-groups/:groupId/schedule/:entryId/move',
    summary: 'Move a scheduled delivery to another time; a recurring one with all that come after',
    access: 'schedule:manage',
    params: entryParams,
    body: ScheduleMove,
    response: ScheduleEntry,
  }),
  setPaused: endpoint({
    method: 'PATCH',
    path: '/api/family-groups/:groupId/schedule/:entryId',
    summary: 'Pause a scheduled delivery, or resume it',
    access: 'schedule:manage',
    params: entryParams,
    body: z.object({ isPaused: z.boolean() }),
    response: ScheduleEntry,
  }),
  skipNext: endpoint({
    method: 'POST',
    path: '/api/family-groups/:groupId/schedule/:entryId/skip',
    summary: 'Leave the next moment of a recurring delivery out',
    access: 'schedule:manage',
    params: entryParams,
    response: ScheduleEntry,
  }),
  leaveOut: endpoint({
    method: 'POST',
    path: '/api/family-groups/:groupId/schedule/:entryId/leave-out',
    summary: 'Leave it at what was held, missed or failed; a recurring delivery goes on with its next',
    access: 'schedule:manage',
    params: entryParams,
    response: ScheduleEntry,
  }),
  sendNow: endpoint({
    method: 'POST',
    path: '/api/family-groups/:groupId/schedule/:entryId/send-now',
    summary: 'Send what was held, missed or failed, or what is still to come, right now',
    access: 'schedule:manage',
    params: entryParams,
    response: ScheduleEntry,
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/family-groups/:groupId/schedule/:entryId/occurrences',
    summary: 'The moments of an entry that have come, the newest first',
    access: 'group:read',
    params: entryParams,
    response: z.array(Occurrence),
  }),
  listMoments: endpoint({
    method: 'GET',
    path: '/api/family-groups/:groupId/schedule/occurrences',
    summary: 'What came between two moments, of all entries, the oldest first',
    access: 'group:read',
    params: groupParams,
    query: ScheduleSpan,
    response: z.array(ScheduleMoment),
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/family-groups/:groupId/schedule/preview',
    summary: 'The next five moments that a recurring delivery would have',
    access: 'group:read',
    params: groupParams,
    body: z.object({
      scheduledFor: z.iso.datetime({ offset: true }),
      recurringPattern: z.enum(recurringPatterns),
    }),
    response: z.array(z.object({ at: instant, isAfterClockChange: z.boolean() })),
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: '/api/family-groups/:groupId/schedule/:entryId',
    summary: 'Cancel a scheduled delivery for good',
    access: 'schedule:manage',
    params: entryParams,
    response: ScheduleEntry,
  }),
}
