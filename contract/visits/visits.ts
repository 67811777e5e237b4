import * as z from 'zod/mini'
import { wallTime } from '../delivery/delivery.ts'
import { endpoint } from '../platform/endpoint.ts'
import { id, instant, limits, optionalText } from '../platform/fields.ts'
import { recurringPatterns } from '../schedule.ts'

/**
 * Who comes and what is on. All dates ("2026-11-21") and times ("15:00") are by the loved one's clock: they stay as they
 * are when the group's time zone changes.
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

const localDate = z.iso.date('Please choose a date.')

/** Empty means that there is none, as in a form. */
const orNone = <Schema extends z.ZodMiniType<string, string>>(schema: Schema) =>
  z.pipe(
    z.nullish(z.union([z.literal(''), schema])),
    z.transform((text) => text || null),
  )

const fields = {
  who: optionalText(limits.name),
  what: optionalText(limits.name),
  /** The first day. */
  date: localDate,
  /** Null: all day. */
  time: orNone(wallTime),
  /** The last day, if it is another one. */
  endDate: orNone(localDate),
  endTime: orNone(wallTime),
  repeats: z.nullish(z.enum(recurringPatterns)),
  /** For `weekly`: 1 is Monday, 7 is Sunday. Without any it is the weekday of `date`. */
  weekdays: z.prefault(z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.maxLength(7)), []),
  /** The last day on which one can begin. */
  untilDate: orNone(localDate),
}

const nobody = 'Please say who comes, or what is on.'

export const NewVisit = z.object(fields).check(
  z.refine(({ who, what }) => who !== null || what !== null, { error: nobody, path: ['who'] }),
  z.refine(({ date, endDate }) => endDate === null || endDate >= date, {
    error: 'The last day comes before the first one.',
    path: ['endDate'],
  }),
  z.refine(({ time, endTime }) => endTime === null || time !== null, {
    error: 'Please say when it begins, too.',
    path: ['time'],
  }),
  z.refine(
    ({ date, endDate, time, endTime }) =>
      time === null || endTime === null || (endDate !== null && endDate > date) || endTime > time,
    { error: 'The end comes before the beginning.', path: ['endTime'] },
  ),
  z.refine(({ date, repeats, untilDate }) => !repeats || untilDate === null || untilDate >= date, {
    error: 'This comes before the first day.',
    path: ['untilDate'],
  }),
)
export type NewVisit = z.input<typeof NewVisit>

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

/** The visit as a whole. 409 if somebody has changed it since `revision`. */
export const VisitChange = z.extend(NewVisit, { revision: z.optional(z.int()) })

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

const occurrenceParams = z.object({ groupId: id, visitId: id, date: localDate })

export const visitsApi = {
  list: endpoint('GET /api/family-groups/:groupId/visits', {
    summary: 'Who comes and what is on in the next days',
    access: 'group:read',
    token: 'read',
    query: z.object({
      /** From today on; two weeks without it. */
      days: z.prefault(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(visitLimits.listed)), 14),
    }),
    response: VisitList,
  }),
  add: endpoint('POST /api/family-groups/:groupId/visits', {
    summary: 'Plan a visit, or something else that is on; the same again answers the one that is planned',
    access: 'visits:add',
    token: 'change',
    status: 201,
    body: NewVisit,
    response: Visit,
  }),
  update: endpoint('PUT /api/family-groups/:groupId/visits/:visitId', {
    summary: 'Change a visit as a whole, with all its repetitions',
    access: 'visits:manage',
    token: 'change',
    body: VisitChange,
    response: Visit,
  }),
  remove: endpoint('DELETE /api/family-groups/:groupId/visits/:visitId', {
    summary: 'Delete a visit with all its repetitions; it can be brought back',
    access: 'visits:manage',
    token: 'change',
    response: z.object({ id }),
  }),
  restore: endpoint('POST /api/family-groups/:groupId/visits/:visitId/restore', {
    summary: 'Bring a deleted visit back',
    access: 'visits:manage',
    token: 'change',
    response: Visit,
  }),
  skip: endpoint('PUT /api/family-groups/:groupId/visits/:visitId/skips/:date', {
    summary: 'Leave a repeated visit out on one day',
    access: 'visits:manage',
    token: 'change',
    params: occurrenceParams,
    response: Visit,
  }),
  unskip: endpoint('DELETE /api/family-groups/:groupId/visits/:visitId/skips/:date', {
    summary: 'A repeated visit takes place on that day after all',
    access: 'visits:manage',
    token: 'change',
    params: occurrenceParams,
    response: Visit,
  }),
}
