import { displayName, type User } from '#contract/identity/identity.ts'
import type { App } from '../platform/context.ts'
import type { UserRow } from './identity.tables.ts'

export function toUser({ config }: Pick<App, 'config'>, row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    profileImageUrl: row.profile_image_url,
    phone: row.phone,
    language: row.language,
    // With a sign-in provider passwords of our own are worth nothing.
    hasPassword: config.oidc === null && row.password_hash !== null,
    // Without a mail server nobody could open the link.
    mustConfirmEmail: config.smtpUrl !== null && row.email !== null && row.email_confirmed_at === null,
  }
}

/** The columns of a person that name them; all null when a left join has found nobody. */
export type NameColumns = Pick<UserRow, 'first_name' | 'last_name' | 'email'>

/** How the family reads the person's name. */
export function nameOf({ first_name, last_name, email }: NameColumns): string {
  return displayName({ firstName: first_name, lastName: last_name, email })
}
