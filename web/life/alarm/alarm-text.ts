import type { LifeAlarm } from '#contract/life.ts'
import { callWords } from '../../delivery/room/call-words.ts'
import { formatMoment } from '../../platform/format.ts'
import { alarmWords } from './alarm-words.ts'

/** What is missing, without a full stop. `lovedOne`: the name, where the family has said it. `now` in epoch milliseconds. */
export function alarmText(
  { screensAwaySince }: Pick<LifeAlarm, 'screensAwaySince'>,
  lovedOne: string | null,
  now: number,
): string {
  const name = lovedOne ?? callWords().lovedOne
  if (!screensAwaySince) return alarmWords().noSign(name)
  return alarmWords().screenAway({ name, at: formatMoment(screensAwaySince, now) })
}
