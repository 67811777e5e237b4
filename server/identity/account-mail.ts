import type { FastifyInstance } from 'fastify'
import { recoveryPath } from '#contract/pages/page-paths.ts'
import type { App } from '../platform/context.ts'
import { linkOrigin } from '../platform/http/request/own-address.ts'
import { mailFrame } from '../platform/mail/mail-frame.ts'
import { post } from '../platform/mail/post.ts'
import { postSoon } from './email/confirm-email.service.ts'
import './identity.tables.ts'

/** A new password by a mailed link, one that was chosen in Settings, or "My account was taken". */
type Happened = 'reset' | 'password' | 'taken'

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
  if (row?.email) await post(app, 'account', { to: row.email, ...accountMail(happened, origin) })
}

const closed =
  'All other browsers were signed out. Passkeys, upload keys, API tokens, calendar addresses and invitations that nobody had accepted have ended, so that nobody else has a way in.'
const lookThrough =
  'Screens, programs and people that came in your name in the last 30 days go on. Settings lists them, with one press to end each.'
const words: Record<Happened, { title: string; paragraphs: string[] }> = {
  reset: {
    title: 'Your password is new',
    paragraphs: [
      'A new password was chosen for your account on Sunporch, with the link that we mailed you.',
      closed,
      lookThrough,
    ],
  },
  password: {
    title: 'Your password was changed',
    paragraphs: [
      'The password of your account on Sunporch was changed in Settings. All other browsers were signed out.',
    ],
  },
  taken: {
    title: 'Your account is closed to others',
    paragraphs: [
      'You told us that somebody else was in your account on Sunporch.',
      closed,
      'Please choose a new password now: somebody may know yours.',
      lookThrough,
    ],
  },
}

function accountMail(happened: Happened, origin: string) {
  const { title, paragraphs } = words[happened]
  const frame = mailFrame({
    family: null,
    title,
    paragraphs: ['Hello,', ...paragraphs],
    button: { label: 'Look at my account', url: `${origin}${recoveryPath}` },
    notes: [
      {
        sentence:
          'If that was not you, choose a new password right away: press “Forgot your password?” where one signs in.',
        link: { label: 'Sign in', url: `${origin}/api/login` },
      },
    ],
  })
  return { subject: `Sunporch: ${title}`, ...frame }
}
