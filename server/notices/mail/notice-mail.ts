import { noticeSettingsPath, pagePaths, pathInGroup } from '#contract/pages/page-paths.ts'
import type { App } from '../../platform/context.ts'
import { messagesIn } from '../../platform/language/messages.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { mailFrame } from '../../platform/mail/mail-frame.ts'
import { mailHost } from '../../platform/mail/mail-host.ts'
import { mailWords, shortened } from '../../platform/mail/mail-words.ts'
import { noticeWordsIn } from '../language/words.ts'
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
  const { person, language, group, lines, isDigest } = message
  const { mail } = noticeWordsIn(language)
  const origin = app.config.publicUrl ?? ''
  const inGroup = (path: string) => `${origin}${pathInGroup(path, group.id)}`
  const stop = `${origin}${unsubscribePath(app, { userId: person.id, groupId: group.id })}`
  const family = shortened(mailWords(group.name), longestFamily)
  const said = lines.map(({ sentence, path }) => ({ label: mailWords(sentence), url: inGroup(path) }))
  const [first] = said
  const only = said.length === 1 ? first : undefined
  const inFamily = isDigest ? mail.todayIn(family, lines.length) : mail.happenedIn(family, lines.length)
  const frame = mailFrame({
    language,
    family,
    title: only
      ? shortened(only.label, longestSentence)
      : isDigest
        ? mail.today(lines.length)
        : mail.happened(lines.length),
    lines: only ? [] : linesOf(said, { rest: inGroup(pagePaths.activity), more: mail.more }),
    button: only
      ? { label: buttonOf(message), url: only.url }
      : { label: mail.seeEverything, url: inGroup(pagePaths.activity) },
    notes: [
      {
        sentence: isDigest ? mail.whyDaily(family) : mail.why(family),
        link: { label: mail.choose, url: inGroup(noticeSettingsPath) },
      },
      {
        sentence: mail.canEnd,
        link: { label: mail.end, url: stop },
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

type Rest = { rest: string; more: (count: number) => string }

function linesOf(said: Line[], { rest, more: moreWords }: Rest): Line[] {
  const shown = said
    .slice(0, mostLines)
    .map(({ label, url }) => ({ label: shortened(label, longestSentence), url }))
  const more = said.length - shown.length
  return more > 0 ? [...shown, { label: moreWords(more), url: rest }] : shown
}

function buttonOf({ urgency, language }: Composed): string {
  return urgency === 'urgent' ? messagesIn(language).openSunporch : noticeWordsIn(language).mail.show
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
