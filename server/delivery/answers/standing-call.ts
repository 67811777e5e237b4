import type { ScreenCall } from '#contract/screen/screen-view.ts'
import { publishChange } from '../../family/group-live.ts'
import { nameOf } from '../../identity/user.ts'
import { minutes, toIso } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { type Given, preparedQuery } from '../../platform/db/prepared-query.ts'
import type { CallRequestRow } from './answers.tables.ts'
import { askAgainAt } from './call-rounds.ts'
import { toldFor } from './calls.service.ts'

/** Who says that they will call has this long for it, before she may ask again. */
const callsWithin = minutes(10)
/** Another press within this time asks for the same, and not again. */
const sameAskingFor = minutes(2)

/** The call of the group that stands: an open one, or one that was taken lately and is not done. Null when there is none. */
export async function findStandingCall(app: App, groupId: string): Promise<ScreenCall | null> {
  const [call] = await readStanding(app, { groupId, since: app.clock.now() - toldFor })
  if (!call) return null
  const { taken_at } = call
  const taker = { first_name: call.taker_first, last_name: call.taker_last, email: call.taker_email }
  const isReturned = taken_at === null && call.returned_by !== null
  return {
    callId: call.id,
    askedAt: toIso(call.asked_at),
    askedAgainAt: toIso(askedAgainAt(call)),
    taken: taken_at === null ? null : { name: nameOf(taker), at: toIso(taken_at) },
    cannot: isReturned ? nameOf(call) : null,
    asking: taken_at === null ? await listAsked(app, call) : [],
    againAt: toIso(taken_at === null ? askAgainAt(call) : taken_at + callsWithin),
  }
}

/** Null where the second press belongs to the first: a finger that trembles, or two devices. */
function askedAgainAt({ asked_at, asked_again_at: at }: CallRequestRow): number | null {
  return at !== null && at - asked_at > sameAskingFor ? at : null
}

const readStanding = preparedQuery((app, given: Given<{ groupId: string; since: number }>) =>
  app.db
    .selectFrom('call_requests')
    .leftJoin('users as taker', 'taker.id', 'call_requests.taken_by')
    .leftJoin('users as returner', 'returner.id', 'call_requests.returned_by')
    .where('call_requests.family_group_id', '=', given.groupId)
    .where('call_requests.done_at', 'is', null)
    .where((where) =>
      where.or([
        where('call_requests.taken_at', 'is', null),
        where.and([
          where('call_requests.taken_at', '>', given.since),
          where('call_requests.taken_by', 'is not', null),
        ]),
      ]),
    )
    .selectAll('call_requests')
    .select(['returner.first_name', 'returner.last_name', 'returner.email'])
    .select([
      'taker.first_name as taker_first',
      'taker.last_name as taker_last',
      'taker.email as taker_email',
    ])
    .orderBy('call_requests.asked_at', 'desc')
    .orderBy('call_requests.id', 'desc'),
)

/** Whom we have asked since nobody has the call, without who cannot; the newest last. */
async function listAsked(
  app: App,
  call: { id: string; waiting_since: number; returned_by: string | null },
): Promise<string[]> {
  const rows = await app.db
    .selectFrom('call_told')
    .innerJoin('users', 'users.id', 'call_told.user_id')
    .where('call_told.call_id', '=', call.id)
    .where('call_told.told_at', '>=', call.waiting_since)
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.email'])
    .orderBy('call_told.told_at')
    .orderBy('users.id')
    .execute()
  return rows.filter(({ id }) => id !== call.returned_by).map(nameOf)
}

/** Remembers whom a message asks to call her, within the caller's transaction, and lets her screens say so. */
export async function noteAsked(
  app: App,
  { callId, groupId, userIds }: { callId: string; groupId: string; userIds: string[] },
): Promise<void> {
  if (userIds.length === 0) return
  const told_at = app.clock.now()
  await app.db
    .insertInto('call_told')
    .values(userIds.map((user_id) => ({ call_id: callId, user_id, family_group_id: groupId, told_at })))
    .onConflict((conflict) => conflict.columns(['call_id', 'user_id']).doUpdateSet({ told_at }))
    .execute()
  publishChange(app, groupId, 'answers')
}
