import type { App } from '../../../platform/context.ts'
import type { DueWork } from '../../../platform/work/due.ts'
import type { AmazonAnswer } from '../../amazon-answer.ts'
import { messagesOf } from '../../language/talk.ts'
import { spokenName } from '../../language/text/words.ts'
import { apiUrl, callAmazon } from '../amazon-client.ts'
import { eventBody, referenceOf } from './event-body.ts'
import { settleEvents } from './event-outcome.ts'
import { eventQueue } from './event-queue.ts'
import { postponement } from './event-timing.ts'
import { eventsWork } from './events.service.ts'
import { isStillNew, listPendingEvents, type PendingEvent } from './pending-events.ts'

/** Sends the notifications to Amazon. */
export const alexaEvents: DueWork = {
  name: eventsWork,
  async runBatch(app, now) {
    const claimed = await eventQueue.claim(app, now)
    const groups = Map.groupBy(await listPendingEvents(app, claimed), sentTogetherBy)
    await Promise.all([...groups.values()].map((events) => sendTogether(app, events)))
    return claimed.length
  },
  nextAt: eventQueue.nextAt,
}

/** Events that shared an attempt stay together. New messages of one sender are combined. */
function sentTogetherBy(event: PendingEvent): string {
  if (event.reference) return `${event.user_id} ${event.reference}`
  const isMessage = event.name === 'AMAZON.MessageAlert.Activated'
  return `${event.user_id} ${isMessage ? event.sender_id : event.id}`
}

async function sendTogether(app: App, events: PendingEvent[]): Promise<void> {
  const now = app.clock.now()
  const { current = [], outdated = [] } = Object.groupBy(events, (event) =>
    isStillNew(event, now) ? 'current' : 'outdated',
  )
  await settleEvents(app, outdated, { is: 'over' })
  const newest = current.at(-1)
  if (!newest) return
  const postponed = await postponement(app, newest)
  if (postponed) return settleEvents(app, current, { is: 'postponed', ...postponed })
  await settleEvents(app, current, { is: 'answered', answer: await sendOne(app, current, newest) })
}

/** One notification for all of the events, about the newest. */
async function sendOne(app: App, events: PendingEvent[], newest: PendingEvent): Promise<AmazonAnswer> {
  const reference = newest.reference ?? referenceOf(newest.delivery_id)
  const ids = events.map(({ id }) => id)
  // Before the call: a retry after a lost answer must use the same reference, so that Amazon finds the twin.
  await app.db.updateTable('alexa_events').set({ reference }).where('id', 'in', ids).execute()
  const stage = app.config.alexa?.stage === 'live' ? '' : '/stages/development'
  return callAmazon(app, 'alexa::proactive_events', {
    method: 'POST',
    url: `${apiUrl(app, newest.api_endpoint)}/v1/proactiveEvents${stage}`,
    body: await eventBody(app, {
      event: { ...newest, reference },
      count: events.length,
      from: spokenName(
        { firstName: newest.first_name, lastName: newest.last_name },
        messagesOf(newest.locale ?? ''),
      ),
      contentId: newest.subject_kind === 'content' ? newest.subject_id : null,
    }),
  })
}
