import { type RawBuilder, sql } from 'kysely'
import { keptWith } from '../../photos/storage/uploaded.ts'
import { type BudgetName, budgetNames, budgetOf } from '../../platform/budgets/table.ts'
import type { App } from '../../platform/context.ts'
import { readText } from '../../platform/db/postgres/pipeline.ts'
import { rowKindsOf } from '../../platform/feature.ts'
import { listStreamHolders } from '../../platform/http/answer/stream-limits.ts'
import { listRefused } from '../../platform/http/request/callers.ts'

/** Who uses at least this share of a budget is listed. */
const nearFrom = 0.8
const mostListed = 20

/** `whose`: the id of a person or a group, or the hash of an address. `kind`: of rows. */
export type NearLimit = {
  budget: BudgetName
  whose: string
  kind: string | null
  used: number
  limit: number
}

type Found = { whose: string; used: number }
type OfKind = { kind: string | null; found: Found[] }

/** Who is at a limit, or near it; of each budget the twenty who use most. */
export async function listNearLimits(app: App): Promise<NearLimit[]> {
  const near: NearLimit[] = []
  for (const budget of budgetNames) {
    const limit = app.config.budgets[budget]
    if (limit === Infinity) continue
    for (const { kind, found } of await findUsers(app, budget, Math.ceil(limit * nearFrom)))
      near.push(...found.map(({ whose, used }) => ({ budget, whose, kind, used: Number(used), limit })))
  }
  return near
}

async function findUsers(app: App, budget: BudgetName, least: number): Promise<OfKind[]> {
  if (budget === 'groupRows') return findRows(app, least)
  if (budget === 'personCalls') {
    const used = app.config.budgets.personCalls
    return [{ kind: null, found: listRefused(app).map((whose) => ({ whose, used })) }]
  }
  const found = budgetOf(budget).perMs
    ? await findCounted(app, budget, least)
    : await findStored(app, budget, least)
  return [{ kind: null, found }]
}

async function findRows(app: App, least: number): Promise<OfKind[]> {
  const kinds: OfKind[] = []
  for (const [table, kind] of Object.entries(rowKindsOf(app)))
    kinds.push({ kind, found: await findMost(app, { of: sql.table(table), by: 'family_group_id', least }) })
  return kinds
}

const kept = sql`photos where purged_at is null and removed_at is null`
const owner = sql`members.role = 'primary_caretaker'`
const owned = sql`photos join members on members.family_group_id = photos.family_group_id
  and ${owner} where photos.purged_at is null`

function findStored(app: App, budget: BudgetName, least: number): Promise<Found[]> {
  switch (budget) {
    case 'uploads':
      return findMost(app, { of: sql`uploads where claimed_at is null`, by: 'user_id', sum: 'bytes', least })
    case 'groupBytes':
      return findMost(app, { of: keptWith(app, kept), by: 'kept.family_group_id', sum: 'bytes', least })
    case 'groupPhotos':
      return findMost(app, { of: kept, by: 'photos.family_group_id', least })
    case 'personBytes': {
      const files = keptWith(app, sql`photos where purged_at is null`)
      const of = sql`${files} join members on members.family_group_id = kept.family_group_id and ${owner}`
      return findMost(app, { of, by: 'members.user_id', sum: 'bytes', least })
    }
    case 'personPhotos':
      return findMost(app, { of: owned, by: 'members.user_id', least })
    case 'personGroups':
      return findMost(app, { of: sql`members where role = 'primary_caretaker'`, by: 'user_id', least })
    case 'personStreams':
    case 'groupStreams':
    case 'pairingStreams':
      return Promise.resolve(listStreamHolders(budget, least).slice(0, mostListed))
    case 'groupDevices':
      return findMost(app, { of: sql`devices where removed_at is null`, by: 'family_group_id', least })
    default:
      return Promise.resolve([])
  }
}

type Most = { of: RawBuilder<unknown>; by: string; sum?: 'bytes'; least: number }

async function findMost(app: App, { of, by, sum, least }: Most): Promise<Found[]> {
  const used = sum ? sql`coalesce(sum(${sql.ref(sum)}), 0)` : sql`count(*)`
  return readText(
    app,
    sql<Found>`select ${sql.ref(by)} as whose, ${used} as used from ${of}
    group by ${sql.ref(by)} having ${used} >= ${least} order by used desc limit ${mostListed}`,
  )
}

/** A key is the budget's name and whose it is: see `write-budget.ts` and `mail-budget.ts`. */
async function findCounted(app: App, budget: BudgetName, least: number): Promise<Found[]> {
  const rows = await app.db
    .selectFrom('rate_limits')
    .where('key', 'like', `${budget}:%`)
    .where('count', '>=', least)
    .where('window_ends_at', '>', app.clock.now())
    .orderBy('count', 'desc')
    .limit(mostListed)
    .select(['key', 'count'])
    .execute()
  return rows.map(({ key, count }) => ({ whose: key.split(':')[1] ?? '', used: count }))
}
