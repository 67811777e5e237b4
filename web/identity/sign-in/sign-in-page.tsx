import { useState } from 'react'
import { Brand } from '../../platform/brand.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import type { SignInView } from './sign-in-view.ts'
import { SignUpForm } from './sign-up-form.tsx'

const titles: Record<SignInView, string> = {
  'sign-in': 'Sign in',
  'sign-up': 'Create account',
  forgot: 'Forgot password',
  reset: 'Choose a new password',
}

const views = {
  'sign-in': SignInForm,
  'sign-up': SignUpForm,
  forgot: ForgotPasswordForm,
  reset: ResetPasswordForm,
}

export function SignInPage() {
  const [view, setView] = useState<SignInView>(location.hash.startsWith('#reset=') ? 'reset' : 'sign-in')
  const [email, setEmail] = useState('')
  const Form = views[view]
  return (
    <div className="grid min-h-dvh content-center justify-items-center gap-8 p-5">
      <title>{`${titles[view]} · Sunporch`}</title>
      <header>
        <a href="/" aria-label="Sunporch, to the start">
          <Brand />
        </a>
      </header>
      <main className="w-full max-w-md rounded-card border border-line bg-surface p-6 shadow-card sm:p-8">
        <h1 className="mb-6 text-3xl font-semibold">{titles[view]}</h1>
        <Form key={view} email={email} onEmail={setEmail} onView={setView} />
      </main>
      <footer className="max-w-md text-center text-sm text-ink-2">
        Stay connected with your loved one's daily life
      </footer>
    </div>
  )
}
