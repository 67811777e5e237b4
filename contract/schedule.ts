import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { groupParams, id, instant } from './fields.ts'

export const recurringPatterns = ['daily', 'weekly', 'monthly'] as const
export type RecurringPattern = (typeof recurringPatterns)[number]
export const defaultPattern: RecurringPattern = 'weekly'

export const scheduleStatuses = ['pending', 'sent', 'failed', 'paused', 'cancelled'] as const
export type ScheduleStatus = (typeof scheduleStatuses)[number]

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

const eitherOr = 'Please select either a content item or photo to schedule.'

export const NewScheduleEntry = z
  .object({
    contentItemId: z.nullish(id),
    photoId: z.nullish(id),
    scheduledFor: z.iso
      .datetime({ offset: true, error: 'Please select both date and time for the schedule.' })
      .check(z.refine((at) => !(Date.parse(at) >= endOfCalendar), 'Please choose an earlier date.')),
    isRecurring: z.prefault(z.boolean(), false),
    recurringPattern: z.nullish(z.enum(recurringPatterns)),
  })
  .check(
    z.refine((entry) => Boolean(entry.contentItemId) !== Boolean(entry.photoId), {
      error: eitherOr,
      path: ['contentItemId'],
    }),
  )
export type NewScheduleEntry = z.input<typeof NewScheduleEntry>

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
  setPaused: endpoint({
    method: 'PATCH',
    path: '/api/family-groups/:groupId/schedule/:entryId',
    summary: 'Pause a scheduled delivery, or resume it',
    access: 'schedule:manage',
    params: entryParams,
    body: z.object({ isPaused: z.boolean() }),
    response: ScheduleEntry,
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
