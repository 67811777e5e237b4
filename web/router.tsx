import { useEffect, useState } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { pagePaths } from '#contract/pages/page-paths.ts'
import { useSignedIn } from './identity/identity.queries.ts'
import { pages } from './navigation.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { goToLogin } from './platform/login.ts'
import { isFirstSignedIn } from './platform/server/first-view.ts'
import { ErrorBoundary } from './platform/ui/error-boundary.tsx'
import { FailureNote } from './platform/ui/failure-note.tsx'
import { lazyComponent, lazyPage } from './platform/ui/lazy-component.tsx'
import { Loading } from './platform/ui/loading.tsx'
import { keepLanguage } from './platform/words/area-words.ts'

const LandingPage = lazyPage(() => import('./landing/landing-page.tsx').then((page) => page.LandingPage), {
  waiting: <Loading />,
})
const AskUnsent = lazyComponent(
  () => import('./photos/upload/kept-uploads.tsx').then((kept) => kept.AskUnsent),
  {
    isQuiet: true,
  },
)
const InvitationPage = lazyPage(
  () => import('./family/invitations/invitation-page.tsx').then((page) => page.InvitationPage),
  { waiting: <Loading /> },
)
const ConfirmEmailPage = lazyPage(
  () => import('./identity/email/confirm-email-page.tsx').then((page) => page.ConfirmEmailPage),
  { waiting: <Loading /> },
)
const Toaster = lazyComponent(() => import('./platform/toaster.tsx').then((toaster) => toaster.Toaster), {
  isQuiet: true,
})
const Shell = lazyComponent(
  async () => {
    // Together with the page, so that both are shown at once.
    const [shell] = await Promise.all([
      import('./shell.tsx'),
      pageAt(location.pathname)
        ?.Page.preload()
        .catch(() => {}),
    ])
    return shell.Shell
  },
  { waiting: <Loading /> },
)

/** Fetches the code of what is shown first, so that it replaces in one step what the server has painted. */
export async function preloadFirst(): Promise<void> {
  const isSignedIn = isFirstSignedIn()
  if (isSignedIn === null) return
  const shown = isSignedIn ? Shell : LandingPage
  await shown.preload().catch(() => {})
}

export function Router() {
  const [path] = useLocation()
  return (
    <ErrorBoundary resetKey={path}>
      <Routes path={path} />
    </ErrorBoundary>
  )
}

function Routes({ path }: { path: string }) {
  const signedIn = useSignedIn()
  const [wasSignedIn, setWasSignedIn] = useState(false)
  if (signedIn.data && !wasSignedIn) setWasSignedIn(true)
  const isSignedIn = Boolean(signedIn.data)
  useEffect(() => {
    if (isSignedIn) keepLanguage()
  }, [isSignedIn])
  const page = pageAt(path)
  if (path === pagePaths.invitation) {
    return (
      <>
        <InvitationPage />
        {signedIn.data && <AskUnsent personId={signedIn.data.id} />}
        <Toaster />
      </>
    )
  }
  if (path === pagePaths.confirmEmail) return <ConfirmEmailPage />
  if (signedIn.isPending) return <Loading />
  if (signedIn.isError) {
    return (
      <main className="mx-auto max-w-xl p-6">
        <FailureNote error={signedIn.error} onRetry={() => signedIn.refetch()} />
      </main>
    )
  }
  if (!page) return <NotFoundPage />
  if (!signedIn.data) return path === pagePaths.dashboard && !wasSignedIn ? <LandingPage /> : <LoginAgain />
  return (
    <>
      <Shell user={signedIn.data}>
        <ErrorBoundary resetKey={path}>
          <Switch>
            {pages.map(({ path, Page }) => (
              <Route key={path} path={path} component={Page} />
            ))}
          </Switch>
        </ErrorBoundary>
      </Shell>
      <Toaster />
    </>
  )
}

function pageAt(path: string) {
  return pages.find((page) => page.path === path)
}

function LoginAgain() {
  useEffect(goToLogin, [])
  return (
    <>
      <Loading />
      <Toaster />
    </>
  )
}
