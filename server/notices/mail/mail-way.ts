import { seconds } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { countNotice } from '../../platform/mail/mail-budget.ts'
import { MailError } from '../../platform/mail/mail-error.ts'
import { listReachable, markFailed } from '../mail-address.ts'
import type { Composed, NoticeWay, SendOutcome } from '../way.ts'
import { noticeMail } from './notice-mail.ts'

export const mailWay: NoticeWay = {
  async addresses(app, userIds) {
    const reachable = await listReachable(app, userIds)
    return new Map(reachable.map((id) => [id, ['']]))
  },
  async send(app, send, message) {
    const { email } = message.person
    // Between the writing of the send and now the address may have refused another mail, or have gone.
    const [isReachable] = await listReachable(app, [message.person.id])
    if (email === null || !isReachable) return { outcome: 'forget', failure: 'No mails go to this address.' }
    const full = await countOrRefuse(app, email, message)
    if (full) return full
    const mail = noticeMail(app, send, message)
    try {
      await app.mailer.send({ to: email, ...mail })
      return { outcome: 'sent' }
    } catch (error) {
      return outcomeOf(app, error, { userId: message.person.id, address: email })
    }
  },
}

/** Urgent mails are counted, and are sent even when the address is at its limit. */
async function countOrRefuse(app: App, email: string, { urgency }: Composed): Promise<SendOutcome | null> {
  try {
    await countNotice(app, email)
    return null
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (urgency === 'urgent') return null
    const at = app.clock.now() + seconds(error.retryAfterSeconds ?? 0)
    return { outcome: 'later', at, failure: 'This address has had many mails today.' }
  }
}

async function outcomeOf(
  app: App,
  error: unknown,
  { userId, address }: { userId: string; address: string },
): Promise<SendOutcome> {
  if (!(error instanceof MailError)) throw error
  const failure = `${error.sentence}.`
  if (error.trouble === 'recipient') {
    await markFailed(app, userId, { address, failure })
    return { outcome: 'forget', failure }
  }
  return error.isPermanent ? { outcome: 'failed', failure } : { outcome: 'later', at: null, failure }
}
