import type { UseQueryResult } from '@tanstack/react-query'
import type { ScheduleEntry } from '#contract/schedule.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { CardHeader } from '../../platform/ui/card-header.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { FailureNote } from '../../platform/ui/failure-note.tsx'
import { ScheduleRow } from './schedule-row.tsx'

type UpcomingCardProps = {
  schedule: UseQueryResult<ScheduleEntry[]>
  /** Null for a person who may only look. */
  onAdd: (() => void) | null
  onEdit: (entry: ScheduleEntry) => void
}

export function UpcomingCard({ schedule, onAdd, onEdit }: UpcomingCardProps) {
  return (
    <Card aria-labelledby="upcoming">
      <div className="mb-2">
        <CardHeader id="upcoming" title="Upcoming Deliveries" />
      </div>
      {schedule.isError && <FailureNote error={schedule.error} onRetry={() => schedule.refetch()} />}
      {schedule.isPending && <div className="h-48 animate-pulse rounded-control bg-surface-2" />}
      {schedule.data?.length === 0 && (
        <EmptyState
          title="No scheduled deliveries"
          action={
            onAdd && (
              <Button look="primary" onClick={onAdd}>
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
          <ScheduleRow key={entry.id} entry={entry} onEdit={() => onEdit(entry)} />
        ))}
      </ul>
    </Card>
  )
}
