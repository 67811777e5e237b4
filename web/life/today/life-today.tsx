import { Sun } from 'lucide-react'
import { Link } from 'wouter'
import type { Life } from '#contract/life.ts'
import { lifePath } from '#contract/pages/page-paths.ts'
import { usePause } from '../../delivery/room.queries.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { formatMoment } from '../../platform/format.ts'
import { useNow } from '../../platform/now.ts'
import { lazyComponent } from '../../platform/ui/lazy-component.tsx'
import { useLife } from '../life.queries.ts'
import { dateText } from '../life-text.ts'

// Rarely there, and then the banner above every page has it too.
const LifeAlarmNote = lazyComponent(() => import('./life-alarm-note.tsx').then((note) => note.LifeAlarmNote))

/** How today stands, in the room's card: only where the daily sign of life is on. */
export function LifeToday() {
  const { group } = useSelection()
  const { data: life, dataUpdatedAt } = useLife()
  const now = Math.max(useNow(), dataUpdatedAt)
  const isPaused = usePause(now) !== null
  if (!life?.isOn || !group) return null
  const lovedOne = group.lovedOneName ?? 'Your loved one'
  return (
    <>
      {life.alarm ? (
        <LifeAlarmNote
          groupId={group.id}
          life={life}
          alarm={life.alarm}
          phone={group.lovedOnePhone}
          lovedOne={lovedOne}
          now={now}
        />
      ) : (
        <p role="status" className="flex items-baseline gap-2.5 text-ink-2">
          <Sun size={18} aria-hidden className="shrink-0 self-center text-on-marigold dark:text-marigold" />
          <span className="min-w-0 break-words">{todayText(life, now, isPaused)}</span>
        </p>
      )}
      {life.stopAskedAt && (
        <p className="rounded-control bg-berry-soft p-3.5 break-words">
          {lovedOne} asked you to stop the daily sign of life.{' '}
          <Link href={lifePath} className="font-semibold text-pine underline underline-offset-4">
            Please talk about it
          </Link>
        </p>
      )}
    </>
  )
}

/** `now` in epoch milliseconds. A paused screen asks nothing. */
export function todayText(life: Life, now: number, isPaused = false): string {
  const { awayUntil, signAt, askedAt, next, nextCheckAt } = life
  if (signAt) return `Sign of life today, last at ${formatMoment(signAt, now)}`
  if (awayUntil) return awayUntil === life.today ? 'Away today' : `Away until ${dateText(awayUntil)}`
  const teller = next && `${next.name} is told at ${formatMoment(next.at, now)}`
  if (isPaused && life.canAsk)
    return `No sign yet today. The screen is paused and does not ask.${teller ? ` ${teller}.` : ''}`
  if (askedAt)
    return `No sign yet today. The screen has been asking since ${formatMoment(askedAt, now)}.${teller ? ` ${teller}.` : ''}`
  if (!nextCheckAt) return 'No sign yet today.'
  const who = life.canAsk ? 'The screen asks' : `${life.people[0]?.name ?? 'The first person'} is told`
  return `No sign yet today. ${who} at ${formatMoment(nextCheckAt, now)}.`
}
