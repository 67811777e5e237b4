import type { Config } from '../config.ts'
import { MailError, type MailTrouble } from './mail-error.ts'
import { mailFrame } from './mail-frame.ts'
import { openMailer } from './mailer.ts'
import { verifySmtp } from './smtp-delivery.ts'

type Terms = Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl'>

/** Sends one mail with the server's own configuration, and says what happened so that somebody can act on it. */
export async function tryMail(config: Terms, to: string): Promise<{ isSent: boolean; sentence: string }> {
  const { smtpUrl, mailFrom, publicUrl } = config
  if (smtpUrl === null)
    return {
      isSent: false,
      sentence: 'SMTP_URL is not set, so this server sends no mails. See docs/operations.md.',
    }
  const mailer = openMailer({ smtpUrl, from: mailFrom, keepIn: '' })
  const server = serverOf(smtpUrl)
  try {
    await mailer.send({ to, subject: 'Mails from Sunporch arrive', ...testMail(publicUrl ?? '') })
    return {
      isSent: true,
      sentence: `${server.name} took the mail. If it does not arrive within a few minutes, look into the folder for spam.`,
    }
  } catch (error) {
    if (!(error instanceof MailError)) return { isSent: false, sentence: `“${to}” is no address for a mail.` }
    const codes = error.codes && ` It answered ${error.codes}.`
    return { isSent: false, sentence: `${sentences[error.trouble]({ ...server, to, mailFrom })}${codes}` }
  } finally {
    await mailer.close()
  }
}

/** Connects to the mail server and signs in, without a mail. */
export async function tryLogin({ smtpUrl }: { smtpUrl: string }): Promise<{
  isAccepted: boolean
  sentence: string
}> {
  const server = serverOf(smtpUrl)
  try {
    await verifySmtp(smtpUrl)
    const sentence = `The mail server ${server.name} lets this server in. Try a mail: npm run mail:test -- you@example.org`
    return { isAccepted: true, sentence }
  } catch (error) {
    if (!(error instanceof MailError)) throw error
    const codes = error.codes && ` It answered ${error.codes}.`
    const sentence = sentences[error.trouble]({ ...server, to: '', mailFrom: '' })
    return { isAccepted: false, sentence: `${sentence}${codes}` }
  }
}

function testMail(publicUrl: string) {
  return mailFrame({
    language: 'en',
    family: null,
    title: 'Mails from Sunporch arrive',
    paragraphs: ['Somebody who runs the server has tried it. You need not do anything.'],
    button: { label: 'Open Sunporch', url: publicUrl },
    notes: [],
  })
}

type Server = { name: string; port: string; hasLogin: boolean; isEncrypted: boolean }
type Case = Server & { to: string; mailFrom: string }

function serverOf(smtpUrl: string): Server {
  const { protocol, hostname, port, username } = new URL(smtpUrl)
  const isEncrypted = protocol === 'smtps:'
  return {
    name: hostname,
    port: port || (isEncrypted ? '465' : '587'),
    hasLogin: username !== '',
    isEncrypted,
  }
}

const schemes = 'Port 465 needs smtps://, the ports 587 and 25 need smtp://.'

const sentences: Record<MailTrouble, (found: Case) => string> = {
  host: ({ name }) => `There is no mail server with the name ${name}. Please check SMTP_URL.`,
  connection: ({ name, port }) =>
    `Nothing answers at ${name}, port ${port}. Please check the port in SMTP_URL, and whether this machine may reach it: many networks block port 25.`,
  slow: ({ name, port }) => `${name} said nothing in time at port ${port}. ${schemes}`,
  no_tls: ({ name, port }) =>
    `${name} offers no encryption at port ${port}, and others could read the password on its way. Please use another port, or add ?requireTLS=false to SMTP_URL where you trust the network between.`,
  tls: ({ name, port }) =>
    `The encrypted connection to ${name}, port ${port}, failed. ${schemes} A certificate that no authority has signed needs ?tls.rejectUnauthorized=false at the end of SMTP_URL.`,
  login: ({ name, hasLogin }) =>
    hasLogin
      ? `${name} refused the name or the password. Many providers want a password of its own for programs. In SMTP_URL write an @ of the name as %40.`
      : `${name} wants a name and a password: SMTP_URL=smtp://name:password@${name}.`,
  sender: ({ name, mailFrom }) =>
    `${name} sends no mails from “${mailFrom}”. Please set MAIL_FROM to an address that this account may use.`,
  relay: ({ name, hasLogin }) =>
    `${name} passes no mails on to this address${hasLogin ? '' : ' for somebody without a password'}. Please use the mail server where you have an account.`,
  recipient: ({ name, to }) => `${name} says that ${to} takes no mail. Please check the address.`,
  full: ({ to }) => `The mailbox of ${to} is full.`,
  message: ({ name }) =>
    `${name} refused the mail itself. It may take it for spam: MAIL_FROM should be an address of a domain that this mail server sends for.`,
  busy: ({ name }) => `${name} is busy, or does not know this server yet. Please try again in some minutes.`,
  cut: ({ name }) => `The connection to ${name} broke off. The mail may arrive nevertheless.`,
  other: ({ name }) => `${name} did not take the mail.`,
}
