import type { User } from '#contract/identity/identity.ts'
import type { ProfileChange } from '#contract/identity/profile.ts'
import type { Language } from '#contract/platform/languages.ts'
import type { App } from '../platform/context.ts'
import { lockRow } from '../platform/db/lock.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { invalid, notFound } from '../platform/errors.ts'
import type { UserRow } from './identity.tables.ts'
import { toUser } from './user.ts'

/** 422 for an account of a provider: it would be overwritten at the next sign-in. */
export async function requireLocalAccount(app: App, { id }: Pick<User, 'id'>): Promise<void> {
  const row = await app.db.selectFrom('users').where('id', '=', id).select('password_hash').executeTakeFirst()
  if (!row?.password_hash) throw invalid('This account signs in elsewhere. Please change it there.')
}

/** Within a transaction. */
export async function setNames(app: App, userId: string, change: ProfileChange): Promise<User> {
  const { user } = await setColumns(app, userId, {
    first_name: change.firstName,
    last_name: change.lastName,
  })
  return user
}

/** Within a transaction. Null removes it. */
export async function setPhone(app: App, userId: string, phone: string | null): Promise<User> {
  const { user } = await setColumns(app, userId, { phone })
  return user
}

export function setLanguage(app: App, userId: string, language: Language): Promise<User> {
  return inTransaction(app, async (app) => (await setColumns(app, userId, { language })).user)
}

/** The language of the person's browser, for somebody who has never been asked. Within a transaction. */
export async function setFirstLanguage(app: App, userId: string, language: Language): Promise<void> {
  await app.db
    .updateTable('users')
    .set({ language })
    .where('id', '=', userId)
    .where('language', 'is', null)
    .execute()
}

/** Within a transaction. `before` is the address of the picture until now. */
export function setProfileImage(
  app: App,
  userId: string,
  url: string | null,
): Promise<{ user: User; before: string | null }> {
  return setColumns(app, userId, { profile_image_url: url })
}

async function setColumns(app: App, userId: string, columns: Partial<UserRow>) {
  const row = await lockRow(app, 'users', { id: userId })
  if (!row) throw notFound()
  await app.db.updateTable('users').set(columns).where('id', '=', userId).execute()
  return { user: toUser(app, { ...row, ...columns }), before: row.profile_image_url }
}
