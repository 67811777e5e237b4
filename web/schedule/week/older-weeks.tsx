import { daysAfter, instantOf } from '#contract/platform/wall-clock.ts'
import { useBeginOfActivity } from '../../activity/activity.queries.ts'
import { activityWords } from '../../activity/activity-words.ts'

type OlderWeeksProps = { monday: string; today: string; timeZone: string }

/** Years that are over leave the database: their weeks look as if nothing had been sent. This says where they are. */
export function OlderWeeks({ monday, today, timeZone }: OlderWeeksProps) {
  const begin = useBeginOfActivity(monday < daysAfter(today, -365)).data?.since
  if (!begin || instantOf(`${monday}T00:00`, timeZone) >= Date.parse(begin)) return null
  return <p className="mb-3 text-ink-2">{activityWords().older(new Date(begin).getUTCFullYear())}</p>
}
