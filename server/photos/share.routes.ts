import type { FastifyInstance } from 'fastify'
import { pagePaths } from '#contract/pages/page-paths.ts'

/**
 * Where the phone's "Share" sends pictures (`share_target` of the manifest). The app's service worker takes them; only
 * a browser that has not installed it yet gets here. The page says so, and nothing is read.
 */
export async function shareRoutes(server: FastifyInstance): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, bytes, done) => {
      bytes.resume()
      done(null)
    })
    scope.post(pagePaths.share, { config: { access: 'public' } }, (_request, reply) =>
      reply.redirect(`${pagePaths.share}?missed=1`, 303),
    )
  })
}
