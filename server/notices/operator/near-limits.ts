import { budgetOf, isInBytes } from '../../platform/budgets/table.ts'
import { type Html, html } from '../../platform/html.ts'
import type { NearLimit } from './budgets.queries.ts'
import { shortId, table } from './operator-table.ts'

/** A table of those who use four fifths of a budget or more. Each is named by the last letters of the id. */
export function nearLimitsTable(nearLimits: NearLimit[]): Html {
  return html`<p class="quiet">Groups, people and addresses that use four fifths or more of what they may, by the end of the id; of an
address by the end of its hash. The README describes the variables.</p>
${table(
  ['~What', 'Whose', '#Used', '#Limit', 'Variable'],
  nearLimits.map(({ budget, whose, kind, used, limit }) => {
    const { what, whom, variable } = budgetOf(budget)
    const amount = isInBytes(budget) ? inGigabytes(used) : used
    return [
      kind === null ? what : `${what}: ${kind}`,
      `${whom} ${shortId(whose)}`,
      used >= limit ? html`<span class="bad">${amount}</span>` : amount,
      isInBytes(budget) ? inGigabytes(limit) : limit,
      variable,
    ]
  }),
  'Nobody is.',
)}`
}

function inGigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(1)} GB`
}
