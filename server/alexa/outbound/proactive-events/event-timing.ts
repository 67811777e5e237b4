import { quietUntil } from '#contract/delivery/quiet-hours.ts'
import { daysAfter, instantOf, startOfDay, wallClock } from '#contract/platform/wall-clock.ts'
import { minutes } from '../../../platform/clock.ts'
import type { App } from '../../../platform/context.ts'
import { readDeviceState } from '../../../room/state.ts'
import type { PendingEvent } from './pending-events.ts'

/** Several pictures in a row make one chime. */
const minPause = minutes(15)
const defaultMorning = '08:00'

/** When the event may be sent, and what the family reads until then. Null: now. */
export async function postponement(
  app: App,
  event: PendingEvent,
): Promise<{ at: number; note: string } | null> {
  const { quietHours = null, eventsADay = 0 } = app.config.alexa ?? {}
  const now = app.clock.now()
  const room = await readDeviceState(app, { id: event.device_id, family_group_id: event.family_group_id })
  if (room.is === 'paused')
    return { at: room.until, note: 'The screens are paused: the Echo says so when they go on.' }
  const skillEnd = quietHours && quietUntil(quietHours, event.time_zone, now)
  const quietEnd = room.is === 'quiet' ? Math.max(room.until, skillEnd ?? 0) : skillEnd
  if (quietEnd) return { at: quietEnd, note: 'It is quiet now: the Echo says so in the morning.' }
  const { count, last } = await sentToday(app, event)
  if (count >= eventsADay)
    return {
      at: tomorrowMorning(app, event.time_zone),
      note: 'The Echo has said enough for today; it says so tomorrow.',
    }
  const next = last + minPause
  return next > now ? { at: next, note: 'The Echo says so in a few minutes, together with the rest.' } : null
}

/** How many notifications the account got today in the loved one's time zone, and when the last one. */
async function sentToday(app: App, event: PendingEvent): Promise<{ count: number; last: number }> {
  const row = await app.db
    .selectFrom('alexa_events')
    .where('user_id', '=', event.user_id)
    .where('accepted_at', '>=', startOfDay(app.clock.now(), event.time_zone))
    .select((select) => [
      select.fn.count<number>('reference').distinct().as('count'),
      select.fn.max('accepted_at').as('last'),
    ])
    .executeTakeFirst()
  return { count: Number(row?.count ?? 0), last: row?.last ?? 0 }
}

/** Tomorrow when the quiet hours end, or at eight, in the loved one's time zone. Epoch milliseconds. */
export function tomorrowMorning(app: App, timeZone: string): number {
  const { date: today } = wallClock(app.clock.now(), timeZone)
  const time = app.config.alexa?.quietHours?.until ?? defaultMorning
  return instantOf(`${daysAfter(today, 1)}T${time}`, timeZone)
}
