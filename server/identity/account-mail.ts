import type { FastifyInstance } from 'fastify'
import { recoveryPath } from '#contract/pages/page-paths.ts'
import type { App } from '../platform/context.ts'
import { linkOrigin } from '../platform/http/request/own-address.ts'
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
    .select('email')
    .executeTakeFirst()
  const hasPassword = app.config.oidc === null
  if (row?.email)
    await post(app, 'account', { to: row.email, ...accountMail(happened, { origin, hasPassword }) })
}

const ended =
  'What lets programs and devices into your account has ended: passkeys, the keys with which telephones send pictures (upload keys), tokens of other programs, the calendar’s address, and invitations that nobody had accepted. What you need of it, you can make again.'
const lookThrough =
  'Screens, programs and people that came in your name in the last 30 days go on, and so does the screen in the room. Settings lists them: end those that you do not know, with one press each.'

type Words = { title: string; paragraphs: string[]; ifNot: string }

function wordsOf(happened: Happened, hasPassword: boolean): Words {
  const ask = hasPassword
    ? 'press “Forgot your password?” where you sign in, and choose a new password at once.'
    : 'change your password at the service by which you sign in, at once.'
  switch (happened) {
    case 'reset':
      return {
        title: 'You have a new password',
        paragraphs: [
          'A new password was chosen for your account on Sunporch, with a link for it. The old one works no more, and everybody else was signed out.',
          ended,
          lookThrough,
        ],
        ifNot: `Was it not you? Then somebody else may read your mails: change the password of your mailbox first. Then ${ask}`,
      }
    case 'password':
      return {
        title: 'Your password was changed',
        paragraphs: [
          'The password of your account on Sunporch was changed in Settings, by somebody who knew the old one. All other browsers were signed out, and tokens of other programs have ended. So have passkeys, keys and open invitations, unless the box to keep them was ticked.',
        ],
        ifNot: `Was it not you? Then ${ask}`,
      }
    case 'taken':
      return {
        title: 'Everybody else was signed out',
        paragraphs: [
          'You told us that somebody else was in your account on Sunporch. Everybody but you was signed out.',
          hasPassword
            ? 'Please choose a new password now: whoever knows the old one can come in again until you do.'
            : 'Please change your password now at the service by which you sign in: whoever knows it can come in again until you do.',
          ended,
          lookThrough,
        ],
        ifNot: `Was it not you? Then ${ask}`,
      }
    case 'signedOut':
      return {
        title: 'You were signed out everywhere',
        paragraphs: [
          '“Sign out everywhere” was pressed in your account on Sunporch, so you sign in again on each device.',
          ended,
        ],
        ifNot: `Was it not you? Then ${ask}`,
      }
  }
}

function accountMail(happened: Happened, { origin, hasPassword }: { origin: string; hasPassword: boolean }) {
  const { title, paragraphs, ifNot } = wordsOf(happened, hasPassword)
  const frame = mailFrame({
    family: null,
    title,
    paragraphs: ['Hello,', ...paragraphs],
    button: { label: 'Look at my account', url: `${origin}${recoveryPath}` },
    notes: [{ sentence: ifNot, link: { label: 'Sign in', url: `${origin}/api/login` } }],
  })
  return { subject: `Sunporch: ${title}`, ...frame }
}
