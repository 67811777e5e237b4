import { type Activity, activityLabel } from '#contract/activity.ts'
import { answerLabels } from '#contract/delivery.ts'
import { formatAgo } from '../platform/format.ts'
import { ActivityIcon } from './activity-icon.tsx'

export function ActivityRow({ entry, now }: { entry: Activity; now: number }) {
  return (
    <li className="flex items-center gap-4 py-3.5">
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
  )
}

/** The actor and the subject, each followed by a dot: the time comes next. */
function details({ actor, subject }: Activity): string {
  const answer = subject ? (answerLabels as Record<string, string>)[subject.kind] : undefined
  const title = subject?.title === actor?.name ? null : subject?.title
  const subjectText = answer ?? (title ? `“${shortened(title)}”` : null)
  return [actor?.name, subjectText]
    .filter(Boolean)
    .map((part) => `${part} · `)
    .join('')
}

function shortened(title: string): string {
  const letters = [...title]
  return letters.length > 60 ? `${letters.slice(0, 59).join('')}…` : title
}
