import { displayName, type User } from '#contract/identity.ts'
import type { UserRow } from './identity.tables.ts'

export function toUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    profileImageUrl: row.profile_image_url,
    phone: row.phone,
    hasPassword: row.password_hash !== null,
  }
}

/** The columns of a person that name them; all null when a left join has found nobody. */
export type NameColumns = Pick<UserRow, 'first_name' | 'last_name' | 'email'>

/** How the family reads the person's name. */
export function nameOf({ first_name, last_name, email }: NameColumns): string {
  return displayName({ firstName: first_name, lastName: last_name, email })
}
