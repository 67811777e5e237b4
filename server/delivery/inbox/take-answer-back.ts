import type { AnswerKind } from '#contract/delivery/delivery.ts'
import { takenBackWithin } from '#contract/delivery/taken-back.ts'
import { topicsOf } from '#contract/family/activity.ts'
import { takeBackAnswered } from '../../activity/take-back-answered.ts'
import { publishChange } from '../../family/group-live.ts'
import { requireGroupRow } from '../../family/groups/groups.service.ts'
import { atRest, isInMemory } from '../../family/in-memory.ts'
import type { App } from '../../platform/context.ts'
import { insertRows } from '../../platform/db/bulk.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { newId } from '../../platform/ids.ts'
import type { DeliveryAnswerRow } from '../delivery.tables.ts'
import type { DeviceKey } from '../devices/device.ts'
import { recordLovedOneActivity } from '../devices/device-contact.ts'
import { activityKindOf } from '../subject.ts'
import { publishInboxes } from './inbox-changes.ts'
import { lockTarget, possibleAt } from './target.ts'

export type TakingBack = {
  kind: AnswerKind
  /** By the device's clock, moved as in `recordShown`. */
  at: number
  /** Names the press: the same one again takes nothing back that was given after it. */
  press?: string | undefined
}

/**
 * She takes a heart or "Thank you" back that she gave before `at`, on whichever of her devices. Too late, or when none
 * stands, it changes nothing. The press is remembered, and those of the answers, for reports that arrive after it.
 */
export async function takeAnswerBack(
  app: App,
  key: DeviceKey,
  deliveryId: string,
  { kind, at, press }: TakingBack,
): Promise<void> {
  await inTransaction(app, async (app) => {
    const { target, device } = await lockTarget(app, key, deliveryId)
    const takenBackAt = possibleAt(app, target, at)
    const groupId = device.family_group_id
    const group = await requireGroupRow(app, groupId)
    if (isInMemory(group) && takenBackAt >= (group.in_memory_at ?? 0)) throw atRest()
    if (await isKnownPress(app, { deliveryId, kind, press: press ?? null })) return
    await recordLovedOneActivity(app, device, takenBackAt)
    const given = await listGiven(app, { deliveryId, kind, until: takenBackAt })
    const newest = given.at(-1)
    const isInTime = newest !== undefined && newest.created_at > takenBackAt - takenBackWithin
    const presses = [press ?? null, ...(isInTime ? given.map((answer) => answer.press) : [])]
    const row = { family_group_id: groupId, delivery_id: deliveryId, kind, at: takenBackAt }
    await insertRows(
      app,
      'answers_taken_back',
      presses.map((press) => ({ id: newId(), ...row, press })),
    )
    if (!isInTime) return
    const ids = given.map(({ id }) => id)
    await app.db.deleteFrom('delivery_answers').where('id', 'in', ids).execute()
    await publishInboxes(app, [deliveryId])
    await takeBackAnswered(app, {
      groupId,
      by: { device },
      deliveryId,
      kind,
      since: Math.min(...given.map(({ created_at }) => created_at)),
    })
    publishChange(app, groupId, 'answers', ...topicsOf(activityKindOf(target.subject_kind)))
  })
}

/** The oldest first. */
function listGiven(
  app: App,
  { deliveryId, kind, until }: { deliveryId: string; kind: AnswerKind; until: number },
): Promise<DeliveryAnswerRow[]> {
  return app.db
    .selectFrom('delivery_answers')
    .innerJoin('delivery_targets', 'delivery_targets.id', 'delivery_answers.target_id')
    .where('delivery_targets.delivery_id', '=', deliveryId)
    .where('delivery_answers.kind', '=', kind)
    .where('delivery_answers.created_at', '<=', until)
    .orderBy('delivery_answers.created_at')
    .selectAll('delivery_answers')
    .execute()
}

async function isKnownPress(
  app: App,
  { deliveryId, kind, press }: { deliveryId: string; kind: AnswerKind; press: string | null },
): Promise<boolean> {
  const row = await app.db
    .selectFrom('answers_taken_back')
    .where('delivery_id', '=', deliveryId)
    .where('kind', '=', kind)
    .where('press', '=', press)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Whether an answer that arrives only now was taken back: it is a press of one that was, or was given before that. */
export async function wasTakenBack(
  app: App,
  deliveryId: string,
  { kind, press, created_at }: Pick<DeliveryAnswerRow, 'kind' | 'press' | 'created_at'>,
): Promise<boolean> {
  if (kind === 'note' || kind === 'call_me') return false
  const row = await app.db
    .selectFrom('answers_taken_back')
    .where('delivery_id', '=', deliveryId)
    .where('kind', '=', kind)
    .where(({ and, eb, or }) =>
      or([
        eb('press', '=', press),
        and([eb('at', '>', created_at), eb('at', '<', created_at + takenBackWithin)]),
      ]),
    )
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}
