import type { AlexaCloud, CloudAnswer, ProactiveEvent } from './cloud.ts'

const minute = 60_000
const day = 24 * 60 * minute
const mediaTypes = ['BOOK', 'EPISODE', 'ALBUM', 'SINGLE', 'MOVIE', 'GAME']
const methods = ['STREAM', 'AIR', 'RELEASE', 'PREMIERE', 'DROP']

/** `POST /v1/proactiveEvents`, by the documented rules. */
export function proactiveEvents(
  cloud: AlexaCloud,
  { isLive }: { isLive: boolean },
  body: unknown,
): CloudAnswer {
  const event = body as ProactiveEvent
  const wrong = whatIsWrong(event)
  if (wrong) return { status: 400, body: { message: wrong } }
  const user = event.relevantAudience.payload.user
  if (event.relevantAudience.type === 'Multicast') return { status: 202 }
  if (!user || !cloud.subscribed.has(user))
    return { status: 403, body: { message: 'User may not be subscribed to this event' } }
  const told = cloud.events.filter(({ relevantAudience }) => relevantAudience.payload.user === user)
  if (told.some(({ referenceId }) => referenceId === event.referenceId))
    return { status: 409, body: { message: 'duplicate referenceId' } }
  const today = told.filter(({ timestamp }) => timestamp.slice(0, 10) === event.timestamp.slice(0, 10))
  if (isLive && today.length >= cloud.eventsADay) return { status: 432, body: { message: 'limit' } }
  cloud.events.push(event)
  return { status: 202 }
}

function whatIsWrong(body: ProactiveEvent | null): string | null {
  if (typeof body?.event?.name !== 'string') return 'event'
  if (!/^[a-zA-Z0-9~]{1,100}$/.test(body.referenceId)) return 'referenceId'
  const lasts = Date.parse(body.expiryTime) - Date.parse(body.timestamp)
  if (!(lasts >= 5 * minute && lasts <= day)) return 'expiryTime'
  if (!['Unicast', 'Multicast'].includes(body.relevantAudience?.type)) return 'relevantAudience'
  if (!Array.isArray(body.localizedAttributes)) return 'localizedAttributes'
  return wrongPayload(body) ?? wrongAttributes(body)
}

function wrongPayload({ event: { name, payload } }: ProactiveEvent): string | null {
  // biome-ignore lint/suspicious/noExplicitAny: it is anything until it was looked at
  const { state, messageGroup, availability, content } = payload as any
  if (name === 'AMAZON.MessageAlert.Activated') {
    const isRight =
      ['UNREAD', 'FLAGGED'].includes(state?.status) &&
      ['NEW', 'OVERDUE', undefined].includes(state.freshness) &&
      ['URGENT', undefined].includes(messageGroup?.urgency) &&
      typeof messageGroup?.creator?.name === 'string' &&
      Number.isInteger(messageGroup.count)
    return isRight ? null : 'payload of a message'
  }
  if (name === 'AMAZON.MediaContent.Available') {
    const isRight =
      mediaTypes.includes(content?.contentType) &&
      typeof content.name === 'string' &&
      methods.includes(availability?.method) &&
      !Number.isNaN(Date.parse(availability.startTime))
    return isRight ? null : 'payload of media'
  }
  return 'an event of which there is no schema'
}

/** Each text that is referred to is there in each language. */
function wrongAttributes({ event, localizedAttributes }: ProactiveEvent): string | null {
  const names = [...JSON.stringify(event).matchAll(/"localizedattribute:(\w+)"/g)].map(
    ([, name = '']) => name,
  )
  const isThere = localizedAttributes.every(
    (texts) => names.every((name) => Boolean(texts[name])) && (names.length === 0 || Boolean(texts.locale)),
  )
  return isThere && (names.length === 0 || localizedAttributes.length > 0) ? null : 'localizedAttributes'
}
