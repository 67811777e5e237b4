import { hours, minutes } from '../../../platform/clock.ts'
import type { App } from '../../../platform/context.ts'
import { isPostgres } from '../../../platform/db/transaction.ts'
import type { DueWork } from '../../../platform/work/due.ts'
import type { AlexaEventRow } from '../../alexa.tables.ts'
import { spokenName } from '../../language/words.ts'
import { apiUrl, callAmazon } from '../amazon-client.ts'
import { eventBody, referenceOf } from './event-body.ts'
import { recordOutcome } from './event-outcome.ts'
import { eventsWork } from './events.service.ts'
import { quietUntil, startOfDay, tomorrow } from './quiet-hours.ts'

/** So few that all of them can be answered, however slowly, while the lease lasts. */
const batch = 8
const leaseLasts = minutes(3)
/** Several pictures in a row are one chime. */
const notOftenerThan = minutes(15)
/** What nobody was told of by then is no news. */
const newsFor = hours(48)

/** Tells Amazon what is new. In a line of its own: a dead Amazon holds up nothing else. */
export const alexaEvents: DueWork = {
  name: eventsWork,
  async runBatch(app, now) {
    const events = await claim(app, now)
    const groups = Map.groupBy(await withStory(app, events), togetherWith)
    await Promise.all([...groups.values()].map((told) => tell(app, told)))
    return events.length
  },
  async nextAt(app) {
    const row = await app.db
      .selectFrom('alexa_events')
      .where('due_at', 'is not', null)
      .select((select) => select.fn.min('due_at').as('at'))
      .executeTakeFirst()
    return row?.at ?? null
  },
}

function claim(app: App, now: number): Promise<AlexaEventRow[]> {
  return app.db
    .updateTable('alexa_events')
    .set({ due_at: now + leaseLasts })
    .where('id', 'in', (select) => {
      const due = select
        .selectFrom('alexa_events as due')
        .where('due.due_at', '<=', now)
        .orderBy('due.due_at')
        .limit(batch)
        .select('due.id')
      return isPostgres(app) ? due.forUpdate().skipLocked() : due
    })
    .returningAll()
    .execute()
}

export type Story = Awaited<ReturnType<typeof withStory>>[number]

/** With what became of the delivery meanwhile. */
async function withStory(app: App, events: AlexaEventRow[]) {
  if (events.length === 0) return []
  return app.db
    .selectFrom('alexa_events')
    .innerJoin('deliveries', 'deliveries.id', 'alexa_events.delivery_id')
    .innerJoin('delivery_targets as target', (join) =>
      join
        .onRef('target.delivery_id', '=', 'alexa_events.delivery_id')
        .onRef('target.device_id', '=', 'alexa_events.device_id'),
    )
    .leftJoin('echoes', 'echoes.device_id', 'alexa_events.device_id')
    .innerJoin('devices', 'devices.id', 'alexa_events.device_id')
    .innerJoin('family_groups', 'family_groups.id', 'alexa_events.family_group_id')
    .leftJoin('users', 'users.id', 'deliveries.sender_id')
    .leftJoin('alexa_users', 'alexa_users.user_id', 'alexa_events.user_id')
    .where(
      'alexa_events.id',
      'in',
      events.map(({ id }) => id),
    )
    .orderBy('alexa_events.created_at')
    .orderBy('alexa_events.id')
    .selectAll('alexa_events')
    .select(['deliveries.withdrawn_at', 'deliveries.subject_removed_at', 'deliveries.sender_id'])
    .select(['deliveries.subject_kind', 'deliveries.subject_id'])
    .select(['target.id as target_id', 'target.shown_at', 'target.note'])
    .select(['echoes.api_endpoint', 'echoes.linked_at', 'devices.removed_at', 'alexa_users.notices_on_at'])
    .select(['family_groups.time_zone', 'family_groups.removed_at as group_removed_at'])
    .select(['users.first_name', 'users.last_name'])
    .execute()
}

/** What was told together stays together; what is new from the same person is told together. */
function togetherWith(story: Story): string {
  if (story.reference) return `${story.user_id} ${story.reference}`
  const isMessage = story.name === 'AMAZON.MessageAlert.Activated'
  return `${story.user_id} ${isMessage ? story.sender_id : story.id}`
}

async function tell(app: App, stories: Story[]): Promise<void> {
  const news = stories.filter((story) => isNews(story, app.clock.now()))
  await recordOutcome(
    app,
    stories.filter((story) => !news.includes(story)),
    { is: 'over', note: null },
  )
  const newest = news.at(-1)
  if (!newest) return
  const later = await notBefore(app, newest)
  if (later) return recordOutcome(app, news, { is: 'later', ...later })
  const reference = newest.reference ?? referenceOf(newest.delivery_id)
  await app.db
    .updateTable('alexa_events')
    .set({ reference })
    .where(
      'id',
      'in',
      news.map(({ id }) => id),
    )
    .execute()
  const stage = app.config.alexa?.stage === 'live' ? '' : '/stages/development'
  const answer = await callAmazon(app, 'alexa::proactive_events', {
    method: 'POST',
    url: `${apiUrl(app, newest.api_endpoint)}/v1/proactiveEvents${stage}`,
    body: await eventBody(app, {
      event: { ...newest, reference },
      count: news.length,
      from: spokenName(newest),
      contentId: newest.subject_kind === 'content' ? newest.subject_id : null,
    }),
  })
  await recordOutcome(app, news, { is: 'answered', answer })
}

function isNews(story: Story, now: number): boolean {
  const isGone = story.withdrawn_at ?? story.subject_removed_at ?? story.removed_at ?? story.group_removed_at
  return (
    isGone === null && story.linked_at !== null && story.shown_at === null && now - story.created_at < newsFor
  )
}

/** Quiet hours, and not too often in an hour or a day. Null: now. */
async function notBefore(app: App, story: Story): Promise<{ at: number; note: string } | null> {
  const { quietHours, eventsADay } = app.config.alexa ?? { quietHours: null, eventsADay: 0 }
  const now = app.clock.now()
  const quiet = quietUntil(quietHours, story.time_zone, now)
  if (quiet > now) return { at: quiet, note: 'It is quiet now: the Echo says so in the morning.' }
  const told = await app.db
    .selectFrom('alexa_events')
    .where('user_id', '=', story.user_id)
    .where('accepted_at', '>=', startOfDay(story.time_zone, now))
    .select((select) => [
      select.fn.count<number>('reference').distinct().as('count'),
      select.fn.max('accepted_at').as('last'),
    ])
    .executeTakeFirst()
  if (Number(told?.count ?? 0) >= eventsADay)
    return {
      at: tomorrow(quietHours, story.time_zone, now),
      note: 'The Echo has said enough for today; it says so tomorrow.',
    }
  const next = (told?.last ?? 0) + notOftenerThan
  return next > now ? { at: next, note: 'The Echo says so in a few minutes, together with the rest.' } : null
}
