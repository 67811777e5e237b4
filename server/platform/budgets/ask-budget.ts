import client from 'prom-client'
import type { App } from '../context.ts'
import { AppError } from '../errors.ts'
import { type BudgetName, budgetOf } from './table.ts'

/** Without saying whose: names and ids are not for metrics. */
export const budgetRefusals = new client.Counter({
  name: 'sunporch_budget_refusals_total',
  help: 'What was refused because a person, a group or an address is at its limit, by budget.',
  labelNames: ['budget'],
  registers: [],
})

type Use = {
  /** How much is used, with what is asked for. */
  used: number
  /** The kind of rows, in the plural. */
  what?: string
  retryAfterMs?: number
}

/** Throws the budget's sentence where more would be used than its limit. */
export function askBudget(app: Pick<App, 'config'>, name: BudgetName, use: Use): void {
  if (use.used > app.config.budgets[name]) throw refusalOf(app, name, use)
}

/** The refusal, which is counted. */
export function refusalOf(
  app: Pick<App, 'config'>,
  name: BudgetName,
  { what = '', retryAfterMs }: Omit<Use, 'used'> = {},
): AppError {
  const { status, sentence } = budgetOf(name)
  budgetRefusals.inc({ budget: name })
  const limit = app.config.budgets[name].toLocaleString('en')
  const more = retryAfterMs === undefined ? {} : { retryAfterSeconds: Math.ceil(retryAfterMs / 1000) }
  return new AppError(codes[status], status, sentence(limit, what), more)
}

const codes = { 409: 'conflict', 429: 'too_many', 507: 'storage_full' } as const
