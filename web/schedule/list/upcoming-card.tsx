import type { UseQueryResult } from '@tanstack/react-query'
import type { ScheduleEntry } from '#contract/schedule.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { CardHeader } from '../../platform/ui/card-header.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { FailureNote } from '../../platform/ui/failure-note.tsx'
import { planWords } from '../plan/plan-words.ts'
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
        <CardHeader id="upcoming" title={planWords().upcoming} />
      </div>
      {schedule.isError && <FailureNote error={schedule.error} onRetry={() => schedule.refetch()} />}
      {schedule.isPending && <div className="h-48 animate-pulse rounded-control bg-surface-2" />}
      {schedule.data?.length === 0 && (
        <EmptyState
          title={planWords().noDeliveries}
          action={
            onAdd && (
              <Button look="primary" onClick={onAdd}>
                {planWords().firstDelivery}
              </Button>
            )
          }
        >
          {planWords().whatFor}
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
