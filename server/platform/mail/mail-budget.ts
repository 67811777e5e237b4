import { askBudget } from '../budgets/ask-budget.ts'
import { type BudgetName, budgets } from '../budgets/table.ts'
import type { App } from '../context.ts'
import { countAttempts, findAttempts } from '../http/request/rate-limit.ts'
import { hashToken } from '../ids.ts'
import type { MailKind } from './mails.tables.ts'

type MailBudget = Extract<BudgetName, 'mails' | 'invitationMails' | 'resetMails'>

/**
 * Counts one mail to the address, whoever sends it, and throws 429 where it has had as many as it may. Invitations may use
 * a part of the day's mails only: no stranger uses up those of the person's family. What warns of a thief has a reserve of
 * its own for each kind. Links for a new password have been counted by `countReset`.
 */
export async function countMail(app: App, kind: MailKind, to: string): Promise<void> {
  if (app.config.smtpUrl === null || kind === 'reset') return
  if (kind === 'account' || kind === 'passkey')
    return spend(app, 'resetMails', keyOf('resetMails', to, `:${kind}`))
  if (kind === 'invitation') await spend(app, 'invitationMails', keyOf('invitationMails', to))
  await countNotice(app, to)
}

/** The same for a notice. */
export function countNotice(app: App, to: string): Promise<void> {
  return spend(app, 'mails', keyOf('mails', to))
}

/**
 * Counts a link for a new password, also where no account has the address: the answer must not tell. The links work as long
 * as they are counted, so whoever uses them up has filled the person's mailbox with links that work.
 */
export function countReset(app: App, to: string): Promise<void> {
  return spend(app, 'resetMails', keyOf('resetMails', to))
}

/** Throws 429 where the next mail to the address would be refused. Counts none. */
export async function requireMailLeft(app: App, to: string): Promise<void> {
  const { perMs } = budgets.mails
  const found = await findAttempts(app, keyOf('mails', to), perMs)
  if (found) askBudget(app, 'mails', { used: found.count + 1, retryAfterMs: found.endsAt - app.clock.now() })
}

async function spend(app: App, name: MailBudget, key: string): Promise<void> {
  if (app.config.budgets[name] === Infinity) return
  const { count, endsAt } = await countAttempts(app, key, budgets[name])
  askBudget(app, name, { used: count, retryAfterMs: endsAt - app.clock.now() })
}

/** The operator's page finds it by its beginning. */
function keyOf(name: MailBudget, to: string, kind = ''): string {
  return `${name}:${hashToken(to)}${kind}`
}
