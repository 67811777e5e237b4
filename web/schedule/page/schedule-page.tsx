import { CalendarPlus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { noteParam, pagePaths } from '#contract/pages/page-paths.ts'
import type { ScheduleEntry } from '#contract/schedule.ts'
import { isInMemory, mayNow } from '../../family/selection/in-memory.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { loadTemporal } from '../../platform/temporal.ts'
import { Button } from '../../platform/ui/button.tsx'
import { lazyComponent } from '../../platform/ui/lazy-component.tsx'
import type { Template } from '../dialog/templates.ts'
import { RestingCard } from '../list/resting-card.tsx'
import { planWords } from '../plan/plan-words.ts'
import { useSchedule } from '../schedule.queries.ts'
import { Plans } from './plans.tsx'

const ScheduleDialog = lazyComponent(() =>
  import('../dialog/schedule-dialog.tsx').then((dialog) => dialog.ScheduleDialog),
)

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
  const inMemory = isInMemory(group)
  const mayManage = mayNow(group, 'schedule:manage')
  const add = mayManage ? () => setOpened({}) : null
  const edit = (entry: ScheduleEntry) => setOpened({ entry })
  return (
    <>
      <title>{`${planWords().title} · Sunporch`}</title>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl font-semibold sm:text-4xl">{planWords().title}</h1>
        {add && (
          <Button look="primary" onClick={add}>
            <CalendarPlus size={18} aria-hidden />
            {planWords().scheduleContent}
          </Button>
        )}
      </div>
      {inMemory ? (
        <RestingCard schedule={schedule} />
      ) : (
        group && (
          <Plans
            timeZone={group.timeZone}
            schedule={schedule}
            onAdd={add}
            onEdit={edit}
            onOpen={mayManage ? edit : null}
            onChoose={mayManage ? (template) => setOpened({ template }) : null}
          />
        )
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
