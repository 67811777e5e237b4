import { useQuery } from '@tanstack/react-query'
import type { identityApi, User } from '#contract/identity/identity.ts'
import { userPath } from '#contract/identity/identity-paths.ts'
import {
  cachedResponse,
  clearResponseCache,
  keepResponse,
  withResponseCache,
} from '../platform/cache/response-cache.ts'
import { callAt, isUnauthorized } from '../platform/server/api.ts'
import { takeFirstAnswer } from '../platform/server/first-view.ts'
import { CachedUser } from './cached-user.ts'

export const userKey = ['/api/auth/user'] as const
const cacheName = 'user'

/** The signed-in person; null when nobody is. */
export function useSignedIn() {
  return useQuery({ queryKey: userKey, queryFn: readUser, initialData: firstUser })
}

/** Who the server says it is in the page itself. */
function firstUser(): User | null | undefined {
  const user = takeFirstAnswer<User>(userPath.path)
  if (user) return keepResponse(cacheName, forgetOthers(user))
  if (user === null) clearResponseCache()
  return user
}

/** Who was signed in at this browser last, in any tab; null when nobody is. */
export function cachedUserId(): string | null {
  return cachedResponse(cacheName, CachedUser)?.data.id ?? null
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

async function readAndForgetOthers(): Promise<User> {
  return forgetOthers(await callAt<typeof identityApi.user>(userPath))
}

/** Responses that were cached for another person must not be shown to this one. */
function forgetOthers(user: User): User {
  if (cachedUserId() !== user.id) clearResponseCache()
  return user
}
