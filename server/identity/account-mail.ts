import type { FastifyInstance } from 'fastify'
import { recoveryPath } from '#contract/pages/page-paths.ts'
import type { Language } from '#contract/platform/languages.ts'
import type { App } from '../platform/context.ts'
import { linkOrigin } from '../platform/http/request/own-address.ts'
import { messagesIn } from '../platform/language/messages.ts'
import { readerLanguage } from '../platform/language/reader-language.ts'
import { mailFrame } from '../platform/mail/mail-frame.ts'
import { post } from '../platform/mail/post.ts'
import { postSoon } from './email/confirm-email.service.ts'
import './identity.tables.ts'

/** A new password by a mailed link, one that was chosen in Settings, "My account was taken", or "Sign out everywhere". */
type Happened = 'reset' | 'password' | 'taken' | 'signedOut'

/** Tells the person by mail, so that they read of it also when somebody else did it. Needs an address that is confirmed. */
export function tellOfAccount(server: FastifyInstance, app: App, userId: string, happened: Happened): void {
  if (app.config.smtpUrl !== null)
    postSoon(app, postTo(app, userId, happened, linkOrigin(server, app.config)))
}

async function postTo(app: App, userId: string, happened: Happened, origin: string): Promise<void> {
  const row = await app.db
    .selectFrom('users')
    .where('id', '=', userId)
    .where('email_confirmed_at', 'is not', null)
    .select(['email', 'language'])
    .executeTakeFirst()
  const hasPassword = app.config.oidc === null
  if (row?.email)
    await post(app, 'account', {
      to: row.email,
      ...accountMail(happened, { language: readerLanguage(row), origin, hasPassword }),
    })
}

type Terms = { language: Language; origin: string; hasPassword: boolean }

function accountMail(happened: Happened, { language, origin, hasPassword }: Terms) {
  const { hello, account } = messagesIn(language)
  const by = hasPassword ? 'password' : 'provider'
  const { title, text } = account[happened]
  const further: Record<Happened, string[]> = {
    reset: [account.ended, account.lookThrough],
    password: [],
    taken: [account.changeNow[by], account.ended, account.lookThrough],
    signedOut: [account.ended],
  }
  const ifNot = happened === 'reset' ? account.ifNotReset : account.ifNot
  const frame = mailFrame({
    language,
    family: null,
    title,
    paragraphs: [hello(null), text, ...further[happened]],
    button: { label: account.button, url: `${origin}${recoveryPath}` },
    notes: [{ sentence: ifNot[by], link: { label: account.signIn, url: `${origin}/api/login` } }],
  })
  return { subject: `Sunporch: ${title}`, ...frame }
}
