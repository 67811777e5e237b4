import { pagePaths, pathInGroup } from '#contract/pages/page-paths.ts'
import type { App } from '../../platform/context.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { mailFrame } from '../../platform/mail/mail-frame.ts'
import { mailHost } from '../../platform/mail/mail-host.ts'
import { mailWords, shortened } from '../../platform/mail/mail-words.ts'
import type { NoticeSendRow } from '../notices.tables.ts'
import type { Composed } from '../way.ts'
import { unsubscribePath } from './unsubscribe-token.ts'

/** Lines of one mail. The rest is in the app. */
const mostLines = 40
/** Characters of a subject: phones show about half of them. */
const longestSubject = 120
/** Characters of a sentence in the mail itself. */
const longestSentence = 300
const longestFamily = 60

/** The mail that brings a message. PUBLIC_URL is set wherever mails are sent. */
export function noticeMail(
  app: Pick<App, 'config' | 'secretKey'>,
  send: Pick<NoticeSendRow, 'id'>,
  message: Composed,
): Omit<Mail, 'to'> {
  const { person, group, lines, isDigest } = message
  const origin = app.config.publicUrl ?? ''
  const inGroup = (path: string) => `${origin}${pathInGroup(path, group.id)}`
  const stop = `${origin}${unsubscribePath(app, { userId: person.id, groupId: group.id })}`
  const family = shortened(mailWords(group.name), longestFamily)
  const said = lines.map(({ sentence, path }) => ({ label: mailWords(sentence), url: inGroup(path) }))
  const [first] = said
  const only = said.length === 1 ? first : undefined
  const things = `${lines.length} things`
  const inFamily = isDigest ? `Today in “${family}”: ${things}` : `${things} happened in “${family}”`
  const frame = mailFrame({
    language: 'en',
    family,
    title: only
      ? shortened(only.label, longestSentence)
      : isDigest
        ? `Today: ${things}`
        : `${things} happened`,
    lines: only ? [] : linesOf(said, inGroup(pagePaths.activity)),
    button: only
      ? { label: buttonOf(message), url: only.url }
      : { label: 'See everything', url: inGroup(pagePaths.activity) },
    notes: [
      {
        sentence: `You get this mail${isDigest ? ' once a day' : ''} because you belong to “${family}”.`,
        link: { label: 'Choose which mails come', url: inGroup(pagePaths.settings) },
      },
      {
        sentence: 'You can end them without signing in.',
        link: { label: 'No more mails about this family', url: stop },
      },
    ],
  })
  return {
    subject: shortened(only?.label ?? inFamily, longestSubject),
    ...frame,
    // A send that is repeated after a crash has the same one, and mailboxes that look show it once.
    messageId: `${send.id}@${mailHost(app.config)}`,
    headers: { ...headersOf(app, message), 'List-Unsubscribe': `<${stop}>` },
  }
}

type Line = { label: string; url: string }

function linesOf(said: Line[], rest: string): Line[] {
  const shown = said
    .slice(0, mostLines)
    .map(({ label, url }) => ({ label: shortened(label, longestSentence), url }))
  const more = said.length - shown.length
  return more > 0 ? [...shown, { label: `… and ${more} more`, url: rest }] : shown
}

function buttonOf({ urgency }: Composed): string {
  return urgency === 'urgent' ? 'Open Sunporch' : 'Show it'
}

function headersOf(app: Pick<App, 'config'>, { group, urgency, tag }: Composed): Record<string, string> {
  const host = mailHost(app.config)
  return {
    'List-Id': `<${group.id}.families.${host}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    // What happens with one call stays together in the mailbox.
    ...(urgency === 'urgent' && { References: `<${tag}@${host}>`, Importance: 'high' }),
  }
}
