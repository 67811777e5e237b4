import { quietUntil } from '#contract/delivery/quiet-hours.ts'
import type { NoticeTimes } from '#contract/notices/choices.ts'
import { type NoticeTopic, topicRules } from '#contract/notices/topics.ts'
import { daysAfter, instantOf, wallClock } from '#contract/platform/wall-clock.ts'
import { minutes } from '../../platform/clock.ts'
import type { Listener } from '../listeners.ts'
import type { NoticeMessageRow, Way } from '../notices.tables.ts'

const quietFor = minutes(5)
const quietAtMost = minutes(30)

/** How fast this way brings the person news of the topic; null when it does not. */
export function paceOf(listener: Listener, way: Way, topic: NoticeTopic): NoticeMessageRow['pace'] | null {
  const chosen = listener.paces[way]
  const rule = topicRules[topic].pace
  if (rule === 'always') return 'now'
  if (!hears(listener, topic) || chosen === 'off') return null
  if (rule === 'urgent') return topic === 'calls' && listener.calls === 'off' ? null : 'now'
  if (chosen === 'calls') return null
  return rule === 'soon' && chosen === 'quiet' ? 'now' : chosen
}

/** Whether the person wants to hear of the topic at all, in the bell too. */
export function hears(listener: Listener, topic: NoticeTopic): boolean {
  return !(listener.wantsNoActivity && topicRules[topic].pace === 'chosen')
}

/** When a message closes that collects since `since`, when a notice has just been added. */
export function closesAt(
  listener: Listener,
  { pace, since, now }: { pace: 'quiet' | 'daily'; since: number; now: number },
): number {
  const at = pace === 'daily' ? nextDigest(listener, now) : Math.min(now + quietFor, since + quietAtMost)
  return afterQuietHours(listener.times, Math.max(at, now))
}

/** The next time at which the person's clock shows the hour of their digest. */
function nextDigest({ digestAt, times: { timeZone } }: Listener, now: number): number {
  const { date } = wallClock(now, timeZone)
  const today = instantOf(`${date}T${digestAt}`, timeZone)
  return today > now ? today : instantOf(`${daysAfter(date, 1)}T${digestAt}`, timeZone)
}

/** `at`, or the end of the quiet hours that it lies in. */
export function afterQuietHours({ quietHours, timeZone }: NoticeTimes, at: number): number {
  return (quietHours && quietUntil(quietHours, timeZone, at)) ?? at
}

/** When something leaves the app that is due now. */
export function leavesAt({ times }: Listener, isUrgent: boolean, now: number): number {
  return isUrgent && times.callsInQuietHours ? now : afterQuietHours(times, now)
}
