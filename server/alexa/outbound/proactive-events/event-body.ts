import { type ContentType, providerLabels } from '#contract/content.ts'
import { findContentItem } from '../../../content/content.service.ts'
import { hours, toIso } from '../../../platform/clock.ts'
import type { App } from '../../../platform/context.ts'
import type { AlexaEventRow } from '../../alexa.tables.ts'
import { locales } from '../../language/locales.ts'

/** Amazon drops what could not be said by then; it takes a day at most. */
const saidWithin = hours(23)

const mediaTypes: Record<ContentType, string> = {
  audiobook: 'BOOK',
  movie: 'MOVIE',
  tv_show: 'EPISODE',
  music: 'ALBUM',
}

/** What of the family's is told: of a recommendation its title; of anything else from whom, and how many. */
export type Told = { event: AlexaEventRow; count: number; from: string; contentId: string | null }

/** The body of one proactive event, by Amazon's own schemas: there is no other text than theirs. */
export async function eventBody(app: App, { event, count, from, contentId }: Told) {
  const now = app.clock.now()
  const item = contentId && (await findContentItem(app, event.family_group_id, contentId))
  const media = item ? mediaEvent(mediaTypes[item.type], now) : null
  return {
    timestamp: toIso(now),
    referenceId: event.reference,
    expiryTime: toIso(now + saidWithin),
    event: media ?? messageEvent(from, count),
    localizedAttributes: locales.map((locale) =>
      item ? { locale, contentName: item.title, providerName: providerLabels[item.provider] } : { locale },
    ),
    relevantAudience: { type: 'Unicast', payload: { user: event.user_id } },
  }
}

function messageEvent(from: string, count: number) {
  return {
    name: 'AMAZON.MessageAlert.Activated',
    payload: {
      state: { status: 'UNREAD', freshness: 'NEW' },
      messageGroup: { creator: { name: from }, count },
    },
  }
}

function mediaEvent(contentType: string, now: number) {
  return {
    name: 'AMAZON.MediaContent.Available',
    payload: {
      availability: {
        startTime: toIso(now),
        provider: { name: 'localizedattribute:providerName' },
        method: 'STREAM',
      },
      content: { name: 'localizedattribute:contentName', contentType },
    },
  }
}

/** A delivery's id as Amazon takes it: letters and digits only. */
export function referenceOf(deliveryId: string): string {
  return deliveryId.replaceAll('-', '')
}
