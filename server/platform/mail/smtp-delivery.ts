import { isLoopbackName } from '../http/request/own-address.ts'
import type { Delivery } from './mail.ts'
import { MailError } from './mail-error.ts'

/** Longer than any mail server takes that works; shorter than the lease of a send. */
const longestSend = 45_000

/**
 * Sends mails to a mail server, over a few connections that are used again and closed when they have been idle.
 */
export function smtpDelivery(smtpUrl: string, from: string): Delivery {
  // Loaded only where mail is sent, to save memory.
  const opening = openTransport(smtpUrl)
  return {
    async deliver({ to, subject, text, html, messageId, headers }) {
      try {
        const transport = await opening
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          ...(html !== undefined && { html }),
          ...(messageId !== undefined && { messageId: `<${messageId}>` }),
          headers: { ...automatic, ...headers },
          // A server that answers byte by byte meets no other limit.
          signal: AbortSignal.timeout(longestSend),
        })
      } catch (error) {
        throw new MailError(error)
      }
    },
    async close() {
      const transport = await opening
      transport.close()
    },
  }
}

/** Connects and signs in, and sends nothing. Throws a `MailError`. */
export async function verifySmtp(smtpUrl: string): Promise<void> {
  const transport = await openTransport(smtpUrl)
  try {
    await transport.verify()
  } catch (error) {
    throw new MailError(error)
  } finally {
    transport.close()
  }
}

async function openTransport(smtpUrl: string) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    pool: true,
    url: smtpUrl,
    requireTLS: needsTls(smtpUrl),
    maxConnections: 5,
    idleTimeout: 20_000,
    // A mail whose connection breaks off is tried again by the queue that it comes from.
    maxRequeues: 1,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** Nobody wants an "Out of office" for a mail that a program has sent (RFC 3834). */
const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/**
 * Whether the connection must be encrypted before the password is sent: otherwise who sits between could take away the
 * server's offer of STARTTLS, and read it. `?requireTLS=false` in the address allows it.
 */
export function needsTls(smtpUrl: string): boolean {
  const { protocol, username, hostname, searchParams } = new URL(smtpUrl)
  const isSaid = searchParams.has('requireTLS') || searchParams.has('ignoreTLS')
  return protocol === 'smtp:' && username !== '' && !isLoopbackName(hostname) && !isSaid
}
