import * as z from 'zod/mini'
import { wallTime } from './delivery/delivery.ts'
import { endpoint } from './platform/endpoint.ts'
import { id, instant } from './platform/fields.ts'

/**
 * The daily sign of life: whether a device of the loved one was used by an hour that the family has chosen. All times
 * and dates are by the loved one's clock.
 */

/** The loved one's day begins at this time: a touch at two at night belongs to the day before. */
export const dayStart = '04:00'

/** The hour lies between these, so that asking and telling end before the next day begins. */
export const lifeHours = { earliest: '06:00', latest: '22:00' } as const

/** Minutes. */
export const lifeWaits = { shortest: 15, longest: 240 } as const
export const lifePauses = { shortest: 5, longest: 120 } as const

/** The group keeps for so many days whether each had a sign. */
export const signsKeptDays = 30

export const LifeSettings = z.object({
  /** By this time a device is to be used. */
  hour: wallTime.check(
    z.refine(
      (time) => time >= lifeHours.earliest && time <= lifeHours.latest,
      'Please choose a time between 6:00 in the morning and 22:00.',
    ),
  ),
  /** From the question on the screen until the first person is told. */
  waitMinutes: z
    .int()
    .check(
      z.minimum(lifeWaits.shortest, 'At least 15 minutes.'),
      z.maximum(lifeWaits.longest, 'At most 4 hours.'),
    ),
  /** From one person to the next. */
  pauseMinutes: z
    .int()
    .check(
      z.minimum(lifePauses.shortest, 'At least 5 minutes.'),
      z.maximum(lifePauses.longest, 'At most 2 hours.'),
    ),
})
export type LifeSettings = z.infer<typeof LifeSettings>

const localDate = z.iso.date('Please choose a date.')

/** Days on which nobody is at home: from the first to the last of them. */
export const AwayDates = z.object({ from: localDate, until: localDate })
export type AwayDates = z.infer<typeof AwayDates>

const Person = z.object({ id, name: z.string() })

/** No device was used by the hour. The people of the list are told, one after the other. */
export const LifeAlarm = z.object({
  /** When the first person was told. */
  since: instant,
  /** In the order in which they were told. */
  told: z.array(z.extend(Person, { at: instant })),
  /**
   * Since when every screen has been disconnected. The family cannot know then whether all is well. Null while a
   * screen is connected.
   */
  screensAwaySince: z.nullable(instant),
  takenBy: z.nullable(Person),
  takenAt: z.nullable(instant),
})
export type LifeAlarm = z.infer<typeof LifeAlarm>

export const Life = z.extend(LifeSettings, {
  isOn: z.boolean(),
  /** Who is told, the first one first. Only members who belong to the group. */
  people: z.array(Person),
  /** Today's and later ones. */
  away: z.array(z.extend(AwayDates, { id })),
  /** Why it cannot be switched on, as a sentence. */
  obstacle: z.nullable(z.string()),
  /** Whether a screen can ask first; an Echo cannot. */
  canAsk: z.boolean(),
  /** An Echo is linked, where opening it alone is no sign. */
  hasEcho: z.boolean(),
  /** The day of the loved one. */
  today: localDate,
  /** The newest use of a device today. */
  signAt: z.nullable(instant),
  /** The last day of the absence that goes on today. */
  awayUntil: z.nullable(localDate),
  /** When it looks for a sign next; null when it is off. */
  nextCheckAt: z.nullable(instant),
  /** Since when the screen has been asking today. */
  askedAt: z.nullable(instant),
  /** Who is told next, and when; null when nobody is, or somebody looks after it. */
  next: z.nullable(z.extend(Person, { at: instant })),
  alarm: z.nullable(LifeAlarm),
  /** When the loved one asked the family to stop. */
  stopAskedAt: z.nullable(instant),
  /** The days of the last 30 that had a sign, the newest first. */
  days: z.array(localDate),
})
export type Life = z.infer<typeof Life>

const LifeChange = z.extend(z.partial(LifeSettings), {
  isOn: z.optional(z.boolean()),
  /** The ids of the people who are told, the first one first. */
  people: z.optional(
    z.array(id).check(z.minLength(1, 'Please choose at least one person.'), z.maxLength(50)),
  ),
  /** The family has talked with the loved one, who had asked to stop, and goes on. */
  goesOn: z.optional(z.literal(true)),
})
export type LifeChange = z.infer<typeof LifeChange>

export const lifeApi = {
  read: endpoint('GET /api/family-groups/:groupId/life', {
    summary: 'The daily sign of life: how it is set, and how today stands',
    access: 'group:read',
    token: 'read',
    response: Life,
  }),
  change: endpoint('PATCH /api/family-groups/:groupId/life', {
    summary: 'Switch the daily sign of life on or off, or choose its hour and its people',
    access: 'life:manage',
    body: LifeChange,
    response: Life,
  }),
  addAway: endpoint('POST /api/family-groups/:groupId/life/away', {
    summary: 'Days on which nobody is at home, so nobody is told',
    access: 'life:away',
    status: 201,
    body: AwayDates,
    response: Life,
  }),
  removeAway: endpoint('DELETE /api/family-groups/:groupId/life/away/:awayId', {
    summary: 'The loved one is at home on these days after all',
    access: 'life:away',
    response: Life,
  }),
  take: endpoint('POST /api/family-groups/:groupId/life/take', {
    summary: 'Say "I\'ll look after it": nobody else is told',
    access: 'life:take',
    token: 'change',
    response: Life,
  }),
  giveBack: endpoint('POST /api/family-groups/:groupId/life/give-back', {
    summary: 'Cannot look after it after all: the next people are told',
    access: 'life:take',
    token: 'change',
    response: Life,
  }),
}
