import { answerLabels } from '#contract/delivery/delivery.ts'
import type { Activity, ActivityAction } from '#contract/family/activity.ts'
import { useSelection } from '../family/selection/selected-group.tsx'
import { formatAgo } from '../platform/format.ts'
import { clockOfSeconds } from '../platform/recording/clock-of-seconds.ts'
import { actionText } from './action-text.ts'
import { ActivityIcon } from './activity-icon.tsx'
import { activityWords } from './activity-words.ts'
import { isPlayed, playedInActivity } from './played-in-activity.ts'

/** What the loved one does on a device; the rest that a device does, such as being connected, is the device's. */
const byLovedOne: ActivityAction[] = [
  'delivery_answered',
  'call_requested',
  'note_received',
  'voice_received',
  'shopping_item_added',
  'shopping_item_in_echo_cart',
]

export function ActivityRow({ entry, now }: { entry: Activity; now: number }) {
  const { group } = useSelection()
  const action = actionOf(entry)
  const Played = isPlayed(entry) && playedInActivity.component
  return (
    <li className="flex items-center gap-4 py-3.5">
      <ActivityIcon action={action} />
      <div className="min-w-0 grow">
        <p className="font-semibold break-words">{actionText(action)}</p>
        <p className="text-sm break-words text-ink-2">
          {details(entry, actorName(entry, group?.lovedOneName ?? null))}
          <time dateTime={entry.createdAt} className="whitespace-nowrap">
            {formatAgo(entry.createdAt, now)}
          </time>
        </p>
        {Played && entry.subject?.id && <Played action={action} id={entry.subject.id} />}
      </div>
    </li>
  )
}

/** "Call me" on a screen is an answer to a picture; for the family it is the call. */
function actionOf({ action, subject }: Activity): string {
  return action === 'delivery_answered' && subject?.kind === 'call_me' ? 'call_requested' : action
}

function actorName({ actor, action }: Activity, lovedOne: string | null): string | null {
  const isLovedOne = actor?.kind === 'device' && (byLovedOne as string[]).includes(action)
  return (isLovedOne && lovedOne) || (actor?.name ?? null)
}

/** Who did it and the subject, each followed by a dot: the time comes next. */
function details({ actor, subject }: Activity, name: string | null): string {
  const title = subject?.title === actor?.name ? null : subject?.title
  const subjectText = answerGiven(subject) ?? (title ? activityWords().quoted(shortened(title)) : null)
  const length = subject?.seconds === undefined ? null : lengthOf(subject.seconds)
  return [name, length, subjectText]
    .filter(Boolean)
    .map((part) => `${part}\u00a0· `)
    .join('')
}

function lengthOf(seconds: number): string {
  return seconds < 60 ? activityWords().seconds(seconds) : clockOfSeconds(seconds)
}

/** Null for a call, which the action itself says. */
function answerGiven(subject: Activity['subject']): string | null {
  if (subject?.kind === 'heart') return answerLabels.heart
  return subject?.kind === 'thank_you' ? activityWords().thankYou : null
}

function shortened(title: string): string {
  const letters = [...title]
  return letters.length > 60 ? `${letters.slice(0, 59).join('')}…` : title
}
