import type { User } from '#contract/identity.ts'
import type { UserRow } from './identity.tables.ts'

export function toUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    profileImageUrl: row.profile_image_url,
    hasPassword: row.password_hash !== null,
  }
}
