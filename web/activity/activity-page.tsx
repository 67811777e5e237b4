import { frameWords } from '../platform/frame/frame-words.ts'
import { useNow } from '../platform/now.ts'
import { Button } from '../platform/ui/button.tsx'
import { Card } from '../platform/ui/card.tsx'
import { FailureNote } from '../platform/ui/failure-note.tsx'
import { useAllActivity, useBeginOfActivity } from './activity.queries.ts'
import { ActivityRow } from './activity-row.tsx'
import { activityWords } from './activity-words.ts'

export function ActivityPage() {
  const activity = useAllActivity()
  const now = useNow()
  const begin = useBeginOfActivity(activity.isSuccess && !activity.hasNextPage).data?.since
  const entries = activity.data?.pages.flat() ?? []
  return (
    <>
      <title>{`${activityWords().title} · Sunporch`}</title>
      <h1 className="mb-6 text-3xl font-semibold sm:text-4xl">{activityWords().title}</h1>
      {activity.isError && <FailureNote error={activity.error} onRetry={() => activity.refetch()} />}
      {activity.isPending && <div className="h-64 animate-pulse rounded-card bg-surface-2" />}
      {activity.data && entries.length === 0 && <p className="text-ink-2">{activityWords().none}</p>}
      {entries.length > 0 && (
        <Card className="max-w-3xl !py-2">
          <ul className="divide-y divide-line">
            {entries.map((entry) => (
              <ActivityRow key={entry.id} entry={entry} now={now} />
            ))}
          </ul>
        </Card>
      )}
      {begin && !activity.hasNextPage && (
        <p className="mt-6 max-w-3xl text-ink-2">{activityWords().older(new Date(begin).getUTCFullYear())}</p>
      )}
      {activity.hasNextPage && (
        <Button className="mt-6" disabled={activity.isFetching} onClick={() => activity.fetchNextPage()}>
          {frameWords().showMore}
        </Button>
      )}
    </>
  )
}
