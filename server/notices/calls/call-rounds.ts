import type { CallRequestRow } from '../../delivery/answers/answers.tables.ts'
import { callRoundsName, endRounds, lockDueRound, waitingCalls } from '../../delivery/answers/call-rounds.ts'
import { noteAsked } from '../../delivery/answers/standing-call.ts'
import { findSenderId } from '../../delivery/delivery.service.ts'
import type { App } from '../../platform/context.ts'
import type { DueWork } from '../../platform/work/due.ts'
import { forEachRow } from '../../platform/work/each-row.ts'
import { findAudience, type Listener } from '../listeners.ts'
import { listAskedNow } from '../messages/asked-now.ts'
import { ways } from '../notices.tables.ts'
import { tell } from '../telling/tell.ts'

/** Tells further people of a call that nobody has taken, round by round. The first are told with the call itself. */
export const callRounds: DueWork = {
  name: callRoundsName,
  async runBatch(app, now) {
    const calls = await waitingCalls.claim(app, now)
    await forEachRow(app, calls, tellRound, {
      failure: 'nobody could be told again of a call',
      ids: ({ id }) => ({ callId: id }),
    })
    return calls.length
  },
  nextAt: waitingCalls.nextAt,
}

async function tellRound(app: App, leased: CallRequestRow): Promise<void> {
  const call = await lockDueRound(app, leased)
  if (!call) return
  const groupId = call.family_group_id
  const audience = await findAudience(app, groupId)
  if (!audience) return endRounds(app, call)
  const askedId = await findAsked(app, call)
  const listeners = audience.listeners.filter(turnIn(call.round, askedId))
  await tell(app, {
    groupId,
    source: `call:${call.id}:${call.waiting_since}:${call.round}`,
    topic: 'calls',
    action: call.isLast ? 'call_waiting_last' : 'call_waiting',
    userIds: listeners.map(({ userId }) => userId),
    actor: { kind: 'device', id: call.device_id, name: audience.group.lovedOneName },
    subject: { kind: 'call_me', id: askedId, title: null },
    callId: call.id,
    since: call.asked_at,
  })
  const recipients = listeners.map((listener) => ({ listener, ways }))
  await noteAsked(app, { callId: call.id, groupId, userIds: listAskedNow(app, recipients) })
}

/** The first round is for those whose turn is next, every later one for all who want calls. */
function turnIn(round: number, askedId: string | null) {
  return ({ userId, calls }: Listener) =>
    round === 0 ? calls === 'next' && userId !== askedId : calls !== 'off'
}

/** Who was asked by name: the sender of what the loved one answered. They were told at once. */
async function findAsked(app: App, { family_group_id, delivery_id }: CallRequestRow): Promise<string | null> {
  return delivery_id === null ? null : findSenderId(app, family_group_id, delivery_id)
}
