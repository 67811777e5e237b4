import type { Registration } from '#contract/identity/identity.ts'

export type SignInView = 'sign-in' | 'sign-up' | 'forgot' | 'reset'

/** What each of the forms is handed. */
export type SignInViewProps = {
  /** Whether the person came by "Get Started". */
  isNew: boolean
  /** Typed once, it stands in the next form too. */
  email: string
  /** Whether the person can make an account: anybody, whoever is invited, or nobody. */
  registration: Registration
  /** Whether this browser can use a passkey at this address. */
  hasPasskeys: boolean
  onEmail: (email: string) => void
  onView: (view: SignInView) => void
}
