import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { newId } from './ids.ts'

export type Mail = { to: string; subject: string; text: string }

export type Mailer = { send(mail: Mail): Promise<void> }

type Terms = {
  /** Null: mails are kept as files, for whoever runs this at home to read. */
  smtpUrl: string | null
  from: string
  /** Folder for the mails that are kept. */
  keepIn: string
}

export function openMailer({ smtpUrl, from, keepIn }: Terms): Mailer {
  return smtpUrl ? smtpMailer(smtpUrl, from) : keepingMailer(keepIn, from)
}

function smtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport(smtpUrl)
  return {
    async send(mail) {
      await transport.sendMail({ ...mail, from })
    },
  }
}

function keepingMailer(folder: string, from: string): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(mail) {
      const { message } = await composer.sendMail({ ...mail, from, textEncoding: 'quoted-printable' })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(join(folder, `${newId()}.eml`), message as Buffer, { mode: 0o600 })
    },
  }
}
