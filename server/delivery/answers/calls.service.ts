import type { CallRequest } from '#contract/delivery/answers.ts'
import { recordChange } from '../../activity/record-change.ts'
import type { Actor } from '../../family/actor.ts'
import { publishChange } from '../../family/group-live.ts'
import { refuseInMemory } from '../../family/in-memory.ts'
import { nameOf } from '../../identity/user.ts'
import { hours, minutes, toIso } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { lockRow } from '../../platform/db/lock.ts'
import { type Given, isOneOf, preparedQuery } from '../../platform/db/prepared-query.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import type { DeviceKey } from '../devices/device.ts'
import { lockSending } from '../sending.ts'
import type { CallRequestRow } from './answers.tables.ts'
import { askAgainAt, firstRound, nextRoundNow } from './call-rounds.ts'

/** A call that was taken stays in the list for this long. */
const listedFor = hours(12)
/** For this long the loved one is told who is going to call. */
export const toldFor = minutes(30)

/**
 * Records that the loved one asks for a call; 409 while the group is in memory. While one is open, asking again adds no
 * second one: from `askAgainAt` on it tells the next people at once, and begins anew when the rounds of the open one are over.
 * `deliveryId` is what they answered with it; null when there was nothing to answer. `press` is remembered, so that
 * `wasPressed` knows it. Returns what the activity says of the open call.
 */
export async function requestCall(
  app: App,
  device: DeviceKey,
  { deliveryId, at, press = null }: { deliveryId: string | null; at: number; press?: string | null },
): Promise<CallFacts & { isNews: boolean; isAgain: boolean }> {
  const groupId = device.family_group_id
  return inTransaction(app, async (app) => {
    await lockSending(app, groupId)
    await refuseInMemory(app, groupId)
    const open = await lockOpenCall(app, groupId)
    // A server of the release before may have written the open call's press, which is overwritten below.
    for (const one of [open?.press, press]) if (one) await rememberPress(app, groupId, one)
    const isAgain = open !== null && app.clock.now() >= askAgainAt(open)
    if (open && (open.round_due_at !== null || !isAgain)) {
      const set = {
        press: press ?? open.press,
        asked_again_at: Math.max(at, open.asked_again_at ?? 0),
        ...(isAgain && nextRoundNow(app)),
      }
      await app.db.updateTable('call_requests').set(set).where('id', '=', open.id).execute()
      if (isAgain) publishChange(app, groupId, 'answers')
      return { ...factsOf(open), isNews: false, isAgain }
    }
    const asked = {
      ...{ device_id: device.id, delivery_id: deliveryId, press, asked_at: at, returned_by: null },
      asked_again_at: open && at,
      ...firstRound(app),
    }
    const call = await saveAsked(app, groupId, open, asked)
    publishChange(app, groupId, 'answers')
    return { ...factsOf(call), isNews: true, isAgain }
  })
}

async function rememberPress(app: App, groupId: string, press: string): Promise<void> {
  await app.db
    .insertInto('call_presses')
    .values({ family_group_id: groupId, press })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Who takes the call locks its row only, and may have been faster. */
async function lockOpenCall(app: App, groupId: string): Promise<CallRequestRow | null> {
  const open = await findOpenCall(app, groupId)
  const call = open && (await lockRow(app, 'call_requests', { id: open.id }))
  return call && call.taken_at === null ? call : null
}

/** The open call, and those that somebody has taken lately and not done. */
export async function lockStandingCalls(app: App, groupId: string): Promise<CallRequestRow[]> {
  const isStanding = ({ taken_at, taken_by, done_at }: CallRequestRow) =>
    done_at === null && (taken_at === null || (taken_by !== null && taken_at > app.clock.now() - toldFor))
  const rows = await app.db
    .selectFrom('call_requests')
    .where('family_group_id', '=', groupId)
    .where('done_at', 'is', null)
    .orderBy('id')
    .selectAll()
    .execute()
  const calls: CallRequestRow[] = []
  for (const { id } of rows.filter(isStanding)) {
    const call = await lockRow(app, 'call_requests', { id })
    if (call && isStanding(call)) calls.push(call)
  }
  return calls
}

type Asked = Omit<CallRequestRow, 'id' | 'family_group_id' | 'taken_by' | 'taken_at' | 'done_at'>

/** A new call, or the open one, for which nobody is looked any more. */
async function saveAsked(app: App, groupId: string, open: CallRequestRow | null, asked: Asked) {
  if (open) {
    await app.db.updateTable('call_requests').set(asked).where('id', '=', open.id).execute()
    return { ...open, ...asked }
  }
  const call = {
    id: newId(),
    family_group_id: groupId,
    taken_by: null,
    taken_at: null,
    done_at: null,
    ...asked,
  }
  await app.db.insertInto('call_requests').values(call).execute()
  return call
}

type CallFacts = { callId: string; since: number }

function factsOf({ id, asked_at }: Pick<CallRequestRow, 'id' | 'asked_at'>): CallFacts {
  return { callId: id, since: asked_at }
}

/** Taking one's own call again changes nothing. 409, naming the other member, for all who come later. */
export async function takeCall(app: App, { user, groupId }: Actor, callId: string): Promise<CallRequest> {
  return inTransaction(app, async (app) => {
    const call = await lockRow(app, 'call_requests', { id: callId, family_group_id: groupId })
    if (!call) throw notFound()
    if (call.taken_at === null) await setTaken(app, groupId, user, call)
    else if (call.taken_by !== user.id) throw conflict(await takenSentence(app, groupId, callId))
    return readCall(app, groupId, callId)
  })
}

async function setTaken(app: App, groupId: string, user: Actor['user'], call: CallRequestRow): Promise<void> {
  await app.db
    .updateTable('call_requests')
    .set({ taken_by: user.id, taken_at: app.clock.now(), round_due_at: null })
    .where('id', '=', call.id)
    .execute()
  const subject = { kind: 'call_me', id: null, title: null } as const
  await recordChange(app, { groupId, by: { user }, action: 'call_taken', subject, ...factsOf(call) })
}

/**
 * Opens the call again. When the loved one has asked anew meanwhile, that call stands for both. A call that is open
 * stays so; 409 for a call that somebody else has taken.
 */
export async function returnCall(app: App, { user, groupId }: Actor, callId: string): Promise<void> {
  await inTransaction(app, async (app) => {
    await lockSending(app, groupId)
    const call = await lockRow(app, 'call_requests', { id: callId, family_group_id: groupId })
    if (!call) throw notFound()
    if (call.taken_at === null) return
    if (call.taken_by !== user.id) throw conflict(await takenSentence(app, groupId, callId))
    const open = await findOpenCall(app, groupId)
    if (open) {
      if (call.press) await rememberPress(app, groupId, call.press)
      await app.db.deleteFrom('call_requests').where('id', '=', callId).execute()
    } else
      await app.db
        .updateTable('call_requests')
        .set({ taken_by: null, taken_at: null, returned_by: user.id, ...firstRound(app) })
        .where('id', '=', callId)
        .execute()
    const subject = { kind: 'call_me', id: null, title: null } as const
    const change = { groupId, by: { user }, action: 'call_returned', subject } as const
    await recordChange(app, { ...change, ...factsOf(open ?? call) })
  })
}

/** Who took it has talked with her: no screen tells of the call any more. A call that is open stays so. */
export async function endCall(app: App, { user, groupId }: Actor, callId: string): Promise<void> {
  await inTransaction(app, async (app) => {
    const call = await lockRow(app, 'call_requests', { id: callId, family_group_id: groupId })
    if (!call) throw notFound()
    if (call.taken_at === null || call.done_at !== null) return
    if (call.taken_by !== user.id) throw conflict(await takenSentence(app, groupId, callId))
    await app.db
      .updateTable('call_requests')
      .set({ done_at: app.clock.now() })
      .where('id', '=', callId)
      .execute()
    publishChange(app, groupId, 'answers')
  })
}

/** Closes the open call without a taker. Within the caller's transaction, which has locked the group's sending. */
export async function closeCalls(app: App, groupId: string): Promise<void> {
  await app.db
    .updateTable('call_requests')
    .set({ taken_at: app.clock.now(), round_due_at: null })
    .where('family_group_id', '=', groupId)
    .where('taken_at', 'is', null)
    .execute()
}

async function takenSentence(app: App, groupId: string, callId: string): Promise<string> {
  const { takenBy } = await readCall(app, groupId, callId)
  // She needs it no more, or it ended with the screens of a group that is in memory.
  if (!takenBy) return 'This call is closed: nobody has to call any more.'
  return `${takenBy.name} was first and will call.`
}

/** The open call and those taken lately, the newest first; none in a group that is in memory. */
export async function listCalls(app: App, groupId: string): Promise<CallRequest[]> {
  return (await listCallsOf(app, [groupId], listedFor)).map(({ groupId: _, ...call }) => call)
}

/**
 * The calls of these groups that are open or were taken within `takenWithin` milliseconds, the newest first. In a group
 * that is in memory nobody calls any more.
 */
export async function listCallsOf(
  app: App,
  groupIds: string[],
  takenWithin: number,
): Promise<(CallRequest & { groupId: string })[]> {
  if (groupIds.length === 0) return []
  const rows = await readCalls(app, { groupIds, since: app.clock.now() - takenWithin })
  return rows.map((row) => ({ ...toCall(row), groupId: row.family_group_id }))
}

const readCalls = preparedQuery((app, given: Given<{ groupIds: string[]; since: number }>) =>
  callsWithNames(app)
    .innerJoin('family_groups', 'family_groups.id', 'call_requests.family_group_id')
    .where('family_groups.in_memory_at', 'is', null)
    .where('call_requests.done_at', 'is', null)
    .where(isOneOf(app, 'call_requests.family_group_id', given.groupIds))
    .where((where) =>
      where.or([
        where('call_requests.taken_at', 'is', null),
        // One that nobody took was closed: she needs it no more, or the group is in memory.
        where.and([
          where('call_requests.taken_at', '>', given.since),
          where('call_requests.taken_by', 'is not', null),
        ]),
      ]),
    )
    .orderBy('call_requests.asked_at', 'desc')
    .orderBy('call_requests.id', 'desc'),
)

async function readCall(app: App, groupId: string, callId: string): Promise<CallRequest> {
  const row = await callsWithNames(app)
    .where('call_requests.family_group_id', '=', groupId)
    .where('call_requests.id', '=', callId)
    .executeTakeFirstOrThrow()
  return toCall(row)
}

function findOpenCall(app: App, groupId: string): Promise<CallRequestRow | undefined> {
  return app.db
    .selectFrom('call_requests')
    .where('family_group_id', '=', groupId)
    .where('taken_at', 'is', null)
    .selectAll()
    .executeTakeFirst()
}

function callsWithNames(app: App) {
  return app.db
    .selectFrom('call_requests')
    .innerJoin('devices', 'devices.id', 'call_requests.device_id')
    .leftJoin('deliveries', 'deliveries.id', 'call_requests.delivery_id')
    .leftJoin('users as sender', 'sender.id', 'deliveries.sender_id')
    .leftJoin('users as taker', 'taker.id', 'call_requests.taken_by')
    .selectAll('call_requests')
    .select(['devices.name as device_name', 'deliveries.sender_id'])
    .select(['sender.first_name', 'sender.last_name', 'sender.email'])
    .select([
      'taker.first_name as taker_first_name',
      'taker.last_name as taker_last_name',
      'taker.email as taker_email',
    ])
}

type JoinedCall = Awaited<ReturnType<ReturnType<typeof callsWithNames>['execute']>>[number]

function toCall(row: JoinedCall): CallRequest {
  const taker = {
    first_name: row.taker_first_name,
    last_name: row.taker_last_name,
    email: row.taker_email,
  }
  return {
    id: row.id,
    askedAt: toIso(row.asked_at),
    device: { id: row.device_id, name: row.device_name },
    to: row.sender_id ? { id: row.sender_id, name: nameOf(row) } : null,
    takenBy: row.taken_by ? { id: row.taken_by, name: nameOf(taker) } : null,
    takenAt: toIso(row.taken_at),
  }
}
