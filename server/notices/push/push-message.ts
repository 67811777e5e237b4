import type { PushMessage } from '#contract/notices/push-message.ts'
import { pagePaths, pathInGroup } from '#contract/pages/page-paths.ts'
import type { Language } from '#contract/platform/languages.ts'
import { noticeWordsIn } from '../language/words.ts'
import type { Composed } from '../way.ts'

/** What a push message says. */
export type PushText = {
  title: string
  body: string
  language: Language
  /** The page that it opens, with its group. */
  path: string
  tag: string
  groupId: string
  /** When the oldest of its notices happened, in epoch milliseconds. */
  since: number
  isUrgent: boolean
}

type Shape = {
  /** Where the browser subscribed. */
  origin: string
  /** How many lines of the bell are unread. */
  unread: number
  /** The most bytes that the JSON may have. */
  maxBytes: number
}

const longestTitle = 120
const longestBody = 500
/** Phones show a few lines at most. */
const mostLines = 4

export function textOf(message: Composed, since: number): PushText {
  return {
    title: oneLine(message.title),
    body: bodyOf(message),
    language: message.language,
    path: pathInGroup(pageOf(message), message.group.id),
    tag: message.tag,
    groupId: message.group.id,
    since,
    isUrgent: message.urgency === 'urgent',
  }
}

/** The JSON of a push message. Long texts are cut, until it has at most `maxBytes`. */
export function toPushJson(text: PushText, { origin, unread, maxBytes }: Shape): string {
  const toJson = (title: string, body: string) =>
    JSON.stringify({
      web_push: 8030,
      notification: {
        title,
        body,
        lang: text.language,
        navigate: `${origin}${text.path}`,
        tag: text.tag,
        ...(text.isUrgent && { requireInteraction: true }),
        data: { groupId: text.groupId, since: text.since },
        app_badge: String(unread),
      },
      app_badge: unread,
    } satisfies PushMessage)
  const fits = (title: string, body: string) => Buffer.byteLength(toJson(title, body)) <= maxBytes
  // Safari shows no message without a title.
  const title = cut(text.title, longestTitle) || 'Sunporch'
  const body = longestThat(cut(text.body, longestBody), (body) => fits(title, body))
  return toJson(longestThat(title, (title) => fits(title, body)) || 'Sunporch', body)
}

/** What the title does not say; for a single line, whose sentence is the title, the family's name. */
function bodyOf({ language, lines, title, group }: Composed): string {
  const sentences = lines.flatMap(({ sentence }) => (sentence === title ? [] : oneLine(sentence)))
  if (sentences.length === 0) return oneLine(group.name)
  const more = sentences.length - mostLines
  if (more <= 1) return sentences.join('\n')
  return [...sentences.slice(0, mostLines), noticeWordsIn(language).push.more(more)].join('\n')
}

/** The one page that shows all of it, or else the Dashboard. */
function pageOf({ lines }: Composed): string {
  const [first, ...others] = new Set(lines.map(({ path }) => path))
  return first !== undefined && others.length === 0 ? first : pagePaths.dashboard
}

/** Names and captions are of people: without control characters and marks that turn the direction around. */
function oneLine(text: string): string {
  return text
    .replaceAll(/[\u202a-\u202e\u2066-\u2069]/gu, '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
}

/** The longest beginning that is accepted, by halving. */
function longestThat(text: string, isAccepted: (text: string) => boolean): string {
  if (isAccepted(text)) return text
  let [accepted, refused] = [0, charactersOf(text).length]
  while (refused - accepted > 1) {
    const middle = Math.floor((accepted + refused) / 2)
    if (isAccepted(cut(text, middle))) accepted = middle
    else refused = middle
  }
  return cut(text, accepted)
}

const segmenter = new Intl.Segmenter('en')

/** At most so many characters, the last one an ellipsis when something is missing. */
function cut(text: string, length: number): string {
  // No character has less than one code unit. Nearly all texts are short.
  if (text.length <= length) return text
  const characters = charactersOf(text)
  if (characters.length <= length) return text
  return length < 1
    ? ''
    : `${characters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`
}

/** As people count them: an emoji of several code points is one. */
function charactersOf(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment)
}
