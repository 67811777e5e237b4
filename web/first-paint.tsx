// What the server paints into the pages before any script has come. The build renders it.

import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { paintNames } from '#contract/pages/first-paint.ts'
import { pagePaths } from '#contract/pages/page-paths.ts'
import { landingScripts } from '#contract/pages/page-scripts.ts'
import { AppFrame } from './first-paint-frame.tsx'
import { Dashboard, DashboardWithPicture, PhotoGallery, Shopping } from './first-paint-pages.tsx'
import { SignInPage } from './identity/sign-in/sign-in-page.tsx'
import { LandingPage } from './landing/landing-page.tsx'
import { Loading } from './platform/ui/loading.tsx'

/** The name, the page's address, and what is in the frame. */
const pages: [string, string, () => ReactNode][] = [
  [pagePaths.dashboard, pagePaths.dashboard, Dashboard],
  [paintNames.roomPicture, pagePaths.dashboard, DashboardWithPicture],
  [pagePaths.photoGallery, pagePaths.photoGallery, PhotoGallery],
  [pagePaths.shopping, pagePaths.shopping, Shopping],
]

/**
 * By the name under which the server finds it. The links of the landing page work without scripts; what is painted is
 * never read aloud, because it is replaced in the middle of a sentence.
 */
export const markup: Record<string, string> = {
  [landingScripts]: bodyOf(
    <div aria-hidden className="contents">
      <LandingPage />
    </div>,
  ),
  [paintNames.loading]: bodyOf(
    <div aria-hidden className="contents">
      <Loading />
    </div>,
  ),
  // The fields take letters when the scripts are there: until then they would be lost.
  ...Object.fromEntries(
    [paintNames.signIn, paintNames.signInWithPasskeys].map((name) => [
      name,
      bodyOf(
        <fieldset disabled inert aria-hidden className="contents">
          <SignInPage hasPasskeys={name === paintNames.signInWithPasskeys} />
        </fieldset>,
      ),
    ]),
  ),
  ...Object.fromEntries(
    pages.map(([name, path, Page]) => [
      name,
      bodyOf(
        <AppFrame path={path}>
          <Page />
        </AppFrame>,
      ),
    ]),
  ),
}

/** Without what React puts before it, which belongs into the head. */
function bodyOf(page: ReactNode): string {
  return renderToStaticMarkup(page).replace(/^(?:<link[^>]*>|<title>[^<]*<\/title>)+/, '')
}
