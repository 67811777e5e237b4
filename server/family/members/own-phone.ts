import type { User } from '#contract/identity/identity.ts'
import { setPhone } from '../../identity/profile.service.ts'
import type { App } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { publishChange } from '../group-live.ts'
import '../family.tables.ts'

/** Keeps the person's telephone number, or none; open pages of their groups show it at once. */
export function setOwnPhone(app: App, user: User, phone: string | null): Promise<User> {
  return inTransaction(app, async (app) => {
    const changed = await setPhone(app, user.id, phone)
    const members = await app.db
      .selectFrom('members')
      .where('user_id', '=', user.id)
      .select('family_group_id')
      .execute()
    for (const { family_group_id } of members) publishChange(app, family_group_id, 'members')
    return changed
  })
}
