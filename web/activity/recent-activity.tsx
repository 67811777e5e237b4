import { firstRows } from '#contract/pages/first-view.ts'
import { pagePaths } from '#contract/pages/page-paths.ts'
import { useNow } from '../platform/now.ts'
import { Card } from '../platform/ui/card.tsx'
import { FailureNote } from '../platform/ui/failure-note.tsx'
import { useNewestActivity } from './activity.queries.ts'
import { ActivityRow } from './activity-row.tsx'
import { activityWords } from './activity-words.ts'

const maxShown = firstRows.dashboardActivity

export function RecentActivity() {
  const activity = useNewestActivity(maxShown)
  const now = useNow()
  return (
    <Card title={activityWords().recent} link={{ to: pagePaths.activity, label: activityWords().viewAll }}>
      {activity.isError && <FailureNote error={activity.error} onRetry={() => activity.refetch()} />}
      {activity.isPending && <div className="mt-4 h-44 animate-pulse rounded-control bg-surface-2" />}
      {activity.data?.length === 0 && <p className="mt-4 text-ink-2">{activityWords().none}</p>}
      <ul className="divide-y divide-line" aria-live="polite">
        {activity.data?.map((entry) => (
          <ActivityRow key={entry.id} entry={entry} now={now} />
        ))}
      </ul>
    </Card>
  )
}
