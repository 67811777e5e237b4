import { folderDelivery } from './folder-delivery.ts'
import type { Delivery, Mail } from './mail.ts'
import { smtpDelivery } from './smtp-delivery.ts'

/**
 * Sends mails, or stores them as files. An error of `send` is a `MailError`, which contains no address and may be
 * logged.
 */
export type Mailer = Pick<Delivery, 'close'> & { send(mail: Mail): Promise<void> }

type Terms = {
  /** Null: mails are stored as files, which the operator can read. */
  smtpUrl: string | null
  from: string
  /** Folder of the stored mails. */
  keepIn: string
}

export function openMailer({ smtpUrl, from, keepIn }: Terms): Mailer {
  const delivery = smtpUrl ? smtpDelivery(smtpUrl, from) : folderDelivery(keepIn, from)
  return {
    async send(mail) {
      if (!oneAddress.test(mail.to)) throw new Error('a mail goes to exactly one address')
      await delivery.deliver({
        ...mail,
        subject: mail.subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim(),
      })
    },
    close: delivery.close,
  }
}

/** Without characters that end a header line, begin a second address or add a name. */
const oneAddress = /^[^\s\p{Cc}@,;:<>()[\]"\\]+@[^\s\p{Cc}@,;:<>()[\]"\\]+$/u
