import type { AwayDates, Life } from '#contract/life.ts'
import { daysAfter, wallClock } from '#contract/platform/wall-clock.ts'
import { recordChange } from '../activity/record-change.ts'
import type { Actor } from '../family/actor.ts'
import { requireGroupRow } from '../family/groups/groups.service.ts'
import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { invalid, notFound } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import { awayUntil, lifeDay } from './life-day.ts'
import { readLife } from './read-life.ts'
import { listAway, lockOrAddWatch, noRound, planCheck, publishAlarm, saveWatch } from './watch.ts'

const longestAbsence = 366
const mostAbsences = 50

/** Ends the round of a day on which nobody is at home; who was told hears it. */
export async function addAway(app: App, actor: Actor, dates: AwayDates): Promise<Life> {
  const { groupId } = actor
  await inTransaction(app, async (app) => {
    const { time_zone } = await requireGroupRow(app, groupId)
    const watch = await lockOrAddWatch(app, groupId)
    const now = app.clock.now()
    requireFuture(dates, wallClock(now, time_zone).date)
    const known = await listAway(app, groupId)
    if (known.length >= mostAbsences)
      throw invalid('These are more dates than we can keep. Please remove some.')
    const away = { id: newId(), family_group_id: groupId, from_date: dates.from, until_date: dates.until }
    await app.db.insertInto('life_away').values(away).execute()
    const isAway = awayUntil([away], lifeDay(now, time_zone)) !== null
    const told = isAway && watch.alarm_at !== null ? watch.round_id : null
    await recordChange(app, {
      groupId,
      by: actor,
      action: 'life_away_added',
      subject: { kind: 'life', id: told, title: inWords(dates) },
    })
    if (told !== null) await publishAlarm(app, watch)
    const isRound = watch.round_id !== null && !isAway
    if (watch.on_at !== null && !isRound)
      await saveWatch(app, watch, { ...noRound, ...(await planCheck(app, watch, time_zone)) })
  })
  return readLife(app, groupId)
}

export async function removeAway(app: App, actor: Actor, awayId: string): Promise<Life> {
  const { groupId } = actor
  await inTransaction(app, async (app) => {
    const { time_zone } = await requireGroupRow(app, groupId)
    const watch = await lockOrAddWatch(app, groupId)
    const removed = await app.db
      .deleteFrom('life_away')
      .where('id', '=', awayId)
      .where('family_group_id', '=', groupId)
      .returning(['from_date', 'until_date'])
      .executeTakeFirst()
    if (!removed) throw notFound()
    const title = inWords({ from: removed.from_date, until: removed.until_date })
    await recordChange(app, {
      groupId,
      by: actor,
      action: 'life_away_removed',
      subject: { kind: 'life', id: null, title },
    })
    if (watch.on_at !== null && watch.round_id === null)
      await saveWatch(app, watch, await planCheck(app, watch, time_zone))
  })
  return readLife(app, groupId)
}

function requireFuture({ from, until }: AwayDates, today: string): void {
  const refuse = (path: string, message: string) => {
    throw invalid(message, [{ path, message }])
  }
  if (from < today) refuse('from', 'This day is over. Please choose today or a later day.')
  if (until < from) refuse('until', 'The last day comes before the first one.')
  if (until > daysAfter(from, longestAbsence)) refuse('until', 'Please choose at most a year.')
}

/** "Nov 24 – 26, 2026" */
function inWords({ from, until }: AwayDates): string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
  const [first, last] = [new Date(`${from}T00:00Z`), new Date(`${until}T00:00Z`)]
  return format.formatRange(first, last).replaceAll('\u2009', ' ')
}
