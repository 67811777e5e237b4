import type { FastifyInstance } from 'fastify'
import { infoPaths, pagePaths } from '#contract/pages/page-paths.ts'
import { landingScripts } from '#contract/pages/page-scripts.ts'
import { firstPaint } from './first-paint.ts'
import { readFirstView } from './first-view.ts'
import type { App } from './platform/context.ts'
import { sendError } from './platform/http/open-http.ts'
import type { Pages } from './platform/http/pages.ts'
import { languageOf } from './platform/http/request/language.ts'

/** The pages of the app, and what is answered where there is nothing. */
export function pageRoutes(server: FastifyInstance, app: App, pages: Pages): void {
  for (const path of Object.values(pagePaths)) {
    server.get(path, { config: { access: 'public' } }, async (request, reply) => {
      const view = await readFirstView(server, app, request, path)
      const scripts = view.isSignedIn ? path : landingScripts
      // A page without data is the same for everybody: caches and service workers keep it.
      const language = view.json === null ? 'en' : (view.language ?? languageOf(request))
      return pages.send(reply, 'index', {
        firstView: view.json,
        scripts,
        language,
        paint: firstPaint(path, view),
      })
    })
  }
  for (const name of ['privacy', 'terms'] as const) {
    server.get(infoPaths[name], { config: { access: 'public' } }, async (request, reply) =>
      pages.send(reply, name, { language: languageOf(request) }),
    )
  }
  server.setNotFoundHandler((request, reply) => {
    const wantsPage = ['GET', 'HEAD'].includes(request.method) && !request.url.startsWith('/api/')
    const page = pageWithoutSlash(request.url)
    if (wantsPage && page) return reply.redirect(page, 308)
    if (wantsPage) return pages.send(reply, 'index', { status: 404 })
    return sendError(reply, 404, 'not_found', 'This was not found.')
  })
}

/** The address of the page that was asked for with a slash at its end; null when it is none. */
function pageWithoutSlash(url: string): string | null {
  const [path = '', query] = url.split('?', 2)
  const page = Object.values(pagePaths).find((page) => path === `${page}/`)
  return page ? page + (query ? `?${query}` : '') : null
}
