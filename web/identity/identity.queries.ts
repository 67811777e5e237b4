import { useQuery } from '@tanstack/react-query'
import { identityApi, type User } from '#contract/identity.ts'
import { call, isUnauthorized } from '../platform/api.ts'

export const userKey = ['/api/auth/user'] as const

/** The signed-in person; null when nobody is. */
export function useSignedIn() {
  return useQuery({ queryKey: userKey, queryFn: readUser })
}

async function readUser(): Promise<User | null> {
  try {
    return await call(identityApi.user)
  } catch (error) {
    if (isUnauthorized(error)) return null
    throw error
  }
}
