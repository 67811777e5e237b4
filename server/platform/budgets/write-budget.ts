import type { App } from '../context.ts'
import { countAttempts } from '../http/request/rate-limit.ts'
import { askBudget, refusalOf } from './ask-budget.ts'
import { remember, type Writes } from './memory.ts'
import { budgets } from './table.ts'

const { perMs } = budgets.personWrites

/** How many changes are counted in the database at once: a twentieth of the limit. */
const blocks = 20

/**
 * Counts one change by a person, over all their sessions and tokens, and refuses with 429 when there were more than
 * WRITES_A_MINUTE. The first block of a minute is counted in this process only, and after that a block at a time in the
 * database, for all servers together: so a family's changes cost nothing, and each further server adds one block.
 */
export async function countWrite(app: App, userId: string): Promise<void> {
  const limit = app.config.budgets.personWrites
  if (limit === Infinity) return
  if (limit === 0) throw refusalOf(app, 'personWrites', { retryAfterMs: perMs })
  const now = app.clock.now()
  const block = Math.max(1, Math.floor(limit / blocks))
  const writes = writesOf(app, userId, { now, block })
  while (writes.left <= 0) {
    // After a clock that was ahead, nobody waits for longer than the minute.
    if (writes.refusedUntil > now && writes.refusedUntil <= now + perMs)
      throw refusalOf(app, 'personWrites', { retryAfterMs: writes.refusedUntil - now })
    // Calls that come at once share a block. If each took one, some dozens at once would reach the limit.
    writes.taking ??= takeBlock(app, userId, { writes, block, limit }).finally(() => {
      writes.taking = null
    })
    await writes.taking
  }
  writes.left--
}

async function takeBlock(
  app: App,
  userId: string,
  { writes, block, limit }: { writes: Writes; block: number; limit: number },
): Promise<void> {
  const { count, endsAt } = await countAttempts(app, writesKey(userId), { by: block, perMs })
  const used = count + block
  if (used > limit) writes.refusedUntil = endsAt
  askBudget(app, 'personWrites', { used, retryAfterMs: endsAt - app.clock.now() })
  writes.left += block
}

/** As far as its method says. */
export function changesThings({ method }: { method: string }): boolean {
  return method !== 'GET' && method !== 'HEAD'
}

/** In the table of attempts: the operator's page finds it by its beginning. */
function writesKey(userId: string): string {
  return `personWrites:${userId}`
}

function writesOf(app: App, userId: string, { now, block }: { now: number; block: number }): Writes {
  const known = app.budgetMemory.writes.get(userId)
  if (known && known.endsAt > now && known.endsAt <= now + perMs) return known
  const begun = { endsAt: now + perMs, left: block, refusedUntil: known?.refusedUntil ?? 0, taking: null }
  remember(app.budgetMemory.writes, userId, begun)
  return begun
}
