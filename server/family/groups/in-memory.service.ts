import type { FamilyGroup } from '#contract/family/groups.ts'
import type { App } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { emit } from '../../platform/feature.ts'
import type { Actor } from '../actor.ts'
import { isInMemory } from '../in-memory.ts'
import { lockMembersFor } from '../membership.ts'
import { lockGroup, requireGroup } from './groups.service.ts'

/** Begins to keep the group in memory of the loved one, or takes that back. Once more changes nothing. */
export function setInMemory(app: App, actor: Actor, wanted: boolean): Promise<FamilyGroup> {
  const { groupId, user } = actor
  return inTransaction(app, async (app) => {
    await lockMembersFor(app, actor, 'group:manage')
    const group = await lockGroup(app, groupId)
    if (isInMemory(group) === wanted) return requireGroup(app, user, groupId)
    const in_memory_at = wanted ? app.clock.now() : null
    await app.db.updateTable('family_groups').set({ in_memory_at }).where('id', '=', groupId).execute()
    if (in_memory_at !== null) await emit(app, 'rest', groupId, in_memory_at)
    else {
      await emit(app, 'memoryEnded', actor, group.in_memory_at ?? 0)
      await emit(app, 'resume', groupId)
    }
    const subject = { kind: 'group', id: groupId, title: group.name } as const
    const action = wanted ? 'memory_begun' : 'memory_ended'
    await emit(app, 'familyChanged', { groupId, by: actor, action, subject })
    return requireGroup(app, user, groupId)
  })
}
