import * as z from 'zod/mini'
import { days, minutes } from '../clock.ts'
import type { App } from '../context.ts'
import { newId } from '../ids.ts'
import { seal, unseal } from '../seal.ts'
import { type DueWork, dueTopic } from '../work/due.ts'
import { rowQueue } from '../work/row-queue.ts'
import type { Mail } from './mail.ts'
import { countMail } from './mail-budget.ts'
import { MailError } from './mail-error.ts'
import { mailHost } from './mail-host.ts'
import type { MailKind, MailRow } from './mails.tables.ts'

const leaseMs = minutes(2)
/** How long the operator sees what became of a mail. */
const keptFor = days(30)

/** All within the hour for which a link to a new password works. Servers that do not know us ask for some minutes. */
const queue = rowQueue({
  table: 'mails',
  leaseMs,
  limit: 10,
  retryAfter: [minutes(1), minutes(5), minutes(15), minutes(30)],
})

const sealedMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.optional(z.string()),
})

/**
 * Sends a mail that somebody waits for, and resolves when the mail server has answered: true when it took the mail. One
 * that is busy or away is tried again later. Without a mail server the mail is stored as a file, and that is not sent.
 * 429 when the address has had too many.
 */
export async function post(app: App, kind: MailKind, mail: z.infer<typeof sealedMail>): Promise<boolean> {
  if (app.config.smtpUrl === null) {
    await app.mailer.send(mail)
    return false
  }
  await countMail(app, kind, mail.to)
  const now = app.clock.now()
  await app.db
    .deleteFrom('mails')
    .where('created_at', '<', now - keptFor)
    .execute()
  const row: MailRow = {
    id: newId(),
    kind,
    sealed: seal(app, sealPurpose, JSON.stringify(mail)),
    created_at: now,
    // The first attempt is ours; after a crash another server makes it.
    due_at: now + leaseMs,
    attempts: 0,
    sent_at: null,
    failed_at: null,
    failure: null,
  }
  await app.db.insertInto('mails').values(row).execute()
  return attempt(app, row)
}

const sealPurpose = 'a mail that waits'

/** Sends again what a mail server was too busy for. */
export const mailWork: DueWork = {
  name: 'mails',
  async runBatch(app, now) {
    const rows = await queue.claim(app, now)
    await Promise.all(rows.map((row) => attempt(app, row)))
    return rows.length
  },
  nextAt: queue.nextAt,
}

async function attempt(app: App, row: MailRow): Promise<boolean> {
  const outcome = await send(app, row)
  const isSettled = await queue.settle(app, row, { ...outcome, attempts: row.attempts + 1 })
  if (isSettled && outcome.due_at !== null) app.live.publish(dueTopic(mailWork.name), {})
  return outcome.sent_at !== null
}

type Outcome = Pick<MailRow, 'due_at' | 'sealed' | 'sent_at' | 'failed_at' | 'failure'>

async function send(app: App, row: MailRow): Promise<Outcome> {
  const mail = readSealed(app, row)
  try {
    if (!mail) throw new Error('the mail was sealed with another secret key')
    await app.mailer.send({ ...mail, messageId: `${row.id}@${mailHost(app.config)}` })
    return { due_at: null, sealed: null, sent_at: app.clock.now(), failed_at: null, failure: null }
  } catch (error) {
    app.log.error({ err: error, mailId: row.id, kind: row.kind }, 'a mail could not be sent')
    return failed(app, row, error)
  }
}

function failed(app: App, row: MailRow, error: unknown): Outcome {
  const failure = error instanceof MailError ? `${error.sentence}.` : 'The mail could not be sent.'
  const isFinal = !(error instanceof MailError) || error.isPermanent
  const again = isFinal ? null : queue.retryAt(app, row.attempts + 1)
  return again === null
    ? { due_at: null, sealed: null, sent_at: null, failed_at: app.clock.now(), failure }
    : { due_at: again, sealed: row.sealed, sent_at: null, failed_at: null, failure }
}

function readSealed(app: App, { sealed }: MailRow): Omit<Mail, 'messageId'> | null {
  const text = sealed && unseal(app, sealPurpose, sealed)
  if (!text) return null
  const { html, ...mail } = sealedMail.parse(JSON.parse(text))
  return { ...mail, ...(html !== undefined && { html }) }
}
