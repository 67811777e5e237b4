import { recordChange } from '../activity/record-change.ts'
import '../delivery/devices/device-events.ts'
import { isInMemory } from '../family/in-memory.ts'
import type { App } from '../platform/context.ts'
import type { Handler } from '../platform/feature.ts'
import type { LifeWatchRow } from './life.tables.ts'
import { lifeDay } from './life-day.ts'
import { findWatch, lockWatch, noRound, planCheck, publishAlarm, saveWatch } from './watch.ts'

/**
 * The loved one used the device at `at`. The first use of a day is its sign of life, and ends the round of that day:
 * who was told hears it. Further uses only move the time of the newest one.
 */
export const recordSign: Handler<'deviceUsed'> = async (app, device, at) => {
  const groupId = device.family_group_id
  const known = await findWatch(app, groupId)
  if (!known || known.on_at === null) return
  const watch = await lockWatch(app, groupId)
  if (!watch || watch.on_at === null) return
  const group = await app.db
    .selectFrom('family_groups')
    .where('id', '=', groupId)
    .select(['time_zone', 'in_memory_at'])
    .executeTakeFirstOrThrow()
  if (isInMemory(group)) return
  const { time_zone } = group
  const day = lifeDay(at, time_zone)
  const isNewDay = watch.signed_at === null || lifeDay(watch.signed_at, time_zone) < day
  await keepDay(app, groupId, day)
  const signed_at = Math.max(at, watch.signed_at ?? 0)
  if (watch.round_day !== null && day >= watch.round_day) {
    if (watch.alarm_at !== null)
      await recordChange(app, {
        groupId,
        by: { device },
        action: 'life_well',
        subject: { kind: 'life', id: watch.round_id, title: timeInWords(at, time_zone, app.clock.now()) },
        since: at,
      })
    await publishAlarm(app, watch)
    await saveWatch(app, watch, { ...noRound, signed_at, ...(await planCheck(app, watch, time_zone)) })
  } else if (isNewDay) await saveWatch(app, watch, { signed_at })
  else await keepNewest(app, watch, signed_at)
}

/** Not worth a message to every open page. */
async function keepNewest(app: App, { family_group_id }: LifeWatchRow, signed_at: number): Promise<void> {
  await app.db
    .updateTable('life_watches')
    .set({ signed_at })
    .where('family_group_id', '=', family_group_id)
    .execute()
}

export async function keepDay(app: App, groupId: string, day: string): Promise<void> {
  await app.db
    .insertInto('life_days')
    .values({ family_group_id: groupId, local_date: day })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** "11:40 AM"; after a report that came late "Saturday, 11:40 AM". */
function timeInWords(at: number, timeZone: string, now: number): string {
  const isToday = lifeDay(at, timeZone) === lifeDay(now, timeZone)
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    ...(!isToday && { weekday: 'long' as const }),
  })
  return format.format(at).replaceAll('\u202f', ' ')
}
