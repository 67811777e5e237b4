import type { PushMessage } from '#contract/notices/push-message.ts'
import { guessLanguage, languages } from '#contract/platform/languages.ts'
import { setBadge } from '../badge.ts'
import type { ShownData } from '../messages.ts'
import { somethingNew } from './something-new.ts'

type Shown = Pick<PushMessage['notification'], 'title' | 'body' | 'lang' | 'tag' | 'navigate'> & {
  isLasting: boolean
  groupId: string | null
  since: number
  unread: number | null
}

/** `renotify` is not among TypeScript's DOM types. */
type Options = NotificationOptions & { renotify: boolean }

/**
 * Shows a push message. Browsers take the permission away from a page that shows nothing for a push, so a message that
 * cannot be read is shown too, in words of its own.
 */
export async function showPush(
  registration: ServiceWorkerRegistration,
  event: { data?: unknown; notification?: Notification },
): Promise<void> {
  // Then the browser has read the message by itself and shows it.
  if (event.notification) return
  const { title, body, lang, tag, navigate, isLasting, groupId, since, unread } = readMessage(event.data)
  const earlier = await registration.getNotifications({ tag })
  const data: ShownData = { navigate, groupId, since }
  const options: Options = {
    body,
    tag,
    lang,
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    requireInteraction: isLasting,
    // A message that was sent again after a crash of the server replaces the first one without a sound.
    renotify: !earlier.some((shown) => shown.title === title && shown.body === body),
    data,
  }
  await Promise.all([registration.showNotification(title, options), unread !== null && setBadge(unread)])
}

function readMessage(data: unknown): Shown {
  const language = guessLanguage(navigator.languages)
  const unknown: Shown = {
    title: 'Sunporch',
    body: somethingNew[language],
    lang: language,
    tag: 'unknown',
    navigate: '/',
    isLasting: false,
    groupId: null,
    since: Date.now(),
    unread: null,
  }
  const message = parse(data)
  const { notification } = message
  if (typeof notification?.title !== 'string' || notification.title === '') return unknown
  const { title, body, lang, tag, navigate, requireInteraction, data: more } = notification
  return {
    title,
    body: text(body, ''),
    lang: languages.find((language) => language === lang) ?? 'en',
    tag: text(tag, unknown.tag),
    navigate: text(navigate, '/'),
    isLasting: requireInteraction === true,
    groupId: typeof more?.groupId === 'string' ? more.groupId : null,
    since: typeof more?.since === 'number' ? more.since : unknown.since,
    unread: typeof message.app_badge === 'number' ? message.app_badge : null,
  }
}

/** Every field of the message, none of which is checked. */
type Unchecked = {
  notification?: Partial<Record<keyof PushMessage['notification'], unknown>> & {
    data?: Partial<Record<keyof PushMessage['notification']['data'], unknown>> | null
  }
  app_badge?: unknown
}

function parse(data: unknown): Unchecked {
  try {
    return (data as { json(): Unchecked | null }).json() ?? {}
  } catch {
    return {}
  }
}

function text(value: unknown, otherwise: string): string {
  return typeof value === 'string' && value !== '' ? value : otherwise
}
