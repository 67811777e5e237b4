import { lazy, Suspense, useEffect, useState } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { useSignedIn } from './identity/identity.queries.ts'
import { pages } from './navigation.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { goToLogin } from './platform/login.ts'
import { FailureNote } from './platform/ui/failure-note.tsx'

const LandingPage = lazy(() =>
  import('./landing/landing-page.tsx').then((page) => ({ default: page.LandingPage })),
)
const InvitationPage = lazy(() =>
  import('./family/invitation-page.tsx').then((page) => ({ default: page.InvitationPage })),
)
const Toaster = lazy(() => import('./platform/toaster.tsx').then((toaster) => ({ default: toaster.Toaster })))
const Shell = lazy(() => import('./shell.tsx').then((shell) => ({ default: shell.Shell })))

export function Router() {
  const signedIn = useSignedIn()
  const [path] = useLocation()
  const [wasSignedIn, setWasSignedIn] = useState(false)
  if (signedIn.data && !wasSignedIn) setWasSignedIn(true)
  const isKnown = pages.some((page) => page.path === path)
  if (path === '/invitation') {
    return (
      <Suspense fallback={<Loading />}>
        <InvitationPage />
        <Toaster />
      </Suspense>
    )
  }
  if (signedIn.isPending) return <Loading />
  if (signedIn.isError) {
    return (
      <main className="mx-auto max-w-xl p-6">
        <FailureNote error={signedIn.error} onRetry={() => signedIn.refetch()} />
      </main>
    )
  }
  if (!isKnown) return <NotFoundPage />
  if (!signedIn.data) {
    return path === '/' && !wasSignedIn ? (
      <Suspense fallback={<Loading />}>
        <LandingPage />
      </Suspense>
    ) : (
      <LoginAgain />
    )
  }
  return (
    <Suspense fallback={<Loading />}>
      <Shell user={signedIn.data}>
        <Suspense fallback={null}>
          <Switch>
            {pages.map(({ path, Page }) => (
              <Route key={path} path={path} component={Page} />
            ))}
          </Switch>
        </Suspense>
      </Shell>
      <Toaster />
    </Suspense>
  )
}

function LoginAgain() {
  useEffect(goToLogin, [])
  return (
    <>
      <Loading />
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    </>
  )
}

function Loading() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <p className="text-ink-2">Loading...</p>
    </main>
  )
}
