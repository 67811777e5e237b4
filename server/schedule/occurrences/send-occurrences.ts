import { addDeliveries } from '../../delivery/add-deliveries.ts'
import { lockSending } from '../../delivery/sending.ts'
import type { App } from '../../platform/context.ts'
import { type Choice, chooseSendings, type EntryToSend } from '../choose-subject.ts'
import type { OccurrenceRow } from '../schedule.tables.ts'
import type { Trouble } from '../trouble.ts'

/** An entry with its author. */
export type AuthoredEntry = Omit<EntryToSend, 'group_removed_at'>

export type ToSend<Entry extends AuthoredEntry = AuthoredEntry> = { occurrence: OccurrenceRow; entry: Entry }

type Outcome = Pick<
  OccurrenceRow,
  'id' | 'due_at' | 'attempts' | 'note' | 'sent_at' | 'failed_at' | 'delivery_id'
>

/**
 * Writes the deliveries of the occurrences and returns what became of each, in the same order. Within the caller's
 * transaction, which has locked the entries, and which writes these outcomes.
 */
export async function sendOccurrences(app: App, waiting: ToSend[]): Promise<Outcome[]> {
  if (waiting.length === 0) return []
  const groupIds = [...new Set(waiting.map(({ entry }) => entry.family_group_id))]
  await lockSending(app, ...groupIds)
  // Read under the lock: a group may have been deleted while this waited for it.
  const removedAt = await listRemovedAt(app, groupIds)
  const choices = await chooseSendings(
    app,
    waiting.map(({ entry }) => ({
      ...entry,
      group_removed_at: removedAt.get(entry.family_group_id) ?? null,
    })),
  )
  const sendings = choices.flatMap(({ sending }) => sending ?? [])
  const deliveryIds = (await addDeliveries(app, sendings)).values()
  return waiting.map(({ occurrence }, index) =>
    outcomeOf(app, occurrence, choices[index] as Choice, () => deliveryIds.next().value ?? null),
  )
}

function outcomeOf(
  app: App,
  { id, attempts }: OccurrenceRow,
  { sending, note }: Choice,
  nextDeliveryId: () => string | null,
): Outcome {
  const now = app.clock.now()
  return {
    id,
    due_at: null,
    attempts: attempts + 1,
    note,
    sent_at: sending ? now : null,
    failed_at: sending ? null : now,
    delivery_id: sending ? nextDeliveryId() : null,
  }
}

export function failureOf({ entry_id, scheduled_for }: OccurrenceRow): Trouble {
  return { entryId: entry_id, action: 'schedule_failed', at: scheduled_for }
}

/** When each of the groups was deleted; groups that were not are missing. */
async function listRemovedAt(app: App, groupIds: string[]): Promise<Map<string, number | null>> {
  const rows = await app.db
    .selectFrom('family_groups')
    .where('id', 'in', groupIds)
    .where('removed_at', 'is not', null)
    .select(['id', 'removed_at'])
    .execute()
  return new Map(rows.map(({ id, removed_at }) => [id, removed_at]))
}
