import { createContext, type ReactNode, useContext } from 'react'
import type { User } from '#contract/identity/identity.ts'

const UserContext = createContext<User | null>(null)

export function SignedInUser({ user, children }: { user: User; children: ReactNode }) {
  return <UserContext value={user}>{children}</UserContext>
}

/** The signed-in person. Throws outside of the pages that need a sign-in. */
export function useUser(): User {
  const user = useContext(UserContext)
  if (!user) throw new Error('Nobody is signed in here')
  return user
}
