import type { User } from '#contract/identity/identity.ts'
import type { App } from '../../platform/context.ts'
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
  postSoon(app, post(app, 'passkey', { to: user.email, ...passkeyMail(happened, settings) }))
}

const words = {
  added: {
    title: 'A passkey was added to your account',
    text: 'A passkey was added to your account on Sunporch. The device that has it signs in without your password.',
  },
  removed: {
    title: 'A passkey was removed from your account',
    text: 'A passkey was removed from your account on Sunporch. Nobody can sign in with it any more.',
  },
}

function passkeyMail(happened: Happened, settings: string) {
  const { title, text } = words[happened]
  const frame = mailFrame({
    family: null,
    title,
    paragraphs: ['Hello,', text],
    button: { label: 'Look at my passkeys', url: settings },
    notes: [
      'If that was you, you need not do anything. If not, please sign in, open Settings, and press “My account was taken”: it ends every passkey and signs everybody else out. Then choose a new password.',
    ],
  })
  return { subject: `Sunporch: ${title}`, ...frame }
}
