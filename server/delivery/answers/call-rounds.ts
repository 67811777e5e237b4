import { minutes } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { lockRow } from '../../platform/db/lock.ts'
import { dueTopic } from '../../platform/work/due.ts'
import { rowQueue } from '../../platform/work/row-queue.ts'
import type { CallRequestRow } from './answers.tables.ts'

/** The name of the due work that tells further people of an open call, in `server/notices`. */
export const callRoundsName = 'call-rounds'

/** How long after she has asked the rounds are due. Whose turn is first is told at once, before all of them. */
export const roundsAfter = [minutes(5), minutes(15), minutes(30)] as const

/** The open calls of which more people are still to be told. The call's own row is the queue. */
export const waitingCalls = rowQueue({
  table: 'call_requests',
  dueAt: 'round_due_at',
  leaseMs: minutes(1),
  limit: 100,
})

/** How long after people were told last asking again tells the next ones at once (decision 127). */
const askAgainAfter = minutes(3)

/** From when on asking again for an open call tells somebody (epoch ms). */
export function askAgainAt({
  waiting_since,
  told_at,
}: Pick<CallRequestRow, 'waiting_since' | 'told_at'>): number {
  return Math.max(waiting_since, told_at ?? 0) + askAgainAfter
}

/** The columns of an open call of which the next people are to be told at once. */
export function nextRoundNow(app: App): Pick<CallRequestRow, 'round_due_at' | 'told_at'> {
  const now = app.clock.now()
  app.live.publish(dueTopic(callRoundsName), {})
  return { round_due_at: now, told_at: now }
}

type RoundColumns = Pick<CallRequestRow, 'waiting_since' | 'round' | 'round_due_at' | 'told_at'>

/** The columns of a call for which somebody is looked from now on. */
export function firstRound(app: App): RoundColumns {
  const now = app.clock.now()
  app.live.publish(dueTopic(callRoundsName), {})
  return { waiting_since: now, round: 0, round_due_at: now + roundsAfter[0], told_at: now }
}

/**
 * Locks the call and moves it on from the round that is due. Returns the call as it was before, with the number of the
 * round: after a downtime the last one that is due stands for those before it. Null when somebody has taken the call,
 * or when another worker has leased it. Within the caller's transaction, which tells the people of that round: who
 * takes the call waits for it, and nobody is told afterwards.
 */
export async function lockDueRound(
  app: App,
  leased: CallRequestRow,
): Promise<(CallRequestRow & { isLast: boolean }) | null> {
  const call = await lockRow(app, 'call_requests', { id: leased.id })
  if (!call || call.taken_at !== null || call.round_due_at !== leased.round_due_at) return null
  const passed = app.clock.now() - call.waiting_since
  const round = Math.max(
    call.round,
    roundsAfter.findLastIndex((after) => after <= passed),
  )
  const next = roundsAfter[round + 1]
  const round_due_at = next === undefined ? null : call.waiting_since + next
  await app.db
    .updateTable('call_requests')
    .set({ round: round + 1, round_due_at, told_at: app.clock.now() })
    .where('id', '=', call.id)
    .execute()
  return { ...call, round, isLast: next === undefined }
}

/** Ends the rounds of a call whose group is deleted. Within the caller's transaction, which has locked the call. */
export async function endRounds(app: App, { id }: Pick<CallRequestRow, 'id'>): Promise<void> {
  await app.db.updateTable('call_requests').set({ round_due_at: null }).where('id', '=', id).execute()
}
