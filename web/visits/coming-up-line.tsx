import { CalendarDays } from 'lucide-react'
import { instantOf } from '#contract/platform/wall-clock.ts'
import type { VisitOccurrence } from '#contract/visits/visit-list.ts'
import { NextLine } from '../delivery/room/next-line.tsx'
import { useSelection } from '../family/selection/selected-group.tsx'
import { frameWords } from '../platform/frame/frame-words.ts'
import { useNow } from '../platform/now.ts'
import { dateOf, nearDay, nearTimeThere } from '../platform/time-there.ts'
import { visitTitle } from './visit-title.ts'

/** What begins next, or is on all day today. `expected`: in their order. */
export function ComingUpLine({ expected }: { expected: VisitOccurrence[] }) {
  const { group } = useSelection()
  const now = useNow()
  if (!group) return null
  const { timeZone } = group
  const today = dateOf(now, timeZone)
  const next = expected.find(({ date, time }) => {
    return time === null ? date >= today : instantOf(`${date}T${time}`, timeZone) > now
  })
  if (!next) return null
  const { date, time } = next
  const when =
    time === null
      ? nearDay(date, now, timeZone)
      : nearTimeThere(instantOf(`${date}T${time}`, timeZone), now, timeZone)
  return <NextLine Icon={CalendarDays} label={frameWords().comingUp} title={visitTitle(next)} time={when} />
}
