import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { may } from '#contract/policy.ts'
import type { ScheduleEntry } from '#contract/schedule.ts'
import { useSelection } from '../family/selection/selected-group.tsx'
import { Button } from '../platform/ui/button.tsx'
import { Card } from '../platform/ui/card.tsx'
import { EmptyState } from '../platform/ui/empty-state.tsx'
import { FailureNote } from '../platform/ui/failure-note.tsx'
import { lazyComponent } from '../platform/ui/lazy-component.tsx'
import { useSchedule } from './schedule.queries.ts'
import { ScheduleRow } from './schedule-row.tsx'
import { type Template, templates } from './templates.ts'
import { WeekView } from './week-view.tsx'

const ScheduleDialog = lazyComponent(() =>
  import('./schedule-dialog.tsx').then((dialog) => dialog.ScheduleDialog),
)

type Opened = { entry?: ScheduleEntry; template?: Template }

export function SchedulePage() {
  const { group } = useSelection()
  const schedule = useSchedule()
  const [opened, setOpened] = useState<Opened | null>(null)
  const mayManage = group !== null && may(group.role, 'schedule:manage')
  const add = () => setOpened({})
  return (
    <>
      <title>Schedule · Sunporch</title>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl font-semibold sm:text-4xl">Schedule</h1>
        {mayManage && (
          <Button look="primary" onClick={add}>
            <CalendarPlus size={18} aria-hidden />
            Schedule Content
          </Button>
        )}
      </div>
      {schedule.data && schedule.data.length > 0 && group && (
        <div className="mb-6">
          <WeekView
            entries={schedule.data}
            timeZone={group.timeZone}
            onOpen={mayManage ? (entry) => setOpened({ entry }) : null}
          />
        </div>
      )}
      <div className="grid items-start gap-6 xl:grid-cols-[2fr_1fr]">
        <Card aria-labelledby="upcoming">
          <h2 id="upcoming" className="mb-2 text-xl font-semibold">
            Upcoming Deliveries
          </h2>
          {schedule.isError && <FailureNote error={schedule.error} onRetry={() => schedule.refetch()} />}
          {schedule.isPending && <div className="h-48 animate-pulse rounded-control bg-surface-2" />}
          {schedule.data?.length === 0 && (
            <EmptyState
              title="No scheduled deliveries"
              action={
                mayManage && (
                  <Button look="primary" onClick={add}>
                    Schedule Your First Delivery
                  </Button>
                )
              }
            >
              A photo every morning, a story every evening: at the right time, where your loved one is.
            </EmptyState>
          )}
          <ul>
            {schedule.data?.map((entry) => (
              <ScheduleRow key={entry.id} entry={entry} onEdit={() => setOpened({ entry })} />
            ))}
          </ul>
        </Card>
        <Card aria-labelledby="templates">
          <h2 id="templates" className="mb-4 text-xl font-semibold">
            Quick Schedule Templates
          </h2>
          <ul className="grid gap-3">
            {templates.map((template) => (
              <li key={template.name}>
                <button
                  type="button"
                  disabled={!mayManage}
                  onClick={() => setOpened({ template })}
                  className="w-full rounded-control border border-line p-4 text-left transition-colors enabled:hover:bg-surface-2"
                >
                  <span className="block font-semibold">{template.name}</span>
                  <span className="block text-sm text-ink-2">{template.text}</span>
                </button>
              </li>
            ))}
          </ul>
        </Card>
      </div>
      {opened && (
        <ScheduleDialog
          entry={opened.entry ?? null}
          template={opened.template ?? null}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}
