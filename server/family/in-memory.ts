import type { Action } from '#contract/platform/policy.ts'
import { restsInMemory } from '#contract/room/in-memory.ts'
import type { App } from '../platform/context.ts'
import { type AppError, conflict } from '../platform/errors.ts'
import type { FamilyGroupRow } from './family.tables.ts'

/**
 * Whether the loved one has died and the family keeps the group in memory. Everything that would be sent to them, asks
 * them or tells of them rests then. This is the one place that decides it.
 */
export function isInMemory({ in_memory_at }: Pick<FamilyGroupRow, 'in_memory_at'>): boolean {
  return in_memory_at !== null
}

/** The same for a group by its id; false when it was deleted. */
export async function isGroupInMemory(app: App, groupId: string): Promise<boolean> {
  const group = await app.db
    .selectFrom('family_groups')
    .where('id', '=', groupId)
    .select('in_memory_at')
    .executeTakeFirst()
  return group !== undefined && isInMemory(group)
}

/** Throws 409 when the action rests in this group. */
export function refuseResting(group: Pick<FamilyGroupRow, 'in_memory_at'>, action: Action): void {
  if (isInMemory(group) && restsInMemory(action)) throw atRest()
}

/** Throws 409 when the group is in memory. Under the lock of what is to be changed, the answer stays true. */
export async function refuseInMemory(app: App, groupId: string): Promise<void> {
  if (await isGroupInMemory(app, groupId)) throw atRest()
}

/** 409, with a sentence. */
export function atRest(): AppError {
  return conflict(
    'This group is kept in memory, so nothing is sent or planned any more. The pictures and words are all here.',
  )
}
