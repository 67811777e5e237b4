// What the server paints into the pages before any script has come. The build renders it.

import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { paintIn, paintNames } from '#contract/pages/first-paint.ts'
import { pagePaths } from '#contract/pages/page-paths.ts'
import { landingScripts } from '#contract/pages/page-scripts.ts'
import { languages } from '#contract/platform/languages.ts'
import { AppFrame } from './first-paint-frame.tsx'
import { Dashboard, DashboardWithPicture, PhotoGallery, Shopping } from './first-paint-pages.tsx'
import { SignInPage } from './identity/sign-in/sign-in-page.tsx'
import { LandingPage } from './landing/landing-page.tsx'
import { Loading } from './platform/ui/loading.tsx'
import { setPageLanguage } from './platform/words/area-words.ts'

/** The name, the page's address, and what is in the frame. */
const pages: [string, string, () => ReactNode][] = [
  [pagePaths.dashboard, pagePaths.dashboard, Dashboard],
  [paintNames.roomPicture, pagePaths.dashboard, DashboardWithPicture],
  [pagePaths.photoGallery, pagePaths.photoGallery, PhotoGallery],
  [pagePaths.shopping, pagePaths.shopping, Shopping],
]

/**
 * By the name under which the server finds it, in each language. The
 * links of the landing page work without scripts; what is painted is never read aloud, because it is replaced in the middle
 * of a sentence.
 */
export const markup: Record<string, string> = {}
for (const language of languages) {
  await setPageLanguage(language)
  for (const [name, html] of Object.entries({ ...inFrame(), ...forVisitors() }))
    markup[paintIn(language, name)] = html
}

function inFrame(): Record<string, string> {
  return Object.fromEntries(
    pages.map(([name, path, Page]) => [
      name,
      bodyOf(
        <AppFrame path={path}>
          <Page />
        </AppFrame>,
      ),
    ]),
  )
}

function forVisitors(): Record<string, string> {
  return {
    [landingScripts]: unread(<LandingPage />),
    [paintNames.loading]: unread(<Loading />),
    [paintNames.signIn]: withoutInput(<SignInPage hasPasskeys={false} />),
    [paintNames.signInWithPasskeys]: withoutInput(<SignInPage hasPasskeys />),
  }
}

function unread(page: ReactNode): string {
  return bodyOf(
    <div aria-hidden className="contents">
      {page}
    </div>,
  )
}

/** The fields take letters when the scripts are there: until then they would be lost. */
function withoutInput(page: ReactNode): string {
  return bodyOf(
    <fieldset disabled inert aria-hidden className="contents">
      {page}
    </fieldset>,
  )
}

/** Without what React puts before it, which belongs into the head. */
function bodyOf(page: ReactNode): string {
  return renderToStaticMarkup(page).replace(/^(?:<link[^>]*>|<title>[^<]*<\/title>)+/, '')
}
