import { expect, test } from 'vitest'
import { User } from '#contract/identity/identity.ts'
import { CachedUser } from './cached-user.ts'

const user: User = {
  id: '0198c6f2-3f7a-7000-8000-000000000001',
  email: 'mia@example.com',
  firstName: 'Mia',
  lastName: null,
  profileImageUrl: null,
  phone: '+49 30 1234567',
  language: 'de',
  hasPassword: true,
  mustConfirmEmail: false,
}

test('a user of the contract is understood', () => {
  expect(CachedUser.safeParse(user)).toEqual({ success: true, data: User.parse(user) })
})

test.each(Object.keys(User.shape))('a user without %s is not', (name) => {
  const { [name as keyof User]: _, ...rest } = user
  expect(User.safeParse(rest).success).toBe(false)
  expect(CachedUser.safeParse(rest).success).toBe(false)
})

test.each([null, undefined, 'Mia', [user]])('%j is no user', (value) => {
  expect(CachedUser.safeParse(value).success).toBe(false)
})
