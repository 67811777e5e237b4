import { CalendarPlus } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { noteParam, pagePaths } from '#contract/pages/page-paths.ts'
import type { ScheduleEntry } from '#contract/schedule.ts'
import { isInMemory, mayNow } from '../../family/selection/in-memory.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { useMedia } from '../../platform/media.ts'
import { useNow } from '../../platform/now.ts'
import { loadTemporal } from '../../platform/temporal.ts'
import { Button } from '../../platform/ui/button.tsx'
import { lazyComponent } from '../../platform/ui/lazy-component.tsx'
import { useVisits } from '../../visits/visits.queries.ts'
import { VisitsCard } from '../../visits/visits-card.tsx'
import { useWeek } from '../calendar/week.queries.ts'
import { mondayOf, wideWeek } from '../calendar/week-days.ts'
import type { Template } from '../dialog/templates.ts'
import { TemplatesCard } from '../dialog/templates-card.tsx'
import { RestingCard } from '../list/resting-card.tsx'
import { UpcomingCard } from '../list/upcoming-card.tsx'
import { useSchedule } from '../schedule.queries.ts'
import { WeekCard } from '../week/week-card.tsx'

const ScheduleDialog = lazyComponent(() =>
  import('../dialog/schedule-dialog.tsx').then((dialog) => dialog.ScheduleDialog),
)

const none: ScheduleEntry[] = []

/** What the dialog was opened with: an entry to edit, a template, a note, or nothing. */
type Opened = { entry?: ScheduleEntry; template?: Template; noteId?: string }

/** The page, when `Temporal` is there: its dates need it. */
export async function loadSchedulePage() {
  await loadTemporal()
  return SchedulePage
}

function SchedulePage() {
  const { group } = useSelection()
  const schedule = useSchedule()
  const [opened, setOpened] = useState<Opened | null>(null)
  useNoteInUrl((noteId) => setOpened({ noteId }))
  const visits = useVisits()
  const inMemory = isInMemory(group)
  const mayManage = mayNow(group, 'schedule:manage')
  const add = mayManage ? () => setOpened({}) : null
  const edit = (entry: ScheduleEntry) => setOpened({ entry })
  const entries = schedule.data ?? none
  const hasWeek = entries.length > 0 || (visits.data?.occurrences.length ?? 0) > 0
  return (
    <>
      <title>Schedule · Sunporch</title>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl font-semibold sm:text-4xl">Schedule</h1>
        {add && (
          <Button look="primary" onClick={add}>
            <CalendarPlus size={18} aria-hidden />
            Schedule Content
          </Button>
        )}
      </div>
      {inMemory ? (
        <RestingCard schedule={schedule} />
      ) : (
        <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[2fr_3fr]">
          {group && hasWeek && (
            <div className="xl:col-span-2">
              <WeekCard entries={entries} timeZone={group.timeZone} onOpen={mayManage ? edit : null} />
            </div>
          )}
          {group && (
            <AfterWeek timeZone={hasWeek ? group.timeZone : null}>
              <VisitsCard />
              <UpcomingCard schedule={schedule} onAdd={add} onEdit={edit} />
              {mayManage && (
                <div className="xl:col-span-2">
                  <TemplatesCard onChoose={(template) => setOpened({ template })} />
                </div>
              )}
            </AfterWeek>
          )}
        </div>
      )}
      {opened && !inMemory && (
        <ScheduleDialog
          entry={opened.entry ?? null}
          template={opened.template ?? null}
          noteId={opened.noteId ?? null}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

/** `timeZone` is null where the page has no week: then nothing is read for it. */
function AfterWeek({ timeZone, children }: { timeZone: string | null; children: ReactNode }) {
  return timeZone === null ? children : <OnceWeekIsHere timeZone={timeZone}>{children}</OnceWeekIsHere>
}

/** On narrow windows the week is as high as what is in it: what stands below waits for it, so that nothing moves. */
function OnceWeekIsHere({ timeZone, children }: { timeZone: string; children: ReactNode }) {
  const isWide = useMedia(wideWeek)
  const week = useWeek(mondayOf(useNow(), 0, timeZone), timeZone)
  return (isWide || !week.isPending) && children
}

/** Takes the note that the address names out of it, so that Back and a reload do not open the dialog again. */
function useNoteInUrl(onNote: (noteId: string) => void): void {
  const [, navigate] = useLocation()
  const noteId = new URLSearchParams(useSearch()).get(noteParam)
  useEffect(() => {
    if (!noteId) return
    onNote(noteId)
    navigate(pagePaths.schedule, { replace: true })
  })
}
