import type { ContentType } from '#contract/content.ts'
import { providerLabels } from '#contract/content-choices.ts'
import { findContentItem } from '../../../content/content.service.ts'
import { hours, toIso } from '../../../platform/clock.ts'
import type { App } from '../../../platform/context.ts'
import type { AlexaEventRow } from '../../alexa.tables.ts'
import { locales } from '../../language/locales.ts'

/** Amazon drops a notification that it could not announce until then. It accepts one day at most. */
const expiresAfter = hours(23)

const mediaTypes: Record<ContentType, string> = {
  audiobook: 'BOOK',
  movie: 'MOVIE',
  tv_show: 'EPISODE',
  music: 'ALBUM',
}

/** `contentId`: a recommendation, named by its title. Of anything else `count` and `from` are announced. */
type Announcement = { event: AlexaEventRow; count: number; from: string; contentId: string | null }

/** The body of one proactive event. Amazon composes the spoken text from these schemas; free text is not possible. */
export async function eventBody(app: App, { event, count, from, contentId }: Announcement) {
  const now = app.clock.now()
  const found = contentId && (await findContentItem(app, event.family_group_id, contentId))
  // Amazon names who has it. What nobody has there is announced as a message.
  const item = found && found.provider !== 'elsewhere' ? found : null
  const media = item ? mediaEvent(mediaTypes[item.type], now) : null
  return {
    timestamp: toIso(now),
    referenceId: event.reference,
    expiryTime: toIso(now + expiresAfter),
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

/** A delivery's id in Amazon's format: letters and digits only. */
export function referenceOf(deliveryId: string): string {
  return deliveryId.replaceAll('-', '')
}
