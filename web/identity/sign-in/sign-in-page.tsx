import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Registration } from '#contract/identity/identity.ts'
import { Brand } from '../../platform/brand.tsx'
import { commonWords } from '../../platform/words/common-words.ts'
import { showView, useAddress } from './address.ts'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { maySignUp, readRegistration } from './registration.ts'
import { ResetPasswordForm } from './reset-password-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import type { SignInView } from './sign-in-view.ts'
import { signInWords } from './sign-in-words.ts'
import { SignUpForm } from './sign-up-form.tsx'

const views = {
  'sign-in': SignInForm,
  'sign-up': SignUpForm,
  forgot: ForgotPasswordForm,
  reset: ResetPasswordForm,
}

export function SignInPage({ hasPasskeys }: { hasPasskeys: boolean }) {
  const { view: named, email: invited, isNew } = useAddress()
  const [registration] = useState(readRegistration)
  // Who begins on a server without any account has nothing to sign in with.
  const view = named ?? (isNew && registration.isFirst ? 'sign-up' : 'sign-in')
  const [email, setEmail] = useState(invited)
  const Form = views[view]
  const title = titleOf(view, registration)
  return (
    <div className="grid min-h-dvh content-center justify-items-center gap-8 p-5">
      <title>{`${title} · Sunporch`}</title>
      <header>
        <a href="/" aria-label={signInWords().toStart}>
          <Brand />
        </a>
      </header>
      <main className="w-full max-w-md rounded-card border border-line bg-surface p-6 shadow-card sm:p-8">
        <h1 className="mb-6 text-3xl font-semibold">{title}</h1>
        <FocusedOnFirstField key={view}>
          <Form
            email={email}
            isNew={isNew}
            registration={registration}
            hasPasskeys={hasPasskeys}
            onEmail={setEmail}
            onView={showView}
          />
        </FocusedOnFirstField>
      </main>
      <footer className="max-w-md text-center text-sm text-ink-2">{commonWords().motto}</footer>
    </div>
  )
}

function titleOf(view: SignInView, registration: Registration): string {
  const { titles, invitedOnly, noNewAccounts } = signInWords()
  if (view !== 'sign-up' || maySignUp(registration)) return titles[view]
  return registration.canSignUp === 'invited' ? invitedOnly : noNewAccounts
}

/**
 * Puts the cursor into the first empty field where there is a keyboard. On a phone the keyboard would cover half of
 * the page before anything is read.
 */
function FocusedOnFirstField({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!matchMedia('(pointer: fine)').matches) return
    const fields = [...(frame.current?.querySelectorAll('input') ?? [])]
    fields.find(({ value }) => !value)?.focus()
  }, [])
  return <div ref={frame}>{children}</div>
}
