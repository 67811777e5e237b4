import type { User } from '#contract/identity/identity.ts'
import type { ProfileChange } from '#contract/identity/profile.ts'
import { publishChange } from '../../family/group-live.ts'
import { requireLocalAccount, setNames } from '../../identity/profile.service.ts'
import type { App } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { publishViews } from '../inbox/inbox-changes.ts'

/** Changes the person's name; every open page and screen that shows it reads it again. */
export async function updateProfile(app: App, user: User, change: ProfileChange): Promise<User> {
  await requireLocalAccount(app, user)
  return inTransaction(app, async (app) => {
    const changed = await setNames(app, user.id, change)
    await publishPerson(app, user.id)
    return changed
  })
}

/** Open pages and screens of the person's groups read again what shows their name or picture. */
export async function publishPerson(app: App, userId: string): Promise<void> {
  const members = await app.db
    .selectFrom('members')
    .where('user_id', '=', userId)
    .select('family_group_id')
    .execute()
  for (const { family_group_id } of members) {
    publishChange(app, family_group_id, 'members', 'photos', 'activity', 'answers', 'devices')
    await publishViews(app, family_group_id)
  }
}
