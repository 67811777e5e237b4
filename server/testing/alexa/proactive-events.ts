import type { AlexaCloud, CloudAnswer, ProactiveEvent } from './cloud-state.ts'

const minute = 60_000
const day = 24 * 60 * minute
const mediaTypes = ['BOOK', 'EPISODE', 'ALBUM', 'SINGLE', 'MOVIE', 'GAME']
const methods = ['STREAM', 'AIR', 'RELEASE', 'PREMIERE', 'DROP']

/** `POST /v1/proactiveEvents`, by Amazon's documentation. */
export function proactiveEvents(
  cloud: AlexaCloud,
  { isLive }: { isLive: boolean },
  body: unknown,
): CloudAnswer {
  const event = body as ProactiveEvent
  const error = validationError(event)
  if (error) return { status: 400, body: { message: error } }
  const user = event.relevantAudience.payload.user
  if (event.relevantAudience.type === 'Multicast') return { status: 202 }
  if (!user || !cloud.subscribed.has(user))
    return { status: 403, body: { message: 'User may not be subscribed to this event' } }
  const sent = cloud.events.filter(({ relevantAudience }) => relevantAudience.payload.user === user)
  if (sent.some(({ referenceId }) => referenceId === event.referenceId))
    return { status: 409, body: { message: 'duplicate referenceId' } }
  const today = sent.filter(({ timestamp }) => timestamp.slice(0, 10) === event.timestamp.slice(0, 10))
  if (isLive && today.length >= cloud.eventsADay) return { status: 432, body: { message: 'limit' } }
  cloud.events.push(event)
  return { status: 202 }
}

function validationError(body: ProactiveEvent | null): string | null {
  if (typeof body?.event?.name !== 'string') return 'event'
  if (!/^[a-zA-Z0-9~]{1,100}$/.test(body.referenceId)) return 'referenceId'
  const lasts = Date.parse(body.expiryTime) - Date.parse(body.timestamp)
  if (!(lasts >= 5 * minute && lasts <= day)) return 'expiryTime'
  if (!['Unicast', 'Multicast'].includes(body.relevantAudience?.type)) return 'relevantAudience'
  if (!Array.isArray(body.localizedAttributes)) return 'localizedAttributes'
  return payloadError(body) ?? attributesError(body)
}

function payloadError({ event: { name, payload } }: ProactiveEvent): string | null {
  // biome-ignore lint/suspicious/noExplicitAny: the payload is unknown until it is checked
  const { state, messageGroup, availability, content } = payload as any
  if (name === 'AMAZON.MessageAlert.Activated') {
    const isValid =
      ['UNREAD', 'FLAGGED'].includes(state?.status) &&
      ['NEW', 'OVERDUE', undefined].includes(state.freshness) &&
      ['URGENT', undefined].includes(messageGroup?.urgency) &&
      typeof messageGroup?.creator?.name === 'string' &&
      Number.isInteger(messageGroup.count)
    return isValid ? null : 'payload of a message'
  }
  if (name === 'AMAZON.MediaContent.Available') {
    const isValid =
      mediaTypes.includes(content?.contentType) &&
      typeof content.name === 'string' &&
      methods.includes(availability?.method) &&
      !Number.isNaN(Date.parse(availability.startTime))
    return isValid ? null : 'payload of media'
  }
  return 'there is no schema of this event'
}

/** Every locale must have every text that the payload refers to. */
function attributesError({ event, localizedAttributes }: ProactiveEvent): string | null {
  const names = [...JSON.stringify(event).matchAll(/"localizedattribute:(\w+)"/g)].map(
    ([, name = '']) => name,
  )
  const isComplete = localizedAttributes.every(
    (texts) => names.every((name) => Boolean(texts[name])) && (names.length === 0 || Boolean(texts.locale)),
  )
  return isComplete && (names.length === 0 || localizedAttributes.length > 0) ? null : 'localizedAttributes'
}
