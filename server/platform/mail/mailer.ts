import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Mail = {
  /** One address, without a name. */
  to: string
  /** One line; line breaks become spaces. */
  subject: string
  text: string
}

/**
 * Sends mails, or stores them as files. An error of `send` contains only the mail server's status code and
 * no address, so it may be logged.
 */
export type Mailer = { send(mail: Mail): Promise<void> }

type Terms = {
  /** Null: mails are stored as files, which the operator can read. */
  smtpUrl: string | null
  from: string
  /** Folder of the stored mails. */
  keepIn: string
}

export function openMailer({ smtpUrl, from, keepIn }: Terms): Mailer {
  const deliver = smtpUrl ? smtpDelivery(smtpUrl, from) : keepingDelivery(keepIn, from)
  return {
    async send({ to, subject, text }) {
      if (!oneAddress.test(to)) throw new Error('a mail goes to exactly one address')
      await deliver({ to, subject: subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim(), text })
    },
  }
}

/** Without characters that end a header line, begin a second address or add a name. */
const oneAddress = /^[^\s\p{Cc}@,;:<>()[\]"\\]+@[^\s\p{Cc}@,;:<>()[\]"\\]+$/u

type Delivery = (mail: Mail) => Promise<void>

function smtpDelivery(smtpUrl: string, from: string): Delivery {
  // Loaded only where mail is sent, to save memory.
  const opening = import('nodemailer').then(({ createTransport }) =>
    createTransport({
      url: smtpUrl,
      connectionTimeout: 15_000,
      greetingTimeout: 15_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  )
  return async ({ to, subject, text }) => {
    try {
      const transport = await opening
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text })
    } catch (error) {
      const { code, responseCode } = error as { code?: string; responseCode?: number }
      const answer = [code, responseCode].filter(Boolean).join(' ')
      throw new Error(`the mail server did not take the mail${answer && ` (${answer})`}`)
    }
  }
}

function keepingDelivery(folder: string, from: string): Delivery {
  return async ({ to, subject, text }) => {
    const now = new Date()
    const lines = [
      `Date: ${now.toUTCString()}`,
      `From: ${from}`,
      `To: ${to}`,
      `Subject: ${subject}`,
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      // Unencoded, so that a link can be copied from the file.
      'Content-Transfer-Encoding: 8bit',
      '',
      text,
    ]
    const name = `${now.toISOString().replaceAll(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}.eml`
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(join(folder, name), lines.join('\n'), { mode: 0o600, flag: 'wx' })
  }
}
