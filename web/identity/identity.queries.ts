import { useQuery } from '@tanstack/react-query'
import type { identityApi, User } from '#contract/identity.ts'
import { userPath } from '#contract/identity-paths.ts'
import { callAt, isUnauthorized } from '../platform/api.ts'
import { cachedResponse, clearResponseCache, withResponseCache } from '../platform/response-cache.ts'
import { CachedUser } from './cached-user.ts'

export const userKey = ['/api/auth/user'] as const
const cacheName = 'user'

/** The signed-in person; null when nobody is. */
export function useSignedIn() {
  return useQuery({ queryKey: userKey, queryFn: readUser })
}

async function readUser(): Promise<User | null> {
  try {
    return await withResponseCache(cacheName, CachedUser, readAndForgetOthers)
  } catch (error) {
    if (!isUnauthorized(error)) throw error
    clearResponseCache()
    return null
  }
}

/** Responses that were cached for another person must not be shown to this one. */
async function readAndForgetOthers(): Promise<User> {
  const user = await callAt<typeof identityApi.user>(userPath)
  if (cachedResponse(cacheName, CachedUser)?.data.id !== user.id) clearResponseCache()
  return user
}
