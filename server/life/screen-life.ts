import type { ScreenLife } from '#contract/screen/screen-view.ts'
import { recordChange } from '../activity/record-change.ts'
import type { DeviceRow } from '../delivery/delivery.tables.ts'
import { recordLovedOneActivity } from '../delivery/devices/device-contact.ts'
import { lockSending } from '../delivery/sending.ts'
import { isGroupInMemory } from '../family/in-memory.ts'
import { toIso } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import type { LifeWatchRow } from './life.tables.ts'
import { awayUntil, lifeDay } from './life-day.ts'
import { listAway, lockWatch, saveWatch } from './watch.ts'

/** What a screen says of the sign of life; null while it is off, and on days when nobody is at home. */
export async function toScreenLife(
  app: App,
  watch: LifeWatchRow | null,
  timeZone: string,
): Promise<ScreenLife | null> {
  if (!watch || watch.on_at === null) return null
  const today = lifeDay(app.clock.now(), timeZone)
  if (awayUntil(await listAway(app, watch.family_group_id), today) !== null) return null
  return {
    hour: watch.hour,
    askedAt: watch.round_day === today ? toIso(watch.asked_at) : null,
    isRead: watch.read_at !== null,
    stopAskedAt: toIso(watch.stop_asked_at),
  }
}

/**
 * The loved one has read it on the screen: `fine`, or `stop`, which the family gets as a note. In a group that is in memory
 * nothing is recorded. An old page is not refused, or it would ask again.
 */
export async function answerLife(app: App, device: DeviceRow, answer: 'fine' | 'stop'): Promise<void> {
  const groupId = device.family_group_id
  await inTransaction(app, async (app) => {
    await lockSending(app, groupId)
    if (await isGroupInMemory(app, groupId)) return
    await recordLovedOneActivity(app, device)
    const watch = await lockWatch(app, groupId)
    if (!watch || watch.on_at === null) return
    const now = app.clock.now()
    const isNews = answer === 'stop' && watch.stop_asked_at === null
    await saveWatch(app, watch, { read_at: watch.read_at ?? now, ...(isNews && { stop_asked_at: now }) })
    if (isNews)
      await recordChange(
        app,
        { groupId, by: { device }, action: 'life_stop_asked', subject: null },
        'answers',
      )
  })
}
