import type { LifeAlarm } from '#contract/life.ts'
import { formatMoment } from '../../platform/format.ts'

/** What is missing, without a full stop. `lovedOne`: the name, or "Your loved one". `now` in epoch milliseconds. */
export function alarmText(
  { screensAwaySince }: Pick<LifeAlarm, 'screensAwaySince'>,
  lovedOne: string,
  now: number,
): string {
  const name = lovedOne.replace(/^Your/, 'your')
  if (!screensAwaySince) return `No sign of life from ${name} yet today`
  return `The screen has been away since ${formatMoment(screensAwaySince, now)}, so we cannot know how ${name} is`
}
