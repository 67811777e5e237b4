import { useQuery } from '@tanstack/react-query'
import type { identityApi, User } from '#contract/identity.ts'
import { userPath } from '#contract/identity-paths.ts'
import { callAt, isUnauthorized } from '../platform/api.ts'
import { cachedResponse, clearResponseCache, withResponseCache } from '../platform/response-cache.ts'

export const userKey = ['/api/auth/user'] as const

/** The signed-in person; null when nobody is. */
export function useSignedIn() {
  return useQuery({ queryKey: userKey, queryFn: readUser })
}

async function readUser(): Promise<User | null> {
  try {
    return await withResponseCache('user', readAndForgetOthers)
  } catch (error) {
    if (!isUnauthorized(error)) throw error
    clearResponseCache()
    return null
  }
}

/** What was kept for somebody else is not for this person's eyes. */
async function readAndForgetOthers(): Promise<User> {
  const user = await callAt<typeof identityApi.user>(userPath)
  if (cachedResponse<User>('user')?.data.id !== user.id) clearResponseCache()
  return user
}
