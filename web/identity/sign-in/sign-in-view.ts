export type SignInView = 'sign-in' | 'sign-up' | 'forgot' | 'reset'

/** What each of the forms is handed. */
export type SignInViewProps = {
  /** Whether the person came by "Get Started". */
  isNew: boolean
  /** Typed once, it stands in the next form too. */
  email: string
  onEmail: (email: string) => void
  onView: (view: SignInView) => void
}
