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
import { todayWords } from './today-words.ts'

// Rarely there, and then the banner above every page has it too.
const LifeAlarmNote = lazyComponent(() =>
  import('../alarm/life-alarm-note.tsx').then((note) => note.LifeAlarmNote),
)

/** How today stands, in the room's card: only where the daily sign of life is on. */
export function LifeToday() {
  const { group } = useSelection()
  const { data: life, dataUpdatedAt } = useLife()
  const now = Math.max(useNow(), dataUpdatedAt)
  const isPaused = usePause(now) !== null
  if (!life?.isOn || !group) return null
  const lovedOne = group.lovedOneName
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
          {todayWords().stopAsked(lovedOne ?? todayWords().lovedOne)}{' '}
          <Link href={lifePath} className="font-semibold text-pine underline underline-offset-4">
            {todayWords().talk}
          </Link>
        </p>
      )}
    </>
  )
}

/** `now` in epoch milliseconds. A paused screen asks nothing. */
export function todayText(life: Life, now: number, isPaused = false): string {
  const { awayUntil, signAt, askedAt, next, nextCheckAt } = life
  const words = todayWords()
  if (signAt) return words.signToday(formatMoment(signAt, now))
  if (awayUntil) return awayUntil === life.today ? words.awayToday : words.awayUntil(dateText(awayUntil))
  const teller = next ? [words.isTold({ name: next.name, at: formatMoment(next.at, now) })] : []
  if (isPaused && life.canAsk) return [words.noSignYet, words.screenIsPaused, ...teller].join(' ')
  if (askedAt) return [words.noSignYet, words.askingSince(formatMoment(askedAt, now)), ...teller].join(' ')
  if (!nextCheckAt) return words.noSignYet
  const at = formatMoment(nextCheckAt, now)
  const name = life.people[0]?.name ?? words.firstPerson
  return `${words.noSignYet} ${life.canAsk ? words.asksAt(at) : words.isTold({ name, at })}`
}
