import { photoLimits } from '#contract/photos/photos.ts'
import { askBudget } from '../../platform/budgets/ask-budget.ts'
import type { App } from '../../platform/context.ts'
import { forbidden } from '../../platform/errors.ts'
import '../photos.tables.ts'

/** Only members of a group have a use for what they upload. */
export async function requireSomeGroup(app: App, userId: string): Promise<void> {
  const membership = await app.db
    .selectFrom('members')
    .innerJoin('family_groups', 'family_groups.id', 'members.family_group_id')
    .where('members.user_id', '=', userId)
    .where('members.deactivated_at', 'is', null)
    .where('family_groups.removed_at', 'is', null)
    .select('members.id')
    .limit(1)
    .executeTakeFirst()
  if (!membership)
    throw forbidden(
      'Please create a family group first, or ask your family to invite you. Then add pictures.',
    )
}

/** Throws 507 where the person would have more than UPLOAD_QUOTA on the server that is no photo yet. Under their lock. */
export async function requireUploadRoom(app: App, userId: string, bytes: number): Promise<void> {
  if (app.config.budgets.uploads === Infinity) return
  const waiting = await app.db
    .selectFrom('uploads')
    .where('user_id', '=', userId)
    .where('claimed_at', 'is', null)
    .where((where) => {
      const isThere = where('received_at', 'is not', null)
      // An object store takes the bytes without telling us. Elsewhere an address that has expired holds none.
      if (app.storage.presignPut) return where.and([])
      return where.or([
        isThere,
        where('kept_until', '>', app.clock.now()),
        where('receiving_until', '>', app.clock.now()),
        where('created_at', '>', app.clock.now() - photoLimits.uploadFor),
      ])
    })
    .select(({ fn }) => fn.sum<number | null>('bytes').as('bytes'))
    .executeTakeFirst()
  askBudget(app, 'uploads', { used: Number(waiting?.bytes ?? 0) + bytes })
}
