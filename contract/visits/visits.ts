import * as z from 'zod/mini'
import { wallTime } from '../delivery/delivery.ts'
import { endpoint } from '../platform/endpoint.ts'
import { id, limits, optionalText } from '../platform/fields.ts'
import { recurringPatterns } from '../schedule.ts'
import { Visit, visitListEndpoint } from './visit-list.ts'

/** Who comes and what is on, and how it is planned. */

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

/** The visit as a whole. 409 if somebody has changed it since `revision`. */
export const VisitChange = z.extend(NewVisit, { revision: z.optional(z.int()) })

const occurrenceParams = z.object({ groupId: id, visitId: id, date: localDate })

export const visitsApi = {
  list: visitListEndpoint,
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
