import type { User } from '#contract/identity/identity.ts'
import type { Schema } from '../platform/local-store.ts'

/** Checks a user that was stored, as the contract's `User` does. By hand: the landing page does without zod. */
export const CachedUser: Schema<User> = {
  safeParse: (value) => (isUser(value) ? { success: true, data: value } : { success: false }),
}

function isUser(value: unknown): value is User {
  if (typeof value !== 'object' || value === null) return false
  const user: Partial<Record<keyof User, unknown>> = value
  const texts = [user.email, user.firstName, user.lastName, user.profileImageUrl, user.phone, user.language]
  return (
    typeof user.id === 'string' &&
    typeof user.hasPassword === 'boolean' &&
    typeof user.mustConfirmEmail === 'boolean' &&
    texts.every((text) => text === null || typeof text === 'string')
  )
}
