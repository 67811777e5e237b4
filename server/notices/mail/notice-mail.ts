import { pagePaths, pathInGroup } from '#contract/page-paths.ts'
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

/** The mail that brings a message. PUBLIC_URL is set wherever mails are sent. */
export function noticeMail(app: App, send: Pick<NoticeSendRow, 'id'>, message: Composed): Omit<Mail, 'to'> {
  const origin = app.config.publicUrl ?? ''
  const host = mailHost(app.config)
  const family = mailWords(message.group.name)
  const [only, ...others] = message.lines
  const title = only && others.length === 0 ? mailWords(only.sentence) : headline(message, family)
  const stop = `${origin}${unsubscribePath(app, { userId: message.person.id, groupId: message.group.id })}`
  const inGroup = (path: string) => `${origin}${pathInGroup(path, message.group.id)}`
  const frame = mailFrame({
    above: family,
    title: shortened(title, 300),
    ...(others.length > 0 && { lines: linesOf(message, inGroup) }),
    button: {
      label: buttonOf(message),
      url: only && others.length === 0 ? inGroup(only.path) : inGroup(pagePaths.activity),
    },
    notes: [
      {
        sentence: message.isDigest
          ? `This mail comes once a day, because you belong to “${family}”.`
          : `You get this mail because you belong to “${family}”.`,
        link: { label: 'Choose which mails come', url: inGroup(pagePaths.settings) },
      },
      {
        sentence: 'You can end them without signing in.',
        link: { label: 'No more mails about this family', url: stop },
      },
    ],
  })
  return {
    subject: shortened(title, longestSubject),
    ...frame,
    // A send that is repeated after a crash has the same one, and mailboxes that look show it once.
    messageId: `${send.id}@${host}`,
    headers: {
      'List-Id': `<${message.group.id}.families.${host}>`,
      'List-Unsubscribe': `<${stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      // What happens with one call stays together in the mailbox.
      ...(message.urgency === 'urgent' && {
        References: `<${message.tag}@${host}>`,
        Importance: 'high',
      }),
    },
  }
}

function headline({ isDigest, lines }: Composed, family: string): string {
  return isDigest
    ? `Today in “${family}”: ${lines.length} things`
    : `${lines.length} things happened in “${family}”`
}

function linesOf({ lines }: Composed, inGroup: (path: string) => string) {
  const shown = lines.slice(0, mostLines)
  const rest = lines.length - shown.length
  return [
    ...shown.map(({ sentence, path }) => ({
      label: shortened(mailWords(sentence), 300),
      url: inGroup(path),
    })),
    ...(rest > 0 ? [{ label: `… and ${rest} more`, url: inGroup(pagePaths.activity) }] : []),
  ]
}

function buttonOf({ urgency, lines }: Composed): string {
  if (lines.length > 1) return 'See everything'
  return urgency === 'urgent' ? 'Open Sunporch' : 'Show it'
}
