import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { seconds } from '../../../platform/clock.ts'
import { anywhere, outsideOnly } from '../../../platform/http/request/outside-only.ts'
import type { Resolve } from '../../../platform/http/request/resolve.ts'
import { type CalendarReader, calendarReader } from '../reading/read-calendar.ts'

/** What one process keeps for reading calendars. */
export type CalendarState = {
  /** For addresses of the Internet. */
  outside: { 'http:': HttpAgent; 'https:': HttpsAgent }
  /** For the servers of `CALENDAR_SERVERS`. */
  own: { 'http:': HttpAgent; 'https:': HttpsAgent }
  /** How long an address may take with all its redirects, in milliseconds. */
  timeout: number
  read: CalendarReader
}

declare module '../../../platform/context.ts' {
  interface App {
    calendars: CalendarState
  }
}

type Options = { resolve?: Resolve; timeout?: number }

export function openCalendars({ resolve, timeout = seconds(10) }: Options = {}): CalendarState {
  const lookup = outsideOnly(resolve)
  return {
    outside: { 'http:': new HttpAgent({ lookup }), 'https:': new HttpsAgent({ lookup }) },
    own: { 'http:': new HttpAgent({ lookup: anywhere }), 'https:': new HttpsAgent({ lookup: anywhere }) },
    timeout,
    read: calendarReader({ longestEvent: seconds(3), longest: seconds(25), idle: seconds(5) }),
  }
}
