import type { User } from '#contract/identity/identity.ts'
import type { Language } from '#contract/platform/languages.ts'
import type { App } from '../../platform/context.ts'
import { messagesIn } from '../../platform/language/messages.ts'
import { readerLanguage } from '../../platform/language/reader-language.ts'
import { mailFrame } from '../../platform/mail/mail-frame.ts'
import { post } from '../../platform/mail/post.ts'
import { postSoon } from '../email/confirm-email.service.ts'

type Happened = 'added' | 'removed'

/**
 * Tells the person of a new passkey, or of one that is gone. Where the server sends no mail, or their address is not
 * confirmed, nobody would read it. `settings`: the address where they are listed.
 */
export function tellOfPasskey(app: App, user: User, happened: Happened, settings: string): void {
  if (app.config.smtpUrl === null || user.email === null || user.mustConfirmEmail) return
  postSoon(
    app,
    post(app, 'passkey', { to: user.email, ...passkeyMail(readerLanguage(user), happened, settings) }),
  )
}

function passkeyMail(language: Language, happened: Happened, settings: string) {
  const { hello, passkey } = messagesIn(language)
  const { title, text } = passkey[happened]
  const frame = mailFrame({
    language,
    family: null,
    title,
    paragraphs: [hello(null), text],
    button: { label: passkey.button, url: settings },
    notes: [passkey.note],
  })
  return { subject: `Sunporch: ${title}`, ...frame }
}
