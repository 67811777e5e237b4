import { Link } from 'wouter'
import { useNow } from '../platform/now.ts'
import { Card } from '../platform/ui/card.tsx'
import { FailureNote } from '../platform/ui/failure-note.tsx'
import { useNewestActivity } from './activity.queries.ts'
import { ActivityRow } from './activity-row.tsx'

const shown = 3

export function RecentActivity() {
  const activity = useNewestActivity(shown)
  const now = useNow()
  return (
    <Card aria-labelledby="recent-activity">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="recent-activity" className="text-xl font-semibold">
          Recent Activity
        </h2>
        <Link
          href="/activity"
          className="inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4"
        >
          View all
        </Link>
      </div>
      {activity.isError && <FailureNote error={activity.error} onRetry={() => activity.refetch()} />}
      {activity.isPending && <div className="mt-4 h-44 animate-pulse rounded-control bg-surface-2" />}
      {activity.data?.length === 0 && <p className="mt-4 text-ink-2">No recent activity</p>}
      <ul className="divide-y divide-line" aria-live="polite">
        {activity.data?.map((entry) => (
          <ActivityRow key={entry.id} entry={entry} now={now} />
        ))}
      </ul>
    </Card>
  )
}
