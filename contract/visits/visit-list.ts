import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { id, instant } from '../platform/fields.ts'
import { recurringPatterns } from '../schedule.ts'

/**
 * The visits as they are listed, without the forms, which the first view of a page does not need. All dates ("2026-11-21") and times
 * ("15:00") are by the loved one's clock: they stay as they are when the group's time zone changes.
 */

export const visitLimits = {
  /** Visits of a group that are not over yet. */
  visits: 300,
  /** Days from the first to the last one of one visit. */
  days: 31,
  /** Days in one call. */
  listed: 62,
  /** Years from now. */
  years: 10,
} as const

export const Visit = z.object({
  id,
  who: z.nullable(z.string()),
  what: z.nullable(z.string()),
  date: z.string(),
  time: z.nullable(z.string()),
  endDate: z.nullable(z.string()),
  endTime: z.nullable(z.string()),
  repeats: z.nullable(z.enum(recurringPatterns)),
  weekdays: z.array(z.int()),
  untilDate: z.nullable(z.string()),
  /** Grows with each change: see `VisitChange`. */
  revision: z.int(),
  addedBy: z.nullable(z.object({ id, name: z.string() })),
  createdAt: instant,
})
export type Visit = z.infer<typeof Visit>

/** One time at which a visit takes place, or an event of a calendar. */
export const VisitOccurrence = z.object({
  /** Distinct in one list. */
  id: z.string(),
  /** Null for what comes from a calendar. */
  visitId: z.nullable(id),
  calendar: z.nullable(z.object({ id, name: z.string() })),
  date: z.string(),
  time: z.nullable(z.string()),
  endDate: z.nullable(z.string()),
  endTime: z.nullable(z.string()),
  who: z.nullable(z.string()),
  what: z.nullable(z.string()),
  isRepeated: z.boolean(),
  /** It does not take place this time. */
  isSkipped: z.boolean(),
  /** Only of calendars that are switched on for the screen, too. */
  isOnScreen: z.boolean(),
})
export type VisitOccurrence = z.infer<typeof VisitOccurrence>

export const VisitList = z.object({
  /** Today, by the loved one's clock. */
  today: z.string(),
  /** Visits that are not over, by their first day. */
  visits: z.array(Visit),
  /** From today on, and calendars' events too: the next one first, and what is on all day before what has a time. */
  occurrences: z.array(VisitOccurrence),
})
export type VisitList = z.infer<typeof VisitList>

export const visitListEndpoint = endpoint('GET /api/family-groups/:groupId/visits', {
  summary: 'Who comes and what is on in the next days',
  access: 'group:read',
  token: 'read',
  query: z.object({
    /** From today on; two weeks without it. */
    days: z.prefault(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(visitLimits.listed)), 14),
  }),
  response: VisitList,
})
