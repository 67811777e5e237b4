import { type Activity, activityLabel } from '#contract/activity.ts'
import { answerLabels } from '#contract/delivery.ts'
import { formatAgo } from '../platform/format.ts'
import { useNow } from '../platform/now.ts'
import { Card } from '../platform/ui/card.tsx'
import { FailureNote } from '../platform/ui/failure-note.tsx'
import { useNewestActivity } from './activity.queries.ts'
import { ActivityIcon } from './activity-icon.tsx'

const shown = 3

export function RecentActivity() {
  const activity = useNewestActivity(shown)
  const now = useNow()
  return (
    <Card aria-labelledby="recent-activity">
      <h2 id="recent-activity" className="text-xl font-semibold">
        Recent Activity
      </h2>
      {activity.isError && <FailureNote error={activity.error} onRetry={() => activity.refetch()} />}
      {activity.isPending && <div className="mt-4 h-44 animate-pulse rounded-control bg-surface-2" />}
      {activity.data?.length === 0 && <p className="mt-4 text-ink-2">No recent activity</p>}
      <ul className="mt-2 divide-y divide-line" aria-live="polite">
        {activity.data?.map((entry) => (
          <li key={entry.id} className="flex items-center gap-4 py-3.5">
            <ActivityIcon action={entry.action} />
            <div className="min-w-0 grow">
              <p className="font-semibold break-words">{activityLabel(entry.action)}</p>
              <p className="text-sm break-words text-ink-2">
                {details(entry)}
                <time dateTime={entry.createdAt} className="whitespace-nowrap">
                  {formatAgo(entry.createdAt, now)}
                </time>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Who did it and, where there are words for it, what it was; ends before the time. */
function details({ actor, subject }: Activity): string {
  const answer = subject ? (answerLabels as Record<string, string>)[subject.kind] : undefined
  const title = subject?.title === actor?.name ? null : subject?.title
  const what = answer ?? (title ? `“${shortened(title)}”` : null)
  return [actor?.name, what]
    .filter(Boolean)
    .map((part) => `${part} · `)
    .join('')
}

function shortened(title: string): string {
  return title.length > 60 ? `${title.slice(0, 59)}…` : title
}
