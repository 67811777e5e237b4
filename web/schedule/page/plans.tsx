import { type ComponentProps, type ReactNode, useState } from 'react'
import type { ScheduleEntry } from '#contract/schedule.ts'
import { useMedia } from '../../platform/media.ts'
import { useNow } from '../../platform/now.ts'
import { useVisits } from '../../visits/visits.queries.ts'
import { VisitsCard } from '../../visits/visits-card.tsx'
import { useWeek } from '../calendar/week.queries.ts'
import { mondayOf, wideWeek } from '../calendar/week-days.ts'
import type { Template } from '../dialog/templates.ts'
import { TemplatesCard } from '../dialog/templates-card.tsx'
import { UpcomingCard } from '../list/upcoming-card.tsx'
import { WeekCard } from '../week/week-card.tsx'

const none: ScheduleEntry[] = []

type PlansProps = Pick<ComponentProps<typeof UpcomingCard>, 'schedule' | 'onAdd' | 'onEdit'> & {
  timeZone: string
  /** Null for who may not plan. */
  onOpen: ((entry: ScheduleEntry) => void) | null
  onChoose: ((template: Template) => void) | null
}

/** The week first, where anything is planned, and then the lists of what comes. */
export function Plans({ timeZone, schedule, onAdd, onEdit, onOpen, onChoose }: PlansProps) {
  const visits = useVisits()
  const entries = schedule.data ?? none
  const hasWeek = entries.length > 0 || (visits.data?.occurrences.length ?? 0) > 0
  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[2fr_3fr]">
      {hasWeek && (
        <div className="xl:col-span-2">
          <WeekCard entries={entries} timeZone={timeZone} onOpen={onOpen} />
        </div>
      )}
      <AfterWeek timeZone={timeZone} hasWeek={hasWeek}>
        <VisitsCard />
        <UpcomingCard schedule={schedule} onAdd={onAdd} onEdit={onEdit} />
        {onChoose && (
          <div className="xl:col-span-2">
            <TemplatesCard onChoose={onChoose} />
          </div>
        )}
      </AfterWeek>
    </div>
  )
}

type AfterWeekProps = { timeZone: string; hasWeek: boolean; children: ReactNode }

/**
 * On narrow windows the week is as high as what is in it: what stands below waits for it, so that nothing moves. Once it is
 * shown it stays, because it may have a dialog open.
 */
function AfterWeek({ timeZone, hasWeek, children }: AfterWeekProps) {
  const isWide = useMedia(wideWeek)
  const week = useWeek(mondayOf(useNow(), 0, timeZone), timeZone, { isRead: hasWeek })
  const [wasShown, setWasShown] = useState(false)
  const isShown = wasShown || isWide || !hasWeek || !week.isPending
  if (isShown && !wasShown) setWasShown(true)
  return isShown && children
}
