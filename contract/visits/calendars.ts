import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { id, instant, optionalText, requiredText } from '../platform/fields.ts'

/** Calendars that a group reads: a file, or an address that is read again every hour. */
export const calendarLimits = {
  /** Of one group. */
  calendars: 5,
  bytes: 2 * 1024 * 1024,
  /** Events kept of one calendar; repeated ones count once for each time. */
  events: 2000,
  /** With more times than these in those days a calendar is refused before any is computed. */
  times: 20_000,
  /** Events are kept for so many days from today. */
  days: 60,
  /** For so many days what was read stays when the address cannot be read any more. */
  keptDays: 7,
  name: 80,
  address: 2048,
} as const

export const calendarKinds = ['file', 'address'] as const

export const Calendar = z.object({
  id,
  name: z.string(),
  kind: z.enum(calendarKinds),
  /** The address in short, "calendar.example.com/…": it may hold a secret. For caretakers; null for others, and for a file. */
  address: z.nullable(z.string()),
  isOnScreen: z.boolean(),
  /** When it was read last. */
  readAt: instant,
  /** Since when it cannot be read, and why in a sentence. */
  failingSince: z.nullable(instant),
  failure: z.nullable(z.string()),
  /** What was read stays until then; null while it can be read. */
  keptUntil: z.nullable(instant),
  counts: z.object({
    /** Events of the next 60 days. */
    kept: z.int(),
    /** Marked as private or confidential in the calendar: left out. */
    private: z.int(),
    /** Events that could not be read, or not fully. */
    broken: z.int(),
    /** Further events that were left out because there are too many. */
    beyond: z.int(),
  }),
  addedBy: z.nullable(z.object({ id, name: z.string() })),
  createdAt: instant,
})
export type Calendar = z.infer<typeof Calendar>

const addressSentence = 'Please enter the address of a calendar. It begins with https:// or webcal://.'

const address = z.pipe(
  z.string(addressSentence).check(
    z.trim(),
    z.minLength(1, addressSentence),
    z.maxLength(calendarLimits.address, `Please use at most ${calendarLimits.address} characters.`),
    z.refine((address) => findCalendarUrl(address) !== null, { error: addressSentence, abort: true }),
    z.refine(
      (address) => hasNoPassword(address),
      'This address holds a name or a password, which we do not keep. Most calendars offer a secret address instead.',
    ),
  ),
  z.transform((address) => findCalendarUrl(address)?.href ?? address),
)

/** `webcal:` means `https:` to most calendars. Null for what is no such address. */
export function findCalendarUrl(address: string): URL | null {
  const url = URL.parse(address.trim().replace(/^webcals?:/i, 'https:'))
  return url && (url.protocol === 'http:' || url.protocol === 'https:') && url.hostname ? url : null
}

function hasNoPassword(address: string): boolean {
  const url = findCalendarUrl(address)
  return url !== null && url.username === '' && url.password === ''
}

/** Without a name it has that of the calendar itself, or of its address. */
export const NewCalendar = z.object({ name: optionalText(calendarLimits.name), address })
export type NewCalendar = z.input<typeof NewCalendar>

export const CalendarChange = z.object({
  name: z.optional(requiredText(calendarLimits.name, 'Please name the calendar.')),
  isOnScreen: z.optional(z.boolean()),
})

/** Where the bytes of a calendar's file are sent (POST, `text/calendar`); `?name=` goes with it. */
export function calendarFilePath(groupId: string): string {
  return `/api/family-groups/${groupId}/calendars/file`
}

export const calendarsApi = {
  list: endpoint('GET /api/family-groups/:groupId/calendars', {
    summary: 'The calendars that the group reads, with their state',
    access: 'group:read',
    response: z.array(Calendar),
  }),
  add: endpoint('POST /api/family-groups/:groupId/calendars', {
    summary:
      'Read a calendar from its address, now and then every hour; the same again answers the one that is there',
    access: 'calendars:manage',
    status: 201,
    body: NewCalendar,
    response: Calendar,
  }),
  update: endpoint('PATCH /api/family-groups/:groupId/calendars/:calendarId', {
    summary: 'Rename a calendar, or say whether its events are on the screen',
    access: 'calendars:manage',
    body: CalendarChange,
    response: Calendar,
  }),
  refresh: endpoint('POST /api/family-groups/:groupId/calendars/:calendarId/refresh', {
    summary: 'Read a calendar again now',
    access: 'calendars:manage',
    response: Calendar,
  }),
  remove: endpoint('DELETE /api/family-groups/:groupId/calendars/:calendarId', {
    summary: 'Forget a calendar with its address and its events',
    access: 'calendars:manage',
    response: z.object({ id }),
  }),
}

/** The visits as a calendar for the member's own phone, at a secret address. */
export const CalendarFeed = z.object({ createdAt: instant, lastReadAt: z.nullable(instant) })
export type CalendarFeed = z.infer<typeof CalendarFeed>

export const calendarFeedApi = {
  read: endpoint('GET /api/family-groups/:groupId/calendar-feed', {
    summary: 'Whether the own secret address of the visits exists, and when it was read last',
    access: 'group:read',
    response: z.object({ feed: z.nullable(CalendarFeed) }),
  }),
  add: endpoint('POST /api/family-groups/:groupId/calendar-feed', {
    summary: 'Make the own secret address of the visits; one from before ends, and it is in this answer only',
    access: 'group:read',
    status: 201,
    response: z.extend(CalendarFeed, { url: z.string() }),
  }),
  remove: endpoint('DELETE /api/family-groups/:groupId/calendar-feed', {
    summary: 'End the own secret address of the visits',
    access: 'group:read',
    response: z.object({ feed: z.null() }),
  }),
}
